import { renderToStaticMarkup } from 'react-dom/server'
import { Children, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { PageContext, type PageContextValue } from '../content/page-context.ts'
import { Redirect, useHistory, useLocation } from './router.tsx'

const shell = { href: '/base/docs/a' } as PageContextValue['shell']
const site = { baseUrl: '/base/' } as NonNullable<PageContextValue['site']>

function render(node: ReactNode) {
  const heads: ReactNode[] = []
  const context = {
    shell,
    site,
    addHead: (head: ReactNode) => heads.push(head),
  }
  const html = renderToStaticMarkup(
    <PageContext value={context}>{node}</PageContext>,
  )
  return { html, head: renderToStaticMarkup(<>{Children.toArray(heads)}</>) }
}

test.each([
  ['/docs/intro', '/base/docs/intro'],
  ['/base/docs/intro', '/base/docs/intro'],
  [{ pathname: '/docs', hash: '#a', search: '?b' }, '/base/docs?b#a'],
  ['https://a.example/b', 'https://a.example/b'],
])('a page that redirects to %j leads to %s without scripts', (to, href) => {
  const { html, head } = render(<Redirect to={to} />)
  expect(html).toBe(`<p><a href="${href}">${href}</a></p>`)
  expect(head).toBe(
    `<meta http-equiv="refresh" content="0; url=${href}"/><link rel="canonical" href="${href}"/>`,
  )
})

test('a page knows its address', () => {
  function Place() {
    const { pathname, search, hash } = useLocation()
    return [pathname, search, hash, useHistory().location.pathname].join('|')
  }
  expect(render(<Place />).html).toBe('/base/docs/a|||/base/docs/a')
})
