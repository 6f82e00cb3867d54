import { expect, test } from 'vitest'
import { pageModel } from '../layout/page-model.ts'
import { makeSite } from '../testing/make-site.ts'

const files = (image: string) => ({
  'docs/guide/a.md': `---\nimage: ${image}\n---\n# A`,
})

const made = (image: string) =>
  makeSite({
    files: files(image),
    config: { baseUrl: '/base/' },
    staticPaths: ['/img/a.png'],
    assets: ['docs/guide/b.png'],
  })

test.each([
  ['/img/a.png', 'https://slim.example/base/img/a.png'],
  ['img/a.png', 'https://slim.example/base/img/a.png'],
  ['https://cdn.example/c.png', 'https://cdn.example/c.png'],
])('the image %s of a doc is %s', (image, url) => {
  const { site, diagnostics, routeAt } = made(image)
  expect(diagnostics).toEqual([])
  expect(pageModel(site, routeAt('/docs/guide/a')).head.image?.url).toBe(url)
})

test.each([['./b.png'], ['b.png']])(
  'the image %s of a doc is the file beside it',
  (image) => {
    const { site, diagnostics } = made(image)
    expect(diagnostics).toEqual([])
    expect([...site.images.values()]).toEqual([
      { type: 'asset', filePath: 'docs/guide/b.png', suffix: '' },
    ])
  },
)

test('an image that is not there is reported where it is named', () => {
  expect(made('./c.png').diagnostics).toEqual([
    {
      code: 'broken-image',
      severity: 'error',
      message: 'There is no image `./c.png`.',
      hint: 'name a file beside this one, such as `./picture.png`, or, with a leading slash, one of the static folder.',
      place: { type: 'frontMatter', file: 'docs/guide/a.md', key: 'image' },
    },
  ])
})

test('an author’s image is reported at the author, once', () => {
  const { diagnostics } = makeSite({
    files: {
      'blog/authors.yml': 'ada:\n  name: Ada\n  image_url: ./ada.png\n',
      'blog/2026-01-01-a.md':
        '---\nauthors: [ada]\n---\n# A\n\n<!-- truncate -->',
    },
  })
  expect(diagnostics).toMatchObject([
    {
      code: 'broken-image',
      place: {
        type: 'key',
        file: 'blog/authors.yml',
        keyPath: ['ada', 'image_url'],
      },
    },
  ])
})
