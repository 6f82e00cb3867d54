import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { TranslatedFolder } from './translated-folders.ts'

export type Overlay = {
  /** Path of a source → the file that stands for it in this locale. */
  readonly origins: ReadonlyMap<string, string>
  /** Translations of pages that do not exist, relative to the site. */
  readonly orphans: readonly string[]
}

export type OverlayInput = {
  readonly folders: readonly TranslatedFolder[]
  /** Files of the content itself, relative to the site. */
  readonly sources: ReadonlySet<string>
  /** Files of the locale's folder, relative to the site. */
  readonly found: readonly string[]
}

/**
 * Lays a locale's files over those of the content.
 *
 * A locale never has pages of its own: which there are, the content decides. Partials, images
 * and the like may be its own: its pages use them.
 */
export function overlayFiles(input: OverlayInput): Overlay {
  const origins = new Map<string, string>()
  const orphans: string[] = []
  for (const { source, folders } of input.folders) {
    for (const folder of folders) {
      for (const file of input.found.filter((each) => isIn(each, folder))) {
        const path = `${source}${file.slice(folder.length)}`
        if (isOfSourceAlone(path) || origins.has(path)) continue
        if (input.sources.has(path) || !isPage(path, source))
          origins.set(path, file)
        else orphans.push(file)
      }
    }
  }
  return { origins, orphans }
}

function isIn(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`)
}

/** Categories are read from the content alone; their labels are translated elsewhere. */
function isOfSourceAlone(path: string): boolean {
  return /\/_category_\.(?:json|ya?ml)$/.test(path)
}

/** No part of a page's path below its folder starts with `_`. */
function isPage(path: string, source: string): boolean {
  const inner = path.slice(source.length)
  return /\.(?:mdx?|tsx|jsx)$/.test(inner) && !/\/_/.test(inner)
}

/** A translation whose source is gone or was renamed: nobody would ever read it. */
export function reportOrphan(file: string, source: string): Diagnostic {
  return {
    code: 'translation-orphaned',
    severity: 'warning',
    message: `This translates \`${source}\`, and there is no such file, so nobody reads it.`,
    hint: 'move it to the path of its source, or remove it.',
    place: { type: 'file', file },
  }
}

/** The path of the source that a file of a locale's folder translates. */
export function sourceOf(
  file: string,
  folders: readonly TranslatedFolder[],
): string | undefined {
  for (const { source, folders: names } of folders) {
    const folder = names.find((each) => isIn(file, each))
    if (folder !== undefined) return `${source}${file.slice(folder.length)}`
  }
  return undefined
}
