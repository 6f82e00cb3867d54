export type PostPath = {
  /** Below the blog's root, leading slash. */
  readonly slug: string
  /** `YYYY-MM-DD`; undefined where the path names no date. */
  readonly date: string | undefined
  /** The name without folder and date: what a post without a title is called. */
  readonly text: string
}

const datedPath =
  /^(?<folder>.*\/)?(?<before>[^/]*?-)?(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})[-/]?(?<text>.*?)$/

/**
 * Date and address that a post's path means.
 *
 * In:  path relative to the blog's folder: `2021-12-09-hello/index.md`.
 * Out: `/2021/12/09/hello`, digits as they are written.
 *
 * @see facts: blog, file names, of Docusaurus classic 3.10
 */
export function readPostPath(path: string): PostPath {
  const bare = path.normalize('NFC').replace(/\.mdx?$/, '')
  const named = bare.replace(/([^/])\/index$/, (all, last: string) =>
    // A folder named by a date alone keeps `index` as the post's name.
    /\d{4}[-/]\d{1,2}[-/]\d{1,2}\/index$/.test(bare) ? all : last,
  )
  const match = datedPath.exec(named)
  if (!match?.groups) return { slug: `/${named}`, date: undefined, text: named }
  const {
    folder = '',
    before = '',
    year = '',
    month = '',
    day = '',
    text = '',
  } = match.groups
  return {
    slug: `/${year}/${month}/${day}/${folder}${before}${text}`,
    date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    text: text === '' ? named : text,
  }
}
