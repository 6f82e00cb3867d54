/** Components that every MDX page may use without importing them. */
export const builtInComponents = [
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'Link',
  'TabItem',
  'Tabs',
] as const

export type BuiltInComponent = (typeof builtInComponents)[number]

/** Modules that content brought from elsewhere imports → the component that stands for it. */
const aliases: Readonly<Record<string, BuiltInComponent>> = {
  '@docusaurus/Link': 'Link',
  '@theme/Admonition': 'Admonition',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Details': 'Details',
  '@theme/DocCardList': 'DocCardList',
  '@theme/TabItem': 'TabItem',
  '@theme/Tabs': 'Tabs',
}

export const componentAliases: readonly string[] = Object.keys(aliases)

export function isBuiltIn(name: string): name is BuiltInComponent {
  return (builtInComponents as readonly string[]).includes(name)
}

/** The component that an aliased module stands for. */
export function builtInFor(source: string): BuiltInComponent | undefined {
  return aliases[source]
}

/** Names under which nothing but the aliases above can be imported. */
export function isReservedSource(source: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(source)
}
