// Facts, section 2, “Draft / unlisted”: what a build makes of both.
import { describe, expect } from 'vitest'
import { docRules } from '../../harness/doc-rules.ts'

const { holds, refuses } = docRules()

const draft = '---\ndraft: true\n---\n'
const unlisted = '---\nunlisted: true\n---\n'
const tagged = (tag: string, more = '') =>
  `---\ntags: [${tag}]\n${more}---\n\nText.\n`

describe('drafts', () => {
  holds(
    'drafts: a draft has no page and stands in no sidebar; its id is known all the same',
    {
      docs: {
        'a.md': '---\npagination_next: b\n---\n',
        'b.md': draft,
        'c/d.md': draft,
      },
      sidebars: { all: ['a', 'b', { C: ['c/d'] }] },
    },
    ({ addresses, page }) => {
      expect(addresses).toEqual(['/a'])
      expect(page('/a').sidebar).toBe('a')
      expect(page('/a').next).toBeUndefined()
    },
  )

  holds(
    'drafts: a generated sidebar leaves them out, and folders of drafts',
    {
      docs: { 'a.md': '', 'b.md': draft, 'c/index.md': draft, 'c/d.md': draft },
    },
    ({ page }) => expect(page('/a').sidebar).toBe('a'),
  )

  holds(
    'drafts: an item of the navbar that names one goes without a word',
    {
      docs: { 'a.md': '', 'b.md': draft },
      navbar: [
        { type: 'doc', docId: 'b', label: 'Gone' },
        { type: 'doc', docId: 'a', label: 'Here' },
      ],
    },
    ({ page }) => expect(page('/a').navbar).toEqual(['Here → /a']),
  )

  refuses('drafts: a page that is a draft and unlisted is an error', {
    docs: { 'a.md': '---\ndraft: true\nunlisted: true\n---\n' },
    reports: ['front-matter-invalid-value a.md:3:1'],
  })
})

describe('unlisted docs', () => {
  holds(
    'unlisted docs: have a page that says so, and that search engines leave out',
    { docs: { 'a.md': '', 'b.md': `${unlisted}\nText of b.\n` } },
    ({ addresses, page }) => {
      expect(addresses).toEqual(['/a', '/b'])
      expect(page('/a').isIndexed).toBe(true)
      expect(page('/b').$('meta[name=robots]').attr('content')).toBe(
        'noindex, nofollow',
      )
      expect(page('/b').$('aside[aria-label="Unlisted page"]').length).toBe(1)
      expect(page('/b').text).toContain('Text of b.')
    },
  )

  holds(
    'unlisted docs: the sidebar shows them on their own page alone, and does not hold them elsewhere',
    { docs: { 'a.md': '', 'b.md': `${unlisted}\n# Secret\n` } },
    ({ page }) => {
      expect(page('/a').sidebar).toBe('a')
      expect(page('/b').sidebar).toBe('a, Secret')
      expect(page('/a').$.html()).not.toContain('Secret')
    },
  )

  holds(
    'unlisted docs: lists of tags leave them out; a tag of theirs alone is unlisted, and shows them',
    {
      docs: {
        'a.md': tagged('go'),
        'b.md': tagged('go', 'unlisted: true\n'),
        'c.md': tagged('secret', 'unlisted: true\n'),
      },
    },
    ({ page }) => {
      expect(page('/tags').$('main ul a').text()).toMatch(/^go\s*1$/)
      expect(page('/tags/go').linkTo('a')).toBe('/a')
      expect(page('/tags/go').linkTo('b')).toBeUndefined()
      expect(page('/tags/secret').isIndexed).toBe(false)
      expect(page('/tags/secret').linkTo('c')).toBe('/c')
    },
  )
})
