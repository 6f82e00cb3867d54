import type { Corpus } from '../corpus.ts'
import { script, type Tool } from './tool.ts'

export const vitepress: Tool = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4' },
  contentFolder: 'docs',
  outputFolder: 'docs/.vitepress/dist',
  files: (corpus) => ({
    'docs/.vitepress/config.mjs': `export default { title: 'Bench', ignoreDeadLinks: true, themeConfig: { sidebar: ${JSON.stringify(sidebar(corpus))} } }`,
  }),
  build: script('vitepress/bin/vitepress.js', 'build', 'docs'),
  serve: (siteDir, port) =>
    script(
      'vitepress/bin/vitepress.js',
      ...['dev', 'docs', '--host', '127.0.0.1', '--port', String(port)],
    )(siteDir),
}

type Item = { text: string; link?: string; collapsed?: boolean; items?: Item[] }

/** The tree of folders; the tool has no sidebar of its own making. */
function sidebar({ pages }: Corpus): Item[] {
  const root: Item[] = []
  for (const { path } of pages) {
    const [file = '', ...folders] = path.split('/').reverse()
    let items = root
    for (const text of folders.reverse()) {
      const found = items.find((each) => each.text === text && each.items)
      const group = found ?? { text, collapsed: true, items: [] }
      if (!found) items.push(group)
      items = group.items ?? []
    }
    items.push({ text: file, link: `/${path.replace(/\.md$/, '')}` })
  }
  return root
}
