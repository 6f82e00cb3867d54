import type { Diagnostic } from '@gwdocs/core'

/** Files that look like Markdown and are none, since capitals count in the endings of files. */
export function checkEndings(assets: readonly string[]): Diagnostic[] {
  return assets
    .filter((path) => /\.mdx?$/i.test(path))
    .map((file) => ({
      code: 'markdown-ending',
      severity: 'warning',
      message: `\`${file}\` is not read: only \`.md\` and \`.mdx\` in small letters are Markdown.`,
      hint: `rename it \`${file.replace(/\.mdx?$/i, (ending) => ending.toLowerCase())}\`.`,
      place: { type: 'file', file },
    }))
}
