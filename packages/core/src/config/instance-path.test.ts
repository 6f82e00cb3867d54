import { expect, test } from 'vitest'
import { makeConfig } from '../testing/make-site.ts'
import { instancePath } from './instance-path.ts'

test.each([
  [{}, 'docs', 'default', ['docs']],
  [{ docs: { id: 'sdk' } }, 'docs', 'sdk', ['docs']],
  [{ docs: [{}, { id: 'sdk' }] }, 'docs', 'sdk', ['docs', 1]],
  [{ blog: [{ id: 'news' }, {}] }, 'blog', 'news', ['blog', 0]],
] as const)('of %j, %s %s is at %j', (config, kind, id, path) => {
  const made = makeConfig(structuredClone(config) as object)
  expect(instancePath(made, kind, id)).toEqual(path)
})
