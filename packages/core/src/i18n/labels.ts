import { z } from 'zod'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { readDataFile } from '../data/data-file.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { en } from '../shared/messages/en.ts'
import type { Locale } from './locale.ts'
import { pluginFolder } from './translated-folders.ts'

/** Key → text in the locale's language. */
export type Entries = Readonly<Record<string, string>>

/** What a locale calls things that are no content: labels of config and sidebars, messages. */
export type Labels = {
  /** Any text of the config or of a sidebar, as it is written → its translation. */
  readonly texts: Entries
  /** The theme's messages, by key. */
  readonly messages: Entries
  /** Docusaurus' `code.json`: its theme's messages, and texts of components, by id. */
  readonly code: Entries
  readonly navbar: Entries
  readonly footer: Entries
  /** `<id of the doc set>/<current or version-NAME>` → Docusaurus' keys. */
  readonly docs: ReadonlyMap<string, Entries>
  /** Id of the blog → Docusaurus' keys. */
  readonly blogs: ReadonlyMap<string, Entries>
}

export type LabelsResult = {
  readonly labels: Labels
  readonly diagnostics: readonly Diagnostic[]
}

const entriesSchema = z.record(
  z.string(),
  z.union([z.string(), z.looseObject({ message: z.string() })]),
)

/** Reads a locale's files of labels: our two, and those that Docusaurus writes. */
export function readLabels(
  files: readonly SourceFile[],
  config: ResolvedConfig,
  locale: Locale,
): LabelsResult {
  const diagnostics: Diagnostic[] = []
  const read = (path: string): Entries => {
    const file = files.find(({ filePath }) => filePath === path)
    if (!file) return {}
    const result = readEntries(file)
    diagnostics.push(...result.diagnostics)
    return result.entries
  }
  const inFolder = (name: string) => read(`${locale.folder}/${name}`)
  const messages = inFolder('messages.json')
  diagnostics.push(...checkKeys(messages, `${locale.folder}/messages.json`))
  const docs = config.docs.flatMap(({ id }) => {
    const folder = `${pluginFolder(locale, 'docs', id)}/`
    return files
      .filter(({ filePath }) => isJsonIn(filePath, folder))
      .map(({ filePath }) => {
        const name = filePath.slice(folder.length, -'.json'.length)
        return [`${id}/${name}`, read(filePath)] as const
      })
  })
  const blogs = config.blogs.map(({ id }) => {
    const file = `${pluginFolder(locale, 'blog', id)}/options.json`
    return [id, read(file)] as const
  })
  const labels: Labels = {
    texts: inFolder('labels.json'),
    messages,
    code: inFolder('code.json'),
    navbar: inFolder('docusaurus-theme-classic/navbar.json'),
    footer: inFolder('docusaurus-theme-classic/footer.json'),
    docs: new Map(docs),
    blogs: new Map(blogs),
  }
  return { labels, diagnostics }
}

function isJsonIn(filePath: string, folder: string): boolean {
  return (
    filePath.startsWith(folder) &&
    /^[^/]+\.json$/.test(filePath.slice(folder.length))
  )
}

function readEntries(file: SourceFile): {
  entries: Entries
  diagnostics: readonly Diagnostic[]
} {
  const { value, diagnostics } = readDataFile(file, 'labels-invalid')
  if (diagnostics.length > 0) return { entries: {}, diagnostics }
  const result = entriesSchema.safeParse(value)
  if (!result.success) {
    const found = result.error.issues.map((issue): Diagnostic => ({
      code: 'labels-invalid',
      severity: 'error',
      message: 'A label is no text.',
      hint: 'write `"key": "text"`, or `"key": { "message": "text" }`.',
      place: {
        type: 'key',
        file: file.filePath,
        keyPath: issue.path.map(String),
      },
    }))
    return { entries: {}, diagnostics: found }
  }
  const entries = Object.entries(result.data).map(([key, entry]) => [
    key,
    typeof entry === 'string' ? entry : entry.message,
  ])
  return { entries: Object.fromEntries(entries) as Entries, diagnostics: [] }
}

function checkKeys(messages: Entries, file: string): Diagnostic[] {
  const known = Object.keys(en)
  return Object.keys(messages)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const meant = closestName(key, known)
      return {
        code: 'label-unknown',
        severity: 'warning',
        message: `\`${key}\` is not a message of the theme.`,
        hint: meant ? `rename it \`${meant}\`.` : 'remove it.',
        place: { type: 'key', file, keyPath: [key] },
      }
    })
}
