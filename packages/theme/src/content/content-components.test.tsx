import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdmonitionElement, AdmonitionTitle } from './Admonition.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { CodeFrame } from './CodeFrame.tsx'
import { Details } from './Details.tsx'
import { Link } from './Link.tsx'
import { TabItem, Tabs } from './Tabs.tsx'

test('code shows its title, its language and the coloured lines', () => {
  const html = renderToStaticMarkup(
    <CodeFrame
      language="go"
      meta='title="main.go"'
      code="a"
      html='<span class="gw-line">a</span>'
      copyLabel="Copy"
      copiedLabel="Copied"
    />,
  )
  expect(html).toContain('>main.go</figcaption>')
  expect(html).toContain('<code><span class="gw-line">a</span></code>')
  expect(html).toContain(
    'data-gw-action="copy" data-copied-label="Copied">Copy<',
  )
})

test('a code block of MDX takes its text from its children', () => {
  const html = renderToStaticMarkup(
    <CodeBlock language="go">{'a < b\n'}</CodeBlock>,
  )
  expect(html).toContain('<code>a &lt; b</code>')
})

test('an admonition has the title of its kind or its own, never both', () => {
  const own = <AdmonitionTitle>Mine</AdmonitionTitle>
  const titled = (hasTitle: boolean) =>
    renderToStaticMarkup(
      <AdmonitionElement kind="tip" hasTitle={hasTitle} defaultTitle="Tip">
        {hasTitle && own}
      </AdmonitionElement>,
    )
  expect(titled(true)).toContain('<p class="gw-admonition-title">Mine</p>')
  expect(titled(true)).not.toContain('Tip<')
  expect(titled(false)).toContain('Tip</p>')
})

test('tabs are complete without script', () => {
  const html = renderToStaticMarkup(
    <Tabs
      groupId="os"
      values={[{ value: 'mac', label: 'macOS' }]}
      defaultValue="mac"
    >
      {'\n'}
      <TabItem value="linux">one</TabItem>
      <TabItem value="mac">two</TabItem>
    </Tabs>,
  )
  expect(html).toContain('data-gw-group="os"')
  expect(html).toContain(
    'data-gw-value="linux"><p class="gw-tab-label">linux</p>one',
  )
  expect(html).toContain(
    'data-gw-value="mac" data-gw-default="true"><p class="gw-tab-label">macOS</p>two',
  )
})

test('details take their summary from a prop or from their children', () => {
  expect(renderToStaticMarkup(<Details summary="S">x</Details>)).toContain(
    '<summary>S</summary>',
  )
  const html = renderToStaticMarkup(
    <Details>
      <summary>T</summary>x
    </Details>,
  )
  expect(html).toContain(
    '<summary>T</summary><div class="gw-details-body">x</div>',
  )
})

test('a link out of the site opens a new tab', () => {
  expect(renderToStaticMarkup(<Link to="/intro">a</Link>)).toBe(
    '<a href="/intro">a</a>',
  )
  expect(renderToStaticMarkup(<Link href="https://go.dev">a</Link>)).toContain(
    'rel="noopener noreferrer"',
  )
})
