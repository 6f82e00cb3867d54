import { expect, test } from 'vitest'
import { configSchema } from './schema.ts'
import { optionsAt } from './options-at.ts'
import { resolveConfig } from './resolve-config.ts'

const config = { title: 'Slim', url: 'https://slim.example' }

test.each([
  [{ presets: [] }, 'what the classic preset was told stands in `docs`'],
  [{ themeConfig: {} }, 'write it as `theme`'],
  [{ onBrokenLinks: 'throw' }, 'write it as `links.broken`'],
  [{ organizationName: 'x' }, 'remove it: a build leaves publishing'],
  [{ theme: { prism: {} } }, 'write it as `theme.code`'],
  [{ docs: [{ numberPrefixParser: false }] }, '`docs.numberPrefixes`'],
  [{ docs: { disableVersioning: true } }, "onlyIncludeVersions: ['current']"],
  [{ pages: { include: [] } }, '`exclude`'],
  [{ blog: { blogTitle: 'x' } }, 'write it as `blog.title`'],
])('%j is told by the name that it has here', (more, hint) => {
  const { diagnostics } = resolveConfig({ ...config, ...more }, 'c.ts')
  expect(diagnostics.map((each) => each.code)).toEqual(['config-unknown-key'])
  expect(diagnostics[0]?.hint).toContain(hint)
})

test.each([
  ['links', 'broken'],
  ['links', 'brokenAnchors'],
  ['links', 'brokenImages'],
  ['theme', 'code'],
  ['theme', 'toc'],
  ['theme', 'docsSidebar'],
  ['docs', 'numberPrefixes'],
  ['docs', 'exclude'],
  ['docs', 'onlyIncludeVersions'],
  ['blog', 'exclude'],
  ['pages', 'exclude'],
  ['blog', 'title'],
  ['blog', 'description'],
  ['blog', 'sidebarTitle'],
  ['blog', 'sidebarCount'],
  ['blog', 'feed'],
  ['blog', 'onUntruncatedPosts'],
])('%s.%s is an option', (owner, key) => {
  expect(optionsAt(configSchema, [owner])?.keys).toContain(key)
})
