import type { AuthorImage } from '../authors/author.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { ContentGraph } from '../graph/content-graph.ts'

/** An image that front matter or an authors file names. */
export type NamedImage = {
  /** As it is written. */
  readonly url: string
  /** The file in which it is written. */
  readonly filePath: string
  readonly place: Place
}

/** The images that stand in no text: pages' pictures, and authors'. */
export function namedImages({
  docSets,
  blogs,
  pages,
}: ContentGraph): NamedImage[] {
  const docs = docSets
    .flatMap(({ versions }) => versions)
    .flatMap((version) => [...version.docsById.values()])
  const posts = blogs.flatMap((blog) => blog.posts)
  return [
    ...docs.flatMap(({ filePath, frontMatter }) =>
      pageImage(filePath, frontMatter.image),
    ),
    ...posts.flatMap(({ filePath, image }) => pageImage(filePath, image)),
    ...pages.flatMap(({ filePath, image }) => pageImage(filePath, image)),
    ...blogs
      .flatMap(({ authors }) => authors)
      .flatMap(({ author: { key, image } }) => authorImage(key, image)),
    ...posts
      .flatMap(({ authors }) => authors)
      .flatMap(({ key, image }) => authorImage(key, image)),
  ]
}

function pageImage(filePath: string, url: string | undefined): NamedImage[] {
  if (url === undefined) return []
  const place = { type: 'frontMatter', file: filePath, key: 'image' } as const
  return [{ url, filePath, place }]
}

/** An author's picture is named in the authors file, or in the post that writes them out. */
function authorImage(
  key: string | undefined,
  image: AuthorImage | undefined,
): NamedImage[] {
  if (!image) return []
  const file = image.filePath
  const place: Place =
    key === undefined || /\.mdx?$/.test(file)
      ? { type: 'frontMatter', file, key: 'authors' }
      : { type: 'key', file, keyPath: [key, 'image_url'] }
  return [{ ...image, place }]
}
