import {
  inFolder,
  type RuleFixture,
  type RuleTests,
  ruleTests,
  type Texts,
} from './rule-tests.ts'

/** The tiny site of one rule: a blog of its own among those of the other rules. */
export type BlogFixture = RuleFixture & {
  /** Texts by path in the folder of the blog. */
  readonly posts: Texts
  /** Options of the blog. */
  readonly options?: Readonly<Record<string, unknown>>
}

/** Tests of rules of blogs. Their posts need no end of their summaries. */
export function blogRules(): RuleTests<BlogFixture> {
  return ruleTests((rules) => {
    const config = {
      title: 'Rules',
      url: 'https://example.com',
      docs: false,
      pages: false,
      blog: rules.map(({ key, fixture }) => ({
        id: key,
        path: key,
        routeBasePath: key,
        onUntruncatedPosts: 'ignore',
        ...fixture.options,
      })),
    }
    return {
      'gwdocs.config.mjs': `export default ${JSON.stringify(config)}`,
      ...Object.assign(
        {},
        ...rules.map(({ key, fixture }) => inFolder(key, fixture.posts)),
      ),
    }
  })
}
