import type { Corpus, Page } from './corpus.ts'

/** Pages side by side in one folder, at most fifty in each, or at most ten in each, in two levels. */
export type Shape = 'flat' | 'sections' | 'deep'

const blocksPerPage = 4

/** Pages of some 6 kB, in English and Chinese, with code of which each page's is its own. */
export function generateCorpus(count: number, shape: Shape): Corpus {
  const pages = Array.from({ length: count }, (_, index): Page => ({
    path: pathOf(index, shape),
    text: pageText(index),
  }))
  return {
    name: `${shape}-${count}`,
    pages,
    codeBlocks: count * blocksPerPage,
  }
}

function pathOf(index: number, shape: Shape): string {
  const file = `page-${index}.md`
  if (shape === 'flat') return `pages/${file}`
  if (shape === 'sections') return `part-${Math.floor(index / 50)}/${file}`
  const folders = [Math.floor(index / 100), Math.floor(index / 10)]
  return [...folders.map((each) => `part-${each}`), file].join('/')
}

function pageText(index: number): string {
  const sections = Array.from({ length: blocksPerPage }, (_, section) =>
    sectionText(index, section),
  )
  return [`# Page ${index}`, ...sections].join('\n\n')
}

const english =
  'A request goes through a list of **middleware**, each of which may answer it, change it, or hand it on; what comes last is the *handler* of the route. See [the documentation](https://example.com/docs) for `Handler`, and for what happens when one fails.'
const chinese =
  '每个请求都会依次经过一组中间件：它们可以直接作出响应，可以修改请求，也可以把请求交给下一个。最后执行的是**路由处理函数**，参见 `Handler` 的说明；出错时会发生什么，见下文。'

function sectionText(index: number, section: number): string {
  const name = `Step${index}x${section}`
  return [
    `## Section ${section} of page ${index}`,
    `${english} ${name}. ${english}`,
    `${chinese}${name}。${chinese}`,
    `- first: \`${name}\`\n- second: ${english}\n- third: ${chinese}`,
    '| option | meaning |\n| --- | --- |\n| `a` | one |\n| `b` | two |',
    `\`\`\`go\nfunc ${name}(c Context) error {\n\tid, err := strconv.Atoi(c.Param("id"))\n\tif err != nil {\n\t\treturn fmt.Errorf("page ${index}: %w", err)\n\t}\n\t// ${name} answers with the user.\n\treturn c.JSON(http.StatusOK, map[string]any{"id": id, "page": ${index}})\n}\n\`\`\``,
  ].join('\n\n')
}
