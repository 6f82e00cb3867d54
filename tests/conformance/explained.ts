/** A difference from what Docusaurus made that is meant, or that no rule can mend. */
export type Explained = {
  readonly site: string
  readonly kind: string
  /** What the tool's line of the difference holds. */
  readonly found: string
  readonly because: string
}

const olderPager =
  'made with Docusaurus 2, whose pager knew no labels of the sidebars file; since 3, and here, they go before the title'

/** Docs of ent with a label of their own in its sidebars file. */
const labelled = [
  'domain-types',
  'enum-types',
  'extensions',
  'functional-indexes',
  'row-level-security',
  'triggers',
  'composite-types',
]

export const explained: readonly Explained[] = [
  ...labelled.map((doc) => ({
    site: 'ent',
    kind: 'prevnext',
    found: `"/docs/migration/${doc}"]]`,
    because: olderPager,
  })),
  {
    site: 'ent',
    kind: 'headings',
    found: 'inspreviewins',
    because:
      'made with MDX 1, where the names of HTML elements in a heading came into its id; since MDX 2 they do not',
  },
  {
    site: 'edge',
    kind: 'sidebar',
    found: '["0|l|Home|/zh"]',
    because:
      'the golden data hold the address as it is written in the sidebars file; a page in another language adds its own base address, as Docusaurus does',
  },
]
