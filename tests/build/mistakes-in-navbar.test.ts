import { describe, expect, test } from 'vitest'
import { expectAnswer, type Mistake } from '../harness/mistake.ts'
import {
  buildWith,
  configWith,
  configWithItem,
  lines,
} from '../harness/valid-site.ts'

const html = (value: string) => ({
  'gwdocs.config.ts': configWithItem(`{ type: 'html', value: '${value}' }`),
})

const policy =
  'which cannot work under the Content-Security-Policy of the site.'

const mistakes: readonly Mistake[] = [
  {
    title: 'a style in HTML',
    files: html('<b style="color: red">x</b>'),
    expected: {
      code: 'inline-style',
      place: 'gwdocs.config.ts:8:31',
      message: `The HTML in \`theme.navbar.items[0].value\` has a \`style\` attribute, ${policy}`,
      hint: 'give the element a class, and the class its rules in a style sheet of `theme.customCss`.',
    },
  },
  {
    title: 'a handler in HTML',
    files: html('<b onclick="go()">x</b>'),
    expected: {
      code: 'html-event-handler',
      place: 'gwdocs.config.ts:8:31',
      message: `The HTML in \`theme.navbar.items[0].value\` has the attribute \`onclick\`, ${policy}`,
      hint: 'write a component, and name it in a navbar item of the type `component`.',
    },
  },
  {
    title: 'a script in HTML',
    files: html('<script src="/x.js"></script>'),
    expected: {
      code: 'html-inline-script',
      place: 'gwdocs.config.ts:8:31',
      message: `The HTML in \`theme.navbar.items[0].value\` has a script, ${policy}`,
      hint: 'name a file of the static folder in `scripts`, or write a component.',
    },
  },
  {
    title: 'a script in the copyright line',
    files: {
      'gwdocs.config.ts': configWith(
        '  theme: {',
        '    footer: {',
        '      copyright: \'<a href="javascript:go()">x</a>\',',
        '    },',
        '  },',
      ),
    },
    expected: {
      code: 'html-script-address',
      place: 'gwdocs.config.ts:8:7',
      message: `The HTML in \`theme.footer.copyright\` has a \`javascript:\` address, ${policy}`,
      hint: 'link to a page, or write a component.',
    },
  },
  {
    title: 'a link without a name',
    files: { 'gwdocs.config.ts': configWithItem("{ to: '/docs/intro' }") },
    expected: {
      code: 'config-missing-key',
      place: 'gwdocs.config.ts:8:15',
      message: '`theme.navbar.items[0].label` is missing.',
      hint: "add it: a text, or `'aria-label'` for a link that shows an icon by its class.",
    },
  },
  {
    title: 'a pattern that is none',
    files: {
      'gwdocs.config.ts': configWithItem(
        "{ to: '/docs/intro', label: 'A', activeBaseRegex: '(' }",
      ),
    },
    expected: {
      code: 'config-invalid-value',
      place: 'gwdocs.config.ts:8:48',
      message:
        '`theme.navbar.items[0].activeBaseRegex` is `"("`, which is not accepted.',
      hint: 'use a regular expression, as text.',
    },
  },
  {
    title: 'a doc of a dropdown that does not exist',
    files: {
      'gwdocs.config.ts': configWithItem(
        "{ label: 'D', items: [{ type: 'doc', docId: 'intr' }] }",
      ),
    },
    expected: {
      code: 'doc-unknown',
      place: 'gwdocs.config.ts:8:52',
      message:
        'The navbar names the doc `intr`, and there is none of this name.',
      hint: 'did you mean `intro`?',
    },
  },
  {
    title: 'a component that is not there',
    files: {
      'gwdocs.config.ts': configWithItem(
        "{ type: 'component', component: './src/None.tsx' }",
      ),
    },
    expected: {
      code: 'module-not-loaded',
      place: 'gwdocs.config.ts:8:36',
      message: 'There is no file `./src/None.tsx`, which the navbar names.',
      hint: 'name a module by its path from the folder of the site, with its ending: `./src/Thing.tsx`.',
    },
  },
  {
    title: 'a component that throws',
    files: {
      'gwdocs.config.ts': configWithItem(
        "{ type: 'component', component: './src/Throws.tsx' }",
      ),
      'src/Throws.tsx': lines(
        'export default function Throws() {',
        "  throw new Error('No props')",
        '}',
      ),
    },
    expected: {
      code: 'navbar-item-failed',
      place: 'src/Throws.tsx:2:9',
      message:
        'The navbar item `./src/Throws.tsx` could not be rendered: No props.',
      hint: 'check `theme.navbar.items` in the configuration: the props of the item, and the component. What needs the browser belongs into an effect.',
    },
  },
]

describe('a mistake in the navbar or the footer', () => {
  test.each(mistakes)('$title', expectAnswer)
})

test('HTML without scripts and styles is no mistake', async () => {
  const { diagnostics } = await buildWith(html('<b class="x">x</b>'))
  expect(diagnostics).toEqual([])
})
