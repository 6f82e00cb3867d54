import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AdmonitionElement, AdmonitionTitle } from './AdmonitionElement.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { MdxCodeBlock } from './MdxCodeBlock.tsx'
import { Details } from './Details.tsx'
import { Link } from './Link.tsx'
import { TabItem, Tabs } from './Tabs.tsx'

test('code shows its title, its language and the coloured lines', () => {
  const html = renderToStaticMarkup(
    <CodeBlock
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
    <MdxCodeBlock language="go">{'a < b\n'}</MdxCodeBlock>,
  )
  expect(html).toContain('<code>a &lt; b</code>')
})

test('an admonition has the title of its kind or its own, never both', () => {
  const own = <AdmonitionTitle>Mine</AdmonitionTitle>
  const titled = (hasTitle: boolean) =>
    renderToStaticMarkup(
      <AdmonitionElement kind="tip" defaultTitle="Tip">
        {hasTitle && own}
      </AdmonitionElement>,
    )
  expect(titled(true)).toContain('<p class="gw-admonition-title">Mine</p>')
  expect(titled(true)).not.toContain('Tip<')
  expect(titled(false)).toContain('Tip</p>')
})

// Facts, section 5: tabs.
describe('tabs', () => {
  const items = [
    <TabItem key="linux" value="linux">
      one
    </TabItem>,
    <TabItem key="mac" value="mac" default>
      two
    </TabItem>,
  ]
  const render = (props: object = {}) =>
    renderToStaticMarkup(<Tabs {...props}>{items}</Tabs>)
  const panel = (value: string, label: string, isDefault: boolean) =>
    `data-gw-value="${value}"${isDefault ? ' data-gw-default="true"' : ''}><p class="gw-tab-label">${label}</p>`

  test('are complete without script', () => {
    const html = render({ groupId: 'os', queryString: true, lazy: true })
    expect(html).toContain('data-gw-group="os" data-gw-query="os"')
    expect(html).toContain(panel('linux', 'linux', false) + 'one')
    expect(html).toContain(panel('mac', 'mac', true) + 'two')
  })

  test.each([
    [{ defaultValue: 'linux' }, 'linux'],
    [{ defaultValue: null }, 'mac'],
    [{ defaultValue: 'none' }, 'mac'],
    [{}, 'mac'],
  ])('with %j begin with %s', (props, value) => {
    expect(render(props)).toContain(panel(value, value, true))
  })

  test('take labels and order from the list of values', () => {
    const html = render({
      values: [{ value: 'mac', label: 'macOS' }, { value: 'linux' }],
    })
    expect(html).toContain(panel('mac', 'macOS', true))
    expect(html.indexOf('two')).toBeLessThan(html.indexOf('one'))
  })
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
