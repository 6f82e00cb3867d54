// Facts, section 3: versions.
import { describe, expect } from 'vitest'
import { docRules } from '../../harness/doc-rules.ts'
import { fields } from '../../harness/front-matter.ts'

const { holds, refuses } = docRules()

const a = { 'a.md': '' }
const version = (name: string, docs: Record<string, string> = a) => ({
  name,
  docs,
})
const banner = 'aside[aria-label="Versions"]'

describe('versions: where they are', () => {
  holds(
    'versions: the newest that was cut is at the root, today’s at next, the others at their names',
    { docs: a, versions: [version('2.0'), version('1.0')] },
    ({ addresses }) => expect(addresses).toEqual(['/1.0/a', '/a', '/next/a']),
  )

  holds(
    'versions: a set that was never cut is at the root',
    { docs: a },
    ({ addresses, page }) => {
      expect(addresses).toEqual(['/a'])
      expect(page('/a').$(banner).length).toBe(0)
      expect(page('/a').text).not.toContain('Version:')
    },
  )

  holds(
    'versions: the last version, its label, path and banner may be chosen',
    {
      docs: a,
      versions: [version('2.0'), version('1.0')],
      options: {
        lastVersion: 'current',
        versions: {
          current: { label: '3.x', badge: false },
          '2.0': { path: 'two', banner: 'none' },
          '1.0': { path: '/old/one/', banner: 'unreleased', label: 'One' },
        },
      },
    },
    ({ addresses, page }) => {
      expect(addresses).toEqual(['/a', '/old/one/a', '/two/a'])
      expect(page('/a').text).not.toContain('Version:')
      expect(page('/two/a').text).toContain('Version: 2.0')
      expect(page('/two/a').$(banner).length).toBe(0)
      expect(page('/old/one/a').$(banner).text()).toContain('One')
      expect(page('/old/one/a').$(banner).text()).toContain('not released yet')
      expect(page('/old/one/a').linkTo('See the latest version: 3.x')).toBe(
        '/a',
      )
    },
  )

  holds(
    'versions: today’s may be left out',
    {
      docs: a,
      versions: [version('1.0')],
      options: { includeCurrentVersion: false },
    },
    ({ addresses }) => expect(addresses).toEqual(['/a']),
  )

  holds(
    'versions: some may be left out; the newest of the others is the last',
    {
      docs: a,
      versions: [version('3.0'), version('2.0'), version('1.0')],
      options: { onlyIncludeVersions: ['current', '1.0', '2.0'] },
    },
    ({ addresses, page }) => {
      expect(addresses).toEqual(['/1.0/a', '/a', '/next/a'])
      expect(page('/a').text).toContain('Version: 2.0')
    },
  )

  refuses('versions: a name that no folder can have is an error', {
    docs: a,
    versions: [version('.'), version('1/0'), version('x'.repeat(33))],
    reports: [
      'versions-invalid versions.json:2:1',
      'versions-invalid versions.json:3:1',
      'versions-invalid versions.json:4:1',
    ],
  })
})

describe('versions: what pages say', () => {
  holds(
    'versions: a page names its version where there are several; today’s is called Next',
    { docs: a, versions: [version('1.0')] },
    ({ page }) => {
      expect(page('/a').text).toContain('Version: 1.0')
      expect(page('/next/a').text).toContain('Version: Next')
    },
  )

  holds(
    'versions: what is newer than the last version is unreleased, what is older unmaintained',
    {
      docs: a,
      versions: [version('2.0'), version('1.0'), version('0.9')],
      options: { lastVersion: '1.0' },
    },
    ({ page }) => {
      const said = (address: string) => page(address).$(banner).text()
      expect(said('/a')).toBe('')
      expect(said('/next/a')).toContain('Next, which is not released yet')
      expect(said('/2.0/a')).toContain('2.0, which is not released yet')
      expect(said('/0.9/a')).toContain('0.9, which is no longer maintained')
    },
  )

  holds(
    'versions: the banner leads to the same doc in the last version, else to its main doc',
    {
      docs: { 'a.md': '', 'moved.md': fields('id: b', 'slug: /moved') },
      versions: [
        version('2.0', {
          'first.md': fields('slug: /'),
          'b.md': fields('slug: /elsewhere'),
        }),
        version('1.0', { 'a.md': '', 'b.md': '' }),
      ],
    },
    ({ page }) => {
      const latest = 'See the latest version: 2.0'
      expect(page('/next/a').linkTo(latest)).toBe('/')
      expect(page('/next/moved').linkTo(latest)).toBe('/elsewhere')
      expect(page('/1.0/b').linkTo(latest)).toBe('/elsewhere')
    },
  )

  holds(
    'versions: one may be hidden from search engines',
    {
      docs: { 'a.md': fields('tags: [t]') },
      versions: [version('1.0')],
      options: { versions: { current: { noIndex: true } } },
    },
    ({ page }) => {
      expect(page('/a').isIndexed).toBe(true)
      expect(page('/next/a').isIndexed).toBe(false)
      expect(page('/next/tags/t').isIndexed).toBe(false)
    },
  )

  holds(
    'versions: each has tags of its own',
    {
      docs: { 'a.md': fields('tags: [today]') },
      versions: [version('1.0', { 'a.md': fields('tags: [then]') })],
    },
    ({ addresses, page }) => {
      expect(addresses).toEqual([
        '/a',
        '/next/a',
        '/next/tags',
        '/next/tags/today',
        '/tags',
        '/tags/then',
      ])
      expect(page('/next/a').linkTo('today')).toBe('/next/tags/today')
    },
  )
})

describe('versions: the main doc', () => {
  const navbar = [{ type: 'docsVersion' }]

  holds(
    'versions: the main doc is the one at the root',
    {
      docs: { 'a.md': '', 'z.md': fields('slug: /') },
      sidebars: { s: ['a', 'z'] },
      navbar,
    },
    ({ page }) => expect(page('/a').navbar).toEqual(['Next → /']),
  )

  holds(
    'versions: else the main doc is the first of the first sidebar',
    {
      docs: { 'a.md': '', 'm.md': '', 'z.md': '' },
      sidebars: {
        first: [{ type: 'ref', id: 'a' }, { C: ['z'] }],
        second: ['m'],
      },
      navbar,
    },
    ({ page }) => expect(page('/a').navbar).toEqual(['Next → /z']),
  )

  holds(
    'versions: else the main doc is the first by id',
    {
      docs: { '2-b.md': '', '3-a.md': '' },
      options: { sidebarPath: false },
      navbar,
    },
    ({ page }) => expect(page('/b').navbar).toEqual(['Next → /a']),
  )
})

describe('versions: the navbar', () => {
  const navbar = [{ type: 'docsVersionDropdown' }]

  holds(
    'versions: the menu leads to the same doc of each version, else to its main doc',
    {
      docs: { 'a.md': '', 'new.md': '' },
      versions: [
        version('2.0', { 'a.md': fields('slug: /moved') }),
        version('1.0', { 'a.md': '', 'main.md': fields('slug: /') }),
      ],
      navbar,
    },
    ({ page }) => {
      expect(page('/next/a').navbar).toEqual([
        'Next → /next/a',
        '2.0 → /moved',
        '1.0 → /1.0/a',
      ])
      expect(page('/next/new').navbar).toEqual([
        'Next → /next/new',
        '2.0 → /moved',
        '1.0 → /1.0/',
      ])
    },
  )

  holds(
    'versions: a menu of one version is a link',
    { docs: a, navbar },
    ({ page }) => {
      expect(page('/a').navbar).toEqual(['Next → /a'])
      expect(page('/a').$('header button[aria-controls]').text()).not.toContain(
        'Next',
      )
    },
  )

  holds(
    'versions: doc and sidebar items mean the version of the page',
    {
      docs: { 'a.md': '', 'b.md': '' },
      sidebars: { s: ['a', 'b'] },
      versions: [
        {
          name: '1.0',
          docs: { 'a.md': '', 'b.md': '' },
          sidebars: { s: ['b', 'a'] },
        },
      ],
      navbar: [
        { type: 'doc', docId: 'a', label: 'Doc' },
        { type: 'docSidebar', sidebarId: 's', label: 'Start' },
      ],
    },
    ({ page }) => {
      expect(page('/next/b').navbar).toEqual([
        'Doc → /next/a',
        'Start → /next/a',
      ])
      expect(page('/a').navbar).toEqual(['Doc → /a', 'Start → /b'])
    },
  )
})
