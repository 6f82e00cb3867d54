import { expect, test } from 'vitest'
import type { PageModel } from '../shared/main-model.ts'
import { makeSite } from '../testing/make-site.ts'
import { pageModel } from './page-model.ts'

const withTags = (tags: string, more = '') =>
  `---\ntags: ${tags}\n${more}---\n\nText.\n`

const files = {
  'docs/tags.yml':
    'setup:\n  label: Setup things\n  permalink: /setup-things\n  description: All about setup.\n',
  'docs/b-first.md': withTags('[setup, Two Words]', 'title: Beginnings\n'),
  'docs/a-second.md': withTags(
    '[setup, {label: Inline, permalink: /in-line}]',
    'title: Advanced\n',
  ),
  'docs/hidden.md': withTags('[setup, Secret]', 'unlisted: true\n'),
  'docs/later.md': withTags('[setup, Someday]', 'draft: true\n'),
}

const { site, routeAt, diagnostics } = makeSite({
  files,
  config: { baseUrl: '/base/' },
})
const main = <Type extends PageModel['main']['type']>(
  path: string,
  type: Type,
) => {
  const model = pageModel(site, routeAt(path)).main
  if (model.type !== type) throw new Error(`${path} is a ${model.type}`)
  return model as Extract<PageModel['main'], { type: Type }>
}

// Facts, sections 2 and 4: the tags of posts, for docs.
test('a doc shows its tags, those of the tags file by their keys', () => {
  expect(main('/docs/b-first', 'doc').tags).toEqual([
    {
      label: 'Setup things',
      href: '/base/docs/tags/setup-things',
      description: 'All about setup.',
    },
    { label: 'Two Words', href: '/base/docs/tags/two-words' },
  ])
})

test('an inline tag is reported, where there is a tags file', () => {
  expect(
    diagnostics.map(({ code, severity, place }) => [
      code,
      severity,
      place.file,
    ]),
  ).toContainEqual(['tag-inline', 'warning', 'docs/b-first.md'])
})

test('the page of all tags counts the listed docs of each', () => {
  expect(
    main('/docs/tags', 'tags').tags.map(({ label, count }) => [label, count]),
  ).toEqual([
    ['Inline', 1],
    ['Setup things', 2],
    ['Two Words', 1],
  ])
})

test('the page of a tag lists its docs by title', () => {
  expect(main('/docs/tags/setup-things', 'doc-tag')).toEqual({
    type: 'doc-tag',
    title: '2 docs tagged with "Setup things"',
    description: 'All about setup.',
    overview: { label: 'View all tags', href: '/base/docs/tags' },
    banners: [],
    docs: [
      { label: 'Advanced', href: '/base/docs/a-second', description: 'Text.' },
      { label: 'Beginnings', href: '/base/docs/b-first', description: 'Text.' },
    ],
  })
})

test('a tag of unlisted docs alone is unlisted, and shows them', () => {
  const { head } = pageModel(site, routeAt('/docs/tags/secret'))
  expect(head.noIndex).toBe(true)
  const { title, banners, docs } = main('/docs/tags/secret', 'doc-tag')
  expect({ title, banners }).toEqual({
    title: 'One doc tagged with "Secret"',
    banners: ['unlisted'],
  })
  expect(docs.map(({ label }) => label)).toEqual(['hidden'])
})

test('a tag of drafts has no page', () => {
  expect(site.routes.byPath.has('/docs/tags/someday')).toBe(false)
})

test('a set without tags has no page of them', () => {
  const plain = makeSite({ files: { 'docs/a.md': '' } })
  expect([...plain.site.routes.byPath.keys()]).toEqual(['/docs/a'])
})

// Facts, section 3: tags are per version.
test('each version has tags of its own', () => {
  const versioned = makeSite({
    files: {
      'docs/a.md': withTags('[New]'),
      'versioned_docs/version-1.0/a.md': withTags('[old]'),
      'versioned_docs/version-1.0/tags.yml': 'old:\n  label: Older\n',
    },
    cutVersions: ['1.0'],
    config: { docs: { tagsBasePath: 'labels' } },
  })
  expect(
    [...versioned.site.routes.byPath.keys()].filter((path) =>
      path.includes('labels'),
    ),
  ).toEqual([
    '/docs/next/labels',
    '/docs/next/labels/new',
    '/docs/labels',
    '/docs/labels/old',
  ])
  const page = pageModel(versioned.site, versioned.routeAt('/docs/labels/old'))
  expect(page.head.title).toBe('One doc tagged with "Older" | Slim')
})
