import type { QuickParser } from '@gwdocs/core'

let loading: Promise<QuickParser | undefined> | undefined

/**
 * The quicker of the two parsers, loaded when it is first asked for; undefined where it is not
 * installed, or has no binary for this machine. What is parsed is the same with and without it.
 */
export function loadQuickParser(): Promise<QuickParser | undefined> {
  return (loading ??= load())
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
