import { existsSync, statSync } from 'node:fs'
import { basename, extname, join, relative, resolve } from 'node:path'
import type { MovedFiles } from '@gwdocs/core'
import { listFiles } from '../read/list-files.ts'

export type WantedMove = {
  /** Absolute. */
  readonly siteDir: string
  /** As people named them: from where they are, or from the site. */
  readonly from: string
  readonly to: string
  /** Folders of content, relative to the site. */
  readonly folders: readonly string[]
}

export type ResolvedMove =
  | { readonly type: 'move'; readonly files: MovedFiles; readonly root: string }
  | {
      readonly type: 'refused'
      readonly problem: string
      readonly fix: string
    }

/** Which files a move takes where; a folder takes all that lies in it. */
export async function resolveMove({
  siteDir,
  folders,
  ...wanted
}: WantedMove): Promise<ResolvedMove> {
  const base = baseOf(wanted.from, siteDir)
  const from = toSitePath(wanted.from, base, siteDir)
  const absolute = join(siteDir, from)
  if (!existsSync(absolute))
    return refused(
      `There is no file \`${from}\`.`,
      'name a page by its file, such as `docs/guide/start.md`, or a folder of pages.',
    )
  const isFolder = statSync(absolute).isDirectory()
  const to = targetOf(from, {
    ...{ siteDir, isFolder },
    path: toSitePath(wanted.to, base, siteDir),
    isInto: /[/\\]$/.test(wanted.to),
  })
  const root = rootOf(from, folders)
  if (root === undefined)
    return refused(
      `\`${from}\` lies in no folder of content.`,
      `name what lies below ${folders.map((each) => `\`${each}\``).join(', ')}.`,
    )
  if (rootOf(to, folders) !== root)
    return refused(
      `\`${to}\` does not lie in \`${root}\`: what is a page there would be another kind of page, or none.`,
      `choose a place below \`${root}/\`.`,
    )
  if (existsSync(join(siteDir, to)))
    return refused(
      `There is \`${to}\` already.`,
      'choose another name, or move what is there away first.',
    )
  if (`${to}/`.startsWith(`${from}/`))
    return refused(
      `\`${to}\` lies within \`${from}\`, which is to move.`,
      'choose a place outside of it.',
    )
  const inner = isFolder
    ? (await listFiles(absolute)).map((path) => `/${path}`)
    : ['']
  return {
    type: 'move',
    root,
    files: new Map(inner.map((path) => [from + path, to + path])),
  }
}

function refused(problem: string, fix: string): ResolvedMove {
  return { type: 'refused', problem, fix }
}

/** People name files from where they are; what is not there is meant from the site, and so is its target. */
function baseOf(from: string, siteDir: string): string {
  const here = relative(siteDir, resolve(from))
  return !here.startsWith('..') && existsSync(resolve(from)) ? '.' : siteDir
}

function toSitePath(path: string, base: string, siteDir: string): string {
  return relative(siteDir, resolve(base, path)).replaceAll('\\', '/')
}

type Target = {
  readonly siteDir: string
  /** Relative to the site. */
  readonly path: string
  readonly isFolder: boolean
  /** It was written with a slash behind it. */
  readonly isInto: boolean
}

/** A folder that is there takes what is moved into it, as `mv` has it; a page keeps its ending. */
function targetOf(
  from: string,
  { siteDir, path, isFolder, isInto }: Target,
): string {
  const stats = statSync(join(siteDir, path), { throwIfNoEntry: false })
  if (stats?.isDirectory() || isInto) return `${path}/${basename(from)}`
  return isFolder || extname(path) !== '' ? path : path + extname(from)
}

/** The folder of content in which a path lies: the innermost one. */
function rootOf(path: string, folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]
}
