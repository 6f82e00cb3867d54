import {
  checkPartials,
  type ContentGraph,
  fileOf,
  type ParsedFile,
  type RouteTable,
  withPartials,
} from '@gwdocs/core'

export type CodePages = {
  /** Pages and partials whose text only code can make. */
  readonly moduleFiles: ReadonlySet<string>
  /** Those among the pages that have code, in the order of their paths. */
  readonly pages: readonly string[]
  /** Pages that are hydrated → why. */
  readonly islands: ReadonlyMap<string, string>
}

/**
 * Which pages need code to be rendered, and which of them need it in the browser too. The
 * code of a page with errors is not tried: it would say the same once more, in other words.
 */
export function findCodePages(
  graph: ContentGraph,
  routes: RouteTable,
  parsed: ReadonlyMap<string, ParsedFile>,
): CodePages {
  const broken = brokenFiles(parsed)
  const isUsable = (filePath: string): boolean =>
    withPartials(filePath, parsed).every((each) => !broken.has(each.filePath))
  const needsCode = ({ filePath }: ParsedFile): boolean =>
    withPartials(filePath, parsed).some(
      ({ mdxModule }) => mdxModule?.needsCode === true,
    )
  const causeOf = ({ filePath }: ParsedFile): string | undefined =>
    withPartials(filePath, parsed)
      .map(({ mdxModule }) => mdxModule?.interactiveBecause)
      .find((cause) => cause !== undefined)
  const islands = new Map<string, string>()
  for (const { filePath, isModule } of graph.pages) {
    if (isModule) islands.set(filePath, 'it is a React page')
  }
  for (const file of parsed.values()) {
    const cause = hydrationCause(file, causeOf(file))
    const isPage = routes.byFile.has(file.filePath) && isUsable(file.filePath)
    if (cause !== undefined && isPage) islands.set(file.filePath, cause)
  }
  const files = [...parsed.values()].filter(
    (file) => needsCode(file) || islands.has(file.filePath),
  )
  const moduleFiles = new Set(files.map(({ filePath }) => filePath))
  const modulePages = graph.pages.filter(({ isModule }) => isModule)
  const pages = [...modulePages.map(({ filePath }) => filePath), ...moduleFiles]
  return {
    moduleFiles,
    islands,
    pages: pages
      .filter((each) => routes.byFile.has(each) && isUsable(each))
      .sort(),
  }
}

/** Files with errors: of their own, or in what they import. */
function brokenFiles(
  parsed: ReadonlyMap<string, ParsedFile>,
): ReadonlySet<string> {
  const found = [
    ...[...parsed.values()].flatMap(({ diagnostics }) => diagnostics),
    ...checkPartials(parsed),
  ]
  return new Set(
    found.filter(({ severity }) => severity === 'error').map(fileOf),
  )
}

/** `hydrate` in the front matter decides before what the page looks like. */
function hydrationCause(
  { summary }: ParsedFile,
  cause: string | undefined,
): string | undefined {
  const own = summary.frontMatter['hydrate']
  if (own === false) return undefined
  return own === true ? 'its front matter says `hydrate: true`' : cause
}
