import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const licenceFile = /^(?:licen[cs]e|copying|notice)/i

/**
 * The licences of the packages that a bundle holds: their authors ask to be named.
 *
 * In:  what esbuild read, by path.
 */
export async function thirdPartyNotices({ inputs }) {
  const folders = new Set(
    Object.keys(inputs).flatMap((path) => packageFolder(path) ?? []),
  )
  const notices = await Promise.all([...folders].map(noticeOf))
  const byName = new Map(notices.map((each) => [each.name, each.text]))
  return [...byName.keys()]
    .sort()
    .map((name) => byName.get(name))
    .join(`\n${'-'.repeat(72)}\n\n`)
}

/** Undefined for what is no installed package. */
function packageFolder(path) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]
}

async function noticeOf(folder) {
  const manifest = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const files = (await readdir(folder)).filter((name) => licenceFile.test(name))
  const texts = await Promise.all(
    files.map((name) => readFile(resolve(folder, name), 'utf8')),
  )
  const name = `${manifest.name} ${manifest.version}`
  const heading = `${name}, ${manifest.license ?? 'licence below'}`
  return { name, text: `${[heading, ...texts].join('\n\n').trim()}\n` }
}
