/** Components that every MDX page may use without importing them. */
export const builtInComponents = [
  'Admonition',
  'BrowserOnly',
  'CodeBlock',
  'Details',
  'DocCardList',
  'Head',
  'Heading',
  'Layout',
  'Link',
  'TOCInline',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'Translate',
] as const

export type BuiltInComponent = (typeof builtInComponents)[number]

/** Modules that content brought from elsewhere imports → the component that stands for it. */
const aliases: Readonly<Record<string, BuiltInComponent>> = {
  '@docusaurus/BrowserOnly': 'BrowserOnly',
  '@docusaurus/Head': 'Head',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Translate': 'Translate',
  '@theme/Admonition': 'Admonition',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Details': 'Details',
  '@theme/DocCardList': 'DocCardList',
  '@theme/Heading': 'Heading',
  '@theme/Layout': 'Layout',
  '@theme/TOCInline': 'TOCInline',
  '@theme/TabItem': 'TabItem',
  '@theme/Tabs': 'Tabs',
  '@theme/ThemedImage': 'ThemedImage',
}

/** Modules of functions → the names that they export. */
const functionAliases: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/ExecutionEnvironment': ['default'],
  '@docusaurus/plugin-content-docs/client': [
    'useAllDocsData',
    'useCurrentSidebarCategory',
    'useDocsData',
    'useLatestVersion',
    'useVersions',
  ],
  '@docusaurus/router': ['Redirect', 'useHistory', 'useLocation'],
  '@docusaurus/theme-common': ['useColorMode', 'useCurrentSidebarCategory'],
  '@docusaurus/theme-common/internal': ['useCurrentSidebarCategory'],
  '@docusaurus/Translate': ['translate'],
  '@docusaurus/useBaseUrl': ['default', 'useBaseUrlUtils'],
  '@docusaurus/useDocusaurusContext': ['default'],
  '@docusaurus/useIsBrowser': ['default'],
}

export const componentAliases: readonly string[] = [
  ...new Set([...Object.keys(aliases), ...Object.keys(functionAliases)]),
].sort()

export function isBuiltIn(name: string): name is BuiltInComponent {
  return (builtInComponents as readonly string[]).includes(name)
}

/** The component that an aliased module stands for. */
export function builtInFor(source: string): BuiltInComponent | undefined {
  return aliases[source]
}

/** The functions that an aliased module exports, `default` among them. */
export function functionsOf(source: string): readonly string[] {
  return functionAliases[source] ?? []
}

/** Names under which nothing but the aliases above can be imported. */
export function isReservedSource(source: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(source)
}

/** What does the work of a module that is not provided; undefined where we know nothing. */
export function replacementFor(source: string): string | undefined {
  const name = Object.keys(replacements).find((each) => source.startsWith(each))
  return name && replacements[name]
}

const replacements: Readonly<Record<string, string>> = {
  '@docusaurus/router':
    'it provides `Redirect`, `useHistory` and `useLocation`; use `<a>` for links, and `location` in an effect',
  '@docusaurus/useGlobalData': 'import the data from a module of the site',
  '@docusaurus/useRouteContext': 'import the data from a module of the site',
  '@docusaurus/Interpolate': 'write the text with `${…}`',
  '@docusaurus/ComponentCreator': 'write a page into `src/pages`',
  '@theme/CodeInline': 'write `<code>`',
  '@theme/Footer': 'set `theme.footer` in the config',
  '@theme/IdealImage': 'write the image in Markdown: `![text](./image.png)`',
  '@theme/MDXComponents': 'import the component where it is used',
  '@theme/MDXContent': 'import the Markdown file and use it as a component',
  '@theme/Mermaid': 'write a code block of the language `mermaid`',
  '@theme/Navbar': 'set `theme.navbar` in the config',
}
