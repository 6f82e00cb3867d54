import { afterEach, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { build, type BuildSummary } from '../harness/build.ts'
import { readPages } from '../harness/file-tree.ts'
import { htmlTags } from '../harness/html-tags.ts'
import { expectAnswer, type Mistake } from '../harness/mistake.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { buildWith, configWith, lines } from '../harness/valid-site.ts'

let site: SiteCopy | undefined
afterEach(() => site?.remove())

test('scripts, style sheets and head tags stand in the head of every page', async () => {
  site = createSite({
    'gwdocs.config.ts': lines(
      'export default {',
      "  title: 'Head', url: 'https://example.com', baseUrl: '/base/',",
      "  stylesheets: ['https://fonts.example/a.css'],",
      "  headTags: [{ tagName: 'meta', attributes: { name: 'verification', content: 'a\"b' } },",
      "    { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{\"a\":\"</script>\"}' }],",
      "  scripts: ['/js/own.js', { src: 'https://stats.example/s.js', async: true, 'data-site': 'x' }],",
      "  security: { allowedOrigins: { images: ['https://*.shields.example', 'blob:'], connections: ['wss://live.example'], frames: ['https://video.example'] } },",
      '}',
    ),
    'static/js/own.js': '',
    'docs/a.md': lines(
      '# A',
      '',
      '![Badge](https://img.shields.example/a.svg)',
      '',
      '<iframe src="https://video.example/1" title="Video"></iframe>',
    ),
    'docs/b.md': '# B\n',
  })
  const { summary } = await build(site.dir)
  expect(summary.diagnostics).toEqual([])
  for (const html of readPages(join(site.dir, 'build')).values()) {
    const tags = htmlTags(html.slice(0, html.indexOf('</head>')))
    const find = (name: string, key: string, value: string) =>
      tags.find((tag) => tag.name === name && tag.attributes[key] === value)
        ?.attributes
    expect(find('link', 'href', 'https://fonts.example/a.css')).toEqual({
      rel: 'stylesheet',
      href: 'https://fonts.example/a.css',
    })
    expect(find('meta', 'name', 'verification')?.['content']).toBe('a&quot;b')
    expect(find('script', 'src', '/base/js/own.js')).toBeDefined()
    expect(find('script', 'src', 'https://stats.example/s.js')).toEqual({
      src: 'https://stats.example/s.js',
      async: '',
      'data-site': 'x',
    })
    expect(html).toContain('{"a":"\\u003c/script>"}')
  }
  const { contentSecurityPolicy } = summary as BuildSummary & {
    contentSecurityPolicy: string
  }
  const directives = contentSecurityPolicy.split('; ')
  expect(directives[0]).toBe("default-src 'none'")
  expect(directives).toContain("style-src 'self' https://fonts.example")
  expect(directives).toContain(
    "img-src 'self' data: blob: https://*.shields.example",
  )
  expect(directives).toContain("frame-src 'self' https://video.example")
  expect(directives).toContain(
    "connect-src 'self' https://stats.example wss://live.example",
  )
  expect(contentSecurityPolicy).toMatch(
    /script-src 'self' 'sha256-[\w+/]+=*' 'wasm-unsafe-eval' https:\/\/stats\.example;/,
  )
  // The engine of the search is WebAssembly; nothing else is let in with it.
  expect(contentSecurityPolicy.replace("'wasm-unsafe-eval'", '')).not.toContain(
    'unsafe',
  )
})

const policy =
  'which cannot work under the Content-Security-Policy of the site.'

const mistakes: readonly Mistake[] = [
  {
    title: 'an inline script in the head',
    files: {
      'gwdocs.config.ts': configWith(
        '  headTags: [',
        "    { tagName: 'script', attributes: {}, innerHTML: 'track()' },",
        '  ],',
      ),
    },
    expected: {
      code: 'html-inline-script',
      place: 'gwdocs.config.ts:7:42',
      message: `\`headTags[0]\` has an inline script, ${policy}`,
      hint: "put its code into a file of the static folder, and name that in `scripts`: `scripts: ['/analytics.js']`.",
    },
  },
  {
    title: 'a handler of a script',
    files: {
      'gwdocs.config.ts': configWith(
        '  scripts: [',
        "    { src: 'https://stats.example/s.js', onload: 'go()' },",
        '  ],',
      ),
    },
    expected: {
      code: 'html-event-handler',
      place: 'gwdocs.config.ts:7:42',
      message: `\`scripts[0]\` has \`onload\`, ${policy}`,
      hint: 'take it out; a script of the site can listen for the event.',
    },
  },
  {
    title: 'a script that is not there',
    files: {
      'gwdocs.config.ts': configWith(
        '  scripts: [',
        "    '/js/stats.js',",
        '  ],',
      ),
    },
    expected: {
      code: 'broken-link',
      place: 'gwdocs.config.ts:7:5',
      message:
        'Every page would load `/js/stats.js`, and no static file has this address.',
      hint: 'put the file into `static/`.',
    },
  },
  {
    title: 'a frame of a site that is not allowed',
    files: {
      'docs/start.md': lines(
        '# Start',
        '',
        'See:',
        '',
        '<iframe src="https://video.example/1" title="A"></iframe>',
        '<iframe src="https://video.example/2" title="B"></iframe>',
      ),
    },
    expected: {
      code: 'origin-not-allowed',
      severity: 'warning',
      place: 'docs/start.md:5:1',
      message:
        'The page loads a frame from `https://video.example`, which the Content-Security-Policy of the site does not allow.',
      hint: "add `'https://video.example'` to `security.allowedOrigins.frames` in the config, or take the file into the site.",
    },
  },
  {
    title: 'an image of a site that is not allowed, where that is an error',
    files: {
      'gwdocs.config.ts': configWith(
        "  security: { unlistedOrigins: 'error' },",
      ),
      'docs/start.md': lines('# Start', '', '![A](https://img.example/a.png)'),
    },
    expected: {
      code: 'origin-not-allowed',
      place: 'docs/start.md:3:1',
      message:
        'The page loads an image from `https://img.example`, which the Content-Security-Policy of the site does not allow.',
      hint: "add `'https://img.example'` to `security.allowedOrigins.images` in the config, or take the file into the site.",
    },
  },
]

describe('a mistake about what pages load', () => {
  test.each(mistakes)('$title', expectAnswer)
})

test('nothing is said of other sites where that is not wanted', async () => {
  const { diagnostics } = await buildWith({
    'gwdocs.config.ts': configWith(
      "  security: { unlistedOrigins: 'ignore' },",
    ),
    'docs/start.md': lines('# Start', '', '![A](https://img.example/a.png)'),
  })
  expect(diagnostics).toEqual([])
})
