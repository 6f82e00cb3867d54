import { root, runCommand } from './run-command.mjs'

/** Packs what is compiled now, so that every command of the tests begins as those of users do. */
export async function setup() {
  const { isOk } = await runCommand(process.execPath, [
    `${root}packages/cli/pack/pack.mjs`,
  ])
  if (!isOk) throw new Error('The command could not be packed.')
}
