// `npm start`: from a fresh clone to the running site.
import { install } from './install.mjs'
import { root, runCommand, runTool } from './run-command.mjs'

const gwdocs = `${root}packages/cli/bin/gwdocs.js`
const steps = [
  () => install(),
  async () => (await runTool('typescript/bin/tsc', ['-b'])).isOk,
  async () =>
    (await runCommand(process.execPath, [`${root}packages/cli/pack/pack.mjs`]))
      .isOk,
  async () =>
    (await runCommand(process.execPath, [gwdocs, 'build', 'site'])).isOk,
  async () =>
    (await runCommand(process.execPath, [gwdocs, 'serve', 'site'])).isOk,
]

for (const step of steps) {
  if (await step()) continue
  process.exitCode = 1
  break
}
