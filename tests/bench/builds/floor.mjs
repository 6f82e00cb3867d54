// The floor: Markdown through unified, and each distinct block of code through Shiki, in one thread.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { bundledLanguages, createHighlighter } from 'shiki'
import { unified } from 'unified'

const [, , siteDir, parser] = process.argv
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)
const parse =
  parser === 'quick'
    ? (await import('satteri')).markdownToMdast
    : (text) => processor.parse(text)
const theme = 'github-light'
const shiki = await createHighlighter({ langs: [], themes: [theme] })
const coloured = new Map()

async function colour(language, code) {
  const lang = language in bundledLanguages ? language : 'text'
  const key = `${lang}\n${code}`
  if (!coloured.has(key)) {
    if (lang !== 'text') await shiki.loadLanguage(lang)
    coloured.set(key, shiki.codeToHtml(code, { lang, theme }))
  }
  return coloured.get(key)
}

for (const path of readdirSync(join(siteDir, 'docs'), { recursive: true })) {
  if (!path.endsWith('.md')) continue
  const text = readFileSync(join(siteDir, 'docs', path), 'utf8')
  const tree = processor.runSync(parse(text))
  const blocks = [...codeBlocks(tree)]
  const code = await Promise.all(blocks.map((block) => colour(...block)))
  const file = join(siteDir, 'build', path.replace(/\.md$/, '.html'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, toHtml(tree) + code.join(''))
}

function* codeBlocks(node) {
  if (node.tagName === 'pre') {
    const [{ properties, children }] = node.children
    const language = String(properties.className ?? '').replace('language-', '')
    yield [language, children[0]?.value ?? '']
    // What is coloured stands below the text.
    Object.assign(node, { tagName: 'div', children: [] })
  } else for (const child of node.children ?? []) yield* codeBlocks(child)
}
