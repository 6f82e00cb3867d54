import { expect, test } from 'vitest'
import { makeConfig } from '../../testing/make-site.ts'
import { parseFile, parseFileWith } from '../parse-file.ts'
import type { UserPlugins } from './user-plugins.ts'

const source = { filePath: 'docs/a.md', text: '# A\n\nSee [b](./b.md).\n' }

/** A probe that writes down what begins and what ends. */
function listener() {
  const heard: string[] = []
  const probe = (name: string) => {
    heard.push(name)
    return () => void heard.push(`/${name}`)
  }
  return { heard, probe }
}

test('every plugin tells that it begins and ends, in the order of the work', () => {
  const { heard, probe } = listener()
  const options = makeConfig().markdown
  const probed = parseFile(source, options, { probe })
  expect(heard.slice(0, 2)).toEqual(['remarkParse', '/remarkParse'])
  expect(heard).toContain('remarkRehype')
  expect(heard).not.toContain('')
  const open = heard.filter((name) => !name.startsWith('/'))
  expect(heard).toEqual(open.flatMap((name) => [name, `/${name}`]))
  expect(probed).toEqual(parseFile(source, options))
})

test('plugins of the site are called as the config calls them, and may take their time', async () => {
  const { heard, probe } = listener()
  const slow = () => async () => {
    await Promise.resolve()
    heard.push('at work')
  }
  const plugins: UserPlugins = {
    beforeDefaultRemark: [],
    remark: [{ name: 'remark-slow', plugin: slow, options: [] }],
    beforeDefaultRehype: [],
    rehype: [],
  }
  await parseFileWith(plugins, source, makeConfig().markdown, {
    probe,
  })
  const at = heard.indexOf('remark-slow')
  expect(heard.slice(at, at + 3)).toEqual([
    'remark-slow',
    'at work',
    '/remark-slow',
  ])
})
