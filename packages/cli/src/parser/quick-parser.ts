import type { QuickParser } from '@gwdocs/core'

/** Loading takes as long as remark-parse takes for a few pages. */
const fewFiles = 10

let loading: Promise<QuickParser | undefined> | undefined

/**
 * The quicker of the two parsers, loaded when it is first asked for; undefined where it is not
 * installed, or has no binary for this machine, and for a few files. What is parsed is the same
 * with and without it.
 */
export async function loadQuickParser(
  files: number,
): Promise<QuickParser | undefined> {
  return files > fewFiles ? (loading ??= load()) : undefined
}

async function load(): Promise<QuickParser | undefined> {
  try {
    const { markdownToMdast } = await import('satteri')
    return (text, directive) =>
      markdownToMdast(text, {
        features: { gfm: true, frontmatter: false, directive },
      }) as ReturnType<QuickParser>
  } catch {
    return undefined
  }
}
