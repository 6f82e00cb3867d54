import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOf } from './mistake.ts'
import { type BuiltSet, builtSet } from './built-set.ts'
import { type BuiltSite, buildSite } from './built-site.ts'

type Texts = Readonly<Record<string, string>>

/** The tiny site of one rule: a doc set of its own among those of the other rules. */
export type DocSetFixture = {
  /** Texts by path in the folder of the set. */
  readonly docs: Texts
  /** What its sidebars file holds; undefined: it has none. */
  readonly sidebars?: unknown
  /** Options of the set. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Names of the versions that were cut, newest first, and their docs and sidebars. */
  readonly versions?: readonly {
    readonly name: string
    readonly docs: Texts
    readonly sidebars?: unknown
  }[]
  /** Items of the navbar; they mean the set, and are found by its name as their class. */
  readonly navbar?: readonly Readonly<Record<string, unknown>>[]
  /** What is said of it, as `code file:line:column`; undefined: nothing. */
  readonly reports?: readonly string[]
}

type Rule = {
  readonly key: string
  readonly fixture: DocSetFixture
}

export type DocRules = {
  /** A rule, its site, and what the built pages must show. */
  readonly holds: (
    rule: string,
    fixture: DocSetFixture,
    check: (set: BuiltSet) => void,
  ) => void
  /** A rule that makes an error of something: the site is not built. */
  readonly refuses: (
    rule: string,
    fixture: DocSetFixture & { readonly reports: readonly string[] },
  ) => void
}

/**
 * Registers a test for each rule. All sites of a file are built by two runs of the command: one
 * of what is right, one of what is refused.
 */
export function docRules(): DocRules {
  const right: Rule[] = []
  const wrong: Rule[] = []
  let built: BuiltSite | undefined
  let refused: BuiltSite | undefined
  beforeAll(async () => {
    built = await buildRules(right)
    refused = await buildRules(wrong)
    const errors = built?.diagnostics.filter(
      ({ severity }) => severity === 'error',
    )
    expect(errors ?? []).toEqual([])
  })
  afterAll(() => {
    built?.remove()
    refused?.remove()
  })
  return {
    holds: (name, fixture, check) => {
      const rule = { key: keyOf(name), fixture }
      right.push(rule)
      test(name, () => {
        expect(reportsOf(built, rule)).toEqual(fixture.reports ?? [])
        check(builtSet(built as BuiltSite, `/${rule.key}`))
      })
    },
    refuses: (name, fixture) => {
      const rule = { key: keyOf(name), fixture }
      wrong.push(rule)
      test(name, () => {
        expect(reportsOf(refused, rule)).toEqual(fixture.reports)
        expect(refused?.addresses).toEqual([])
      })
    },
  }
}

async function buildRules(
  rules: readonly Rule[],
): Promise<BuiltSite | undefined> {
  if (rules.length === 0) return undefined
  const docs = rules.map(({ key, fixture }) => ({
    id: key,
    path: key,
    routeBasePath: key,
    ...fixture.options,
  }))
  const items = rules.flatMap(({ key, fixture }) =>
    (fixture.navbar ?? []).map((item) => ({
      docsId: key,
      className: key,
      ...item,
    })),
  )
  const config = {
    title: 'Rules',
    url: 'https://example.com',
    docs,
    blog: false,
    pages: false,
    theme: { navbar: { items } },
  }
  return buildSite({
    'gwdocs.config.mjs': `export default ${JSON.stringify(config)}`,
    ...Object.assign({}, ...rules.map(filesOf)),
  })
}

function filesOf({ key, fixture }: Rule): Texts {
  const { docs, sidebars, versions } = fixture
  return {
    ...inFolder(key, docs),
    ...jsonFile(`${key}Sidebars.json`, sidebars),
    ...jsonFile(
      `${key}_versions.json`,
      versions?.map(({ name }) => name),
    ),
    ...Object.assign(
      {},
      ...(versions ?? []).map((each) => ({
        ...inFolder(`${key}_versioned_docs/version-${each.name}`, each.docs),
        ...jsonFile(
          `${key}_versioned_sidebars/version-${each.name}-sidebars.json`,
          each.sidebars,
        ),
      })),
    ),
  }
}

function inFolder(folder: string, files: Texts): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
  )
}

function jsonFile(path: string, value: unknown): Texts {
  return value === undefined ? {} : { [path]: JSON.stringify(value, null, 1) }
}

/** What is said of the files of one rule; paths as they would be if the set were the site's. */
function reportsOf(site: BuiltSite | undefined, { key }: Rule): string[] {
  return (site?.diagnostics ?? []).flatMap((each) => {
    if (!new RegExp(`^${key}(?:[/_]|Sidebars)`).test(each.file)) return []
    const file = each.file.slice(key.length).replace(/^[/_]/, '')
    const place = placeOf({ ...each, file: file.replace(/^S/, 's') })
    return [`${each.code} ${place}`]
  })
}

/** A rule's name as a folder's. */
function keyOf(rule: string): string {
  return rule
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
