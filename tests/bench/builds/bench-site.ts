import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Corpus } from './corpus.ts'
import type { Files, Tool } from './tools/tool.ts'

/** Makes a tool's site anew, with nothing kept from builds before. */
export function makeSite(folder: string, tool: Tool, corpus: Corpus): string {
  const siteDir = join(folder, slugOf(tool))
  install(siteDir, tool)
  empty(siteDir)
  write(siteDir, tool.files(corpus))
  const pages = corpus.pages.map(({ path, text }) => [
    join(tool.contentFolder, path),
    tool.name === 'Starlight' ? withTitle(text) : text,
  ])
  write(siteDir, Object.fromEntries(pages) as Files)
  return siteDir
}

/** Takes away all but what was installed; caches in there go, too. */
function empty(siteDir: string): void {
  const kept = /^(?:node_modules|package(?:-lock)?\.json)$/
  const names = readdirSync(siteDir).filter((name) => !kept.test(name))
  const caches = ['.cache', '.astro', '.vite', '.rspack']
  for (const name of [
    ...names,
    ...caches.map((each) => `node_modules/${each}`),
  ])
    rmSync(join(siteDir, name), { recursive: true, force: true })
}

/** Starlight takes titles from front matter alone. */
function withTitle(text: string): string {
  const [title = '', ...rest] = text.split('\n')
  return `---\ntitle: ${JSON.stringify(title.replace(/^# /, ''))}\n---\n${rest.join('\n')}`
}

/** A line more at the end of a page in the middle. */
export function editPage(siteDir: string, tool: Tool, corpus: Corpus): void {
  const page = corpus.pages[Math.floor(corpus.pages.length / 2)]
  if (!page) throw new Error('The corpus is empty.')
  const file = join(siteDir, tool.contentFolder, page.path)
  appendFileSync(file, '\nOne line more.\n')
}

/** Installs a tool's packages once; they stay for the next run. */
function install(siteDir: string, { packages, overrides }: Tool): void {
  mkdirSync(siteDir, { recursive: true })
  const wanted = Object.entries(packages).map((each) => each.join('@'))
  if (wanted.length === 0 || existsSync(join(siteDir, 'node_modules'))) return
  const manifest = { private: true, overrides }
  writeFileSync(join(siteDir, 'package.json'), JSON.stringify(manifest))
  const args = ['install', '--no-audit', '--no-fund', ...wanted]
  execFileSync('npm', args, { cwd: siteDir, stdio: ['ignore', 2, 2] })
}

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

function slugOf({ name }: Tool): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}
