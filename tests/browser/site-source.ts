import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../harness/site-copy.ts'

export const siteDir = join(repository, 'site')

export type SourceText = {
  /** `title` of the front matter. */
  readonly title: string
  /** A run of the first paragraph that has no markup in it. */
  readonly opening: string
  readonly markdown: string
}

/** What a doc's author wrote: `readDoc('tutorial/routing')`. */
export function readDoc(id: string): SourceText {
  return readSource(join(siteDir, 'docs', `${id}.md`))
}

/** A post, by its slug. */
export function readPost(slug: string): SourceText {
  const folder = join(siteDir, 'blog')
  const name = readdirSync(folder).find((each) =>
    new RegExp(`^[-\\d]+${slug}\\.mdx?$`).test(each),
  )
  if (name === undefined) throw new Error(`There is no post \`${slug}\`.`)
  return readSource(join(folder, name))
}

function readSource(file: string): SourceText {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const [, frontMatter = '', markdown = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const title = /^title: (.+)$/m.exec(frontMatter)?.[1]
  const paragraph = markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .find((block) => block !== '' && !/^(?:import|#|:::|```)/.test(block))
  if (title === undefined || paragraph === undefined)
    throw new Error(`${file} has no title or no text.`)
  return { title, opening: longestPlainRun(paragraph), markdown }
}

function longestPlainRun(paragraph: string): string {
  const runs = paragraph.split(/[`*_~[\]()<>{}\n]/)
  const longest = runs.reduce((a, b) => (b.length > a.length ? b : a))
  return longest.trim()
}
