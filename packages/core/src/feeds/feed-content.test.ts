import { expect, test } from 'vitest'
import { feedContent } from './feed-content.ts'

const pageUrl = 'https://slim.example/base/blog/hello'

const contentOf = (article: string) =>
  feedContent(
    `<!doctype html><html><body><main><article><h1>Hello</h1><div class="gw-prose" data-gw-article="">${article}</div></article></main></body></html>`,
    pageUrl,
  )

test.each([
  ['<p>One & two.</p>', '<p>One &#x26; two.</p>'],
  [
    '<a href="/base/docs/a">A</a>',
    '<a href="https://slim.example/base/docs/a">A</a>',
  ],
  [
    '<a href="#two" class="x">Two</a>',
    '<a href="https://slim.example/base/blog/hello#two">Two</a>',
  ],
  [
    '<a href="https://other.example/" target="_blank" rel="noopener">O</a>',
    '<a href="https://other.example/">O</a>',
  ],
  [
    '<img src="/base/a.png" alt="A" loading="lazy" decoding="async" width="4" height="3">',
    '<img src="https://slim.example/base/a.png" alt="A" width="4" height="3">',
  ],
  [
    '<img src="a.png" srcset="/base/a.png 1x, /base/b.png 2x" alt="">',
    '<img src="https://slim.example/base/blog/a.png" srcset="https://slim.example/base/a.png 1x, https://slim.example/base/b.png 2x" alt="">',
  ],
  [
    '<h2 id="a">A<a class="gw-anchor" href="#a" aria-label="Direct link to A">#</a></h2>',
    '<h2 id="a">A</h2>',
  ],
  [
    '<figure class="gw-code"><div class="gw-code-body"><pre class="gw-code-pre" tabindex="0"><code><span class="gw-line"><span class="c-x">a</span></span>\nb</code></pre><span class="gw-code-language" aria-hidden="true">go</span><button type="button" class="gw-code-copy">Copy</button></div></figure>',
    '<figure><div><pre><code>a\nb</code></pre></div></figure>',
  ],
  [
    '<div class="gw-admonition" role="note"><svg class="gw-icon"></svg><p class="gw-admonition-title">Tip</p><p>Text.</p></div>',
    '<blockquote><p><strong>Tip</strong></p><p>Text.</p></blockquote>',
  ],
  ['<p data-x="1" aria-live="polite">A</p><script>1</script>', '<p>A</p>'],
  ['', ''],
])('%s is %s', (article, expected) => {
  expect(contentOf(article)).toBe(expected)
})

test('a page without an article has no content', () => {
  expect(feedContent('<main><p>Text.</p></main>', pageUrl)).toBeUndefined()
})
