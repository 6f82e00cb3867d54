import { posix } from 'node:path'
import type { BlogDraft } from './blog-arbitraries.ts'
import { type FileDraft, type LinkDraft, pathOf } from './doc-arbitraries.ts'
import type { CategoryFile } from './sidebar-arbitraries.ts'

/** What is written for a link in a file. */
export type ToText = (link: LinkDraft, from: string) => string

type Texts = Readonly<Record<string, string>>

/** The files of the docs of one version. */
export function docTexts(
  folder: string,
  docs: readonly FileDraft[],
  categories: readonly CategoryFile[],
  toText: ToText,
): Texts {
  const files = categories.map(({ folder: inner, ending, value }) => [
    posix.join(folder, inner, `_category_.${ending}`),
    `${JSON.stringify(value, null, 2)}\n`,
  ])
  return { ...pageTexts(folder, docs, toText), ...Object.fromEntries(files) }
}

/** Markdown files of a folder. */
export function pageTexts(
  folder: string,
  pages: readonly FileDraft[],
  toText: ToText,
): Texts {
  const texts = pages.map((page) => {
    const path = `${folder}/${pathOf(page)}`
    return [path, docText(page, path, toText)]
  })
  return Object.fromEntries(texts) as Texts
}

export function blogTexts(blog: BlogDraft | undefined): Texts {
  const posts = (blog?.posts ?? []).map((post) => [
    `blog/${post.path}`,
    [
      fence(post.frontMatter),
      '# Post\n\nText.\n\n',
      post.isTruncated ? '<!-- truncate -->\n\nMore.\n' : '',
    ].join(''),
  ])
  return {
    ...(Object.fromEntries(posts) as Texts),
    ...(blog?.authors !== undefined && { 'blog/authors.yml': blog.authors }),
    ...(blog?.tags !== undefined && { 'blog/tags.yml': blog.tags }),
  }
}

function docText(doc: FileDraft, path: string, toText: ToText): string {
  const links = doc.links.map((link) => toText(link, path))
  return [
    fence(doc.frontMatter),
    ...(doc.heading === undefined ? [] : [`# ${escape(doc.heading)}\n`]),
    'Text.\n',
    '## Here\n',
    ...links.map((each) => `${each}\n`),
  ].join('\n')
}

const escape = (text: string) => text.replace(/[<{#]/g, '\\$&')

function fence(frontMatter: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  )
  return lines.length === 0 ? '' : `---\n${lines.join('')}---\n\n`
}

/** A link as an author would write it. */
export function linkText(
  { form, target, hash }: LinkDraft,
  from: string,
  permalinks: ReadonlyMap<string, string>,
): string {
  const files = [...permalinks.keys()]
  const file = files[target % files.length] ?? 'docs/none.md'
  const relative = posix.relative(posix.dirname(from), file)
  const dotted = relative.startsWith('.') ? relative : `./${relative}`
  const permalink = permalinks.get(file) ?? '/none'
  const urls = {
    relative: dotted,
    bare: file.slice(file.indexOf('/') + 1),
    withoutEnding: dotted.replace(/\.mdx?$/, ''),
    siteAlias: `@site/${file}`,
    address: permalink,
    addressWithBase: `/base${permalink}`,
    addressWithSlash: permalink.replace(/\/?$/, '/'),
    sameHash: '',
    missingFile: './zzz/missing.md',
    missingAddress: '/zzz/missing',
    inLanguage: `/zh-Hans${permalink}`,
    external: 'https://elsewhere.example/x',
    static: '/img/a.png',
  }
  return `[link](${encodeURI(urls[form])}${hash})`
}
