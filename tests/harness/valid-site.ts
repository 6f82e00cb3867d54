import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Diagnostic } from './build.ts'
import { createSite, type SiteCopy } from './site-copy.ts'

/** Texts by path; undefined takes a file of the valid site away. */
export type Changes = Readonly<Record<string, string | undefined>>

export function lines(...texts: readonly string[]): string {
  return `${texts.join('\n')}\n`
}

/** A config whose own lines begin on line 6. */
export function configWith(...options: readonly string[]): string {
  return lines(
    "import { defineConfig } from 'gwdocs'",
    '',
    'export default defineConfig({',
    "  title: 'Valid',",
    "  url: 'https://example.com',",
    ...options,
    '})',
  )
}

/** A config with one navbar item, which begins at 8:15. */
export function configWithItem(item: string): string {
  return configWith(
    '  theme: {',
    '    navbar: {',
    `      items: [${item}],`,
    '    },',
    '  },',
  )
}

/** A page of each kind, with links between them: nothing is wrong with it. */
export const validSite: Readonly<Record<string, string>> = {
  'gwdocs.config.ts': configWith(),
  'sidebars.ts': "export default { guide: ['intro', 'start'] }\n",
  'docs/intro.md': lines(
    '# Intro',
    '',
    'Read [how to start](./start.md).',
    '',
    '## First steps',
  ),
  'docs/start.md': lines(
    '# Start',
    '',
    'Back to the [intro](./intro.md#first-steps).',
  ),
  'blog/authors.yml': lines('ada:', '  name: Ada', '  page: true'),
  'blog/tags.yml': lines('hello:', '  label: Hello'),
  'blog/2026-01-31-hello.md': lines(
    '---',
    'authors: [ada]',
    'tags: [hello]',
    '---',
    '',
    '# Hello',
    '',
    '<!-- truncate -->',
  ),
  'src/pages/about.md': '# About\n',
}

export function changeValidSite(changes: Changes): SiteCopy {
  const files = Object.entries({ ...validSite, ...changes })
  return createSite(
    Object.fromEntries(
      files.flatMap(([path, text]) =>
        text === undefined ? [] : [[path, text]],
      ),
    ),
  )
}

export type Outcome = {
  readonly code: number | null
  readonly isWritten: boolean
  readonly stderr: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Builds the valid site with changes, and throws it away. */
export async function buildWith(changes: Changes): Promise<Outcome> {
  const site = changeValidSite(changes)
  try {
    const { code, stderr, summary } = await build(site.dir)
    const isWritten = existsSync(join(site.dir, 'build'))
    return { code, isWritten, stderr, diagnostics: summary.diagnostics }
  } finally {
    site.remove()
  }
}
