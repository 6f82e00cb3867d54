import {
  inFolder,
  type Rule,
  type RuleFixture,
  type RuleTests,
  ruleTests,
  type Texts,
} from './rule-tests.ts'

/** The tiny site of one rule: a doc set of its own among those of the other rules. */
export type DocSetFixture = RuleFixture & {
  /** Texts by path in the folder of the set. */
  readonly docs: Texts
  /** Texts by path in the folder of the site. */
  readonly site?: Texts
  /** What its sidebars file holds; undefined: it has none. */
  readonly sidebars?: unknown
  /** Options of the set. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Versions that were cut, newest first. */
  readonly versions?: readonly {
    readonly name: string
    readonly docs: Texts
    readonly sidebars?: unknown
  }[]
  /** Items of the navbar; they mean the set, and are found by its name as their class. */
  readonly navbar?: readonly Readonly<Record<string, unknown>>[]
}

/** Tests of rules of docs, in a site with further options. */
export function docRules(
  options: Readonly<Record<string, unknown>> = {},
): RuleTests<DocSetFixture> {
  return ruleTests((rules) => {
    const config = { ...configOf(rules), ...options }
    return {
      'gwdocs.config.mjs': `export default ${JSON.stringify(config)}`,
      ...Object.assign({}, ...rules.map(filesOf)),
    }
  })
}

function configOf(rules: readonly Rule<DocSetFixture>[]) {
  const items = rules.flatMap(({ key, fixture }) =>
    (fixture.navbar ?? []).map((item) => ({
      docsId: key,
      className: key,
      ...item,
    })),
  )
  return {
    title: 'Rules',
    url: 'https://example.com',
    docs: rules.map(({ key, fixture }) => ({
      id: key,
      path: key,
      routeBasePath: key,
      ...fixture.options,
    })),
    blog: false,
    pages: false,
    theme: { navbar: { items } },
  }
}

function filesOf({ key, fixture }: Rule<DocSetFixture>): Texts {
  const { docs, site = {}, sidebars, versions } = fixture
  const names = versions?.map(({ name }) => name)
  const cut = (versions ?? []).map((each) => ({
    ...inFolder(`${key}_versioned_docs/version-${each.name}`, each.docs),
    ...jsonFile(
      `${key}_versioned_sidebars/version-${each.name}-sidebars.json`,
      each.sidebars,
    ),
  }))
  return {
    ...site,
    ...inFolder(key, docs),
    ...jsonFile(`${key}Sidebars.json`, sidebars),
    ...jsonFile(`${key}_versions.json`, names),
    ...Object.assign({}, ...cut),
  }
}

function jsonFile(path: string, value: unknown): Texts {
  return value === undefined ? {} : { [path]: JSON.stringify(value, null, 1) }
}
