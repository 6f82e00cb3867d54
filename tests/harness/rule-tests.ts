import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltSet, builtSet } from './built-set.ts'
import { type BuiltSite, buildSite } from './built-site.ts'
import { placeOf } from './mistake.ts'

export type Texts = Readonly<Record<string, string>>

/** A rule with its tiny site; `key` names the part of the built site that is its own. */
export type Rule<Fixture> = { readonly key: string; readonly fixture: Fixture }

export type RuleFixture = {
  /** What is said of it, as `code file:line:column`; undefined: nothing. */
  readonly reports?: readonly string[]
}

export type RuleTests<Fixture> = {
  /** A rule, its site, and what the built pages must show. */
  readonly holds: (
    rule: string,
    fixture: Fixture,
    check: (set: BuiltSet) => void,
  ) => void
  /** A rule that makes an error of something: the site is not built. */
  readonly refuses: (
    rule: string,
    fixture: Fixture & { readonly reports: readonly string[] },
  ) => void
}

/**
 * Registers a test for each rule. All sites of a file are built by two runs of the command: one
 * of what is right, one of what is refused.
 *
 * In: what the files of a site are that holds the tiny sites of several rules.
 */
export function ruleTests<Fixture extends RuleFixture>(
  filesOf: (rules: readonly Rule<Fixture>[]) => Texts,
): RuleTests<Fixture> {
  const right: Rule<Fixture>[] = []
  const wrong: Rule<Fixture>[] = []
  let built: BuiltSite | undefined
  let refused: BuiltSite | undefined
  beforeAll(async () => {
    if (right.length > 0) built = await buildSite(filesOf(right))
    if (wrong.length > 0) refused = await buildSite(filesOf(wrong))
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
        expect(reportsOf(built, rule.key)).toEqual(fixture.reports ?? [])
        check(builtSet(built as BuiltSite, `/${rule.key}`))
      })
    },
    refuses: (name, fixture) => {
      const rule = { key: keyOf(name), fixture }
      wrong.push(rule)
      test(name, () => {
        expect(reportsOf(refused, rule.key)).toEqual(fixture.reports)
        expect(refused?.addresses).toEqual([])
      })
    },
  }
}

export function inFolder(folder: string, files: Texts): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
  )
}

/** What is said of the files of one rule; paths as they would be if its set were the site's. */
function reportsOf(site: BuiltSite | undefined, key: string): string[] {
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
