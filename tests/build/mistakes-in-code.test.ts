import { expect, test } from 'vitest'
import { expectAnswer, type Mistake } from '../harness/mistake.ts'
import { lines } from '../harness/valid-site.ts'

const mdxHint =
  'close every tag, and write `\\{` and `\\<` where a brace or an angle bracket is text; or set `format: md` in the front matter.'

const mistakes: readonly Mistake[] = [
  {
    title: 'an MDX page with a tag that is never closed',
    files: { 'docs/extra.mdx': lines('# Extra', '', '<Tabs>', '', 'Text.') },
    expected: {
      code: 'mdx-syntax',
      place: 'docs/extra.mdx:3:1',
      message: 'This is not valid MDX: Expected a closing tag for `<Tabs>`.',
      hint: mdxHint,
    },
  },
  {
    title: 'an MDX page with a brace that is never closed',
    files: { 'docs/extra.mdx': lines('# Extra', '', 'A {brace.') },
    expected: {
      code: 'mdx-syntax',
      place: 'docs/extra.mdx:3:10',
      message:
        'This is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`.',
      hint: mdxHint,
    },
  },
  {
    title: 'an MDX page that imports a module that gwdocs does not have',
    files: {
      'docs/extra.mdx': lines(
        '---',
        'title: Extra',
        '---',
        '',
        "import Foo from '@theme/Foo'",
        '',
        '<Foo />',
      ),
    },
    expected: {
      code: 'mdx-import-unknown',
      place: 'docs/extra.mdx:5:1',
      message: '`@theme/Foo` is not a module that gwdocs provides.',
      hint: expect.stringContaining(
        'a component of the site by `@site/…`.',
      ) as string,
    },
  },
  {
    title: 'an MDX page that imports a file that is not there',
    files: {
      'docs/extra.mdx': lines(
        "import Clock from '../src/Clock.tsx'",
        '',
        '# Extra',
        '',
        '<Clock />',
      ),
    },
    expected: {
      code: 'module-not-loaded',
      place: 'docs/extra.mdx:1:1',
      message: '`../src/Clock.tsx` cannot be found.',
      hint: 'name a file that is there: by its path from this one, or by `@site/…` from the folder of the site.',
    },
  },
  {
    title: 'an MDX page that imports a partial that is not there',
    files: {
      'docs/extra.mdx': lines("import Part from './_part.mdx'", '', '<Part />'),
    },
    expected: {
      code: 'mdx-import-unknown',
      place: 'docs/extra.mdx:1:1',
      message: 'There is no file `./_part.mdx` to import.',
      hint: 'name a file by its path from this one, or by `@site/…` from the folder of the site.',
    },
  },
  {
    title: 'an MDX page that shows itself',
    files: {
      'docs/extra.mdx': lines("import Self from './extra.mdx'", '', '<Self />'),
    },
    expected: {
      code: 'mdx-import-cycle',
      place: 'docs/extra.mdx:1:1',
      message: '`./extra.mdx` shows this file again, without end.',
      hint: 'take one of the imports out.',
    },
  },
  {
    title: 'an MDX page with a component that nobody defines',
    files: { 'docs/extra.mdx': lines('# Extra', '', 'A <TabItm />.') },
    expected: {
      code: 'mdx-component-unknown',
      place: 'docs/extra.mdx:3:3',
      message:
        '`<TabItm>` is used here, and the page neither imports nor defines it.',
      hint: 'did you mean `<TabItem>`?',
    },
  },
  {
    title: 'an MDX page with a name that nobody defines',
    files: { 'docs/extra.mdx': lines('# Extra', '', 'A {name}.') },
    expected: {
      code: 'page-render-failed',
      place: 'docs/extra.mdx:3:4',
      message: 'The page threw while it was rendered: name is not defined.',
      hint: 'define or import `name`, or write `\\{` where a brace is text.',
    },
  },
  {
    title: 'a static file with the name of a page',
    files: { 'static/docs/intro/index.html': '<p>Mine</p>\n' },
    expected: {
      code: 'static-file-clash',
      place: 'static/docs/intro/index.html',
      message:
        'The static file `/docs/intro/index.html` has the name of a file that the build makes.',
      hint: 'rename the static file, or give the page another `slug`; feeds and the sitemap can be turned off in the config.',
    },
  },
  {
    title: 'a TSX page with a syntax error',
    files: {
      'src/pages/extra.tsx': lines(
        'export default function Extra() {',
        '  return <p>Text</div>',
        '}',
      ),
    },
    expected: {
      code: 'module-not-loaded',
      place: 'src/pages/extra.tsx:2:19',
      message:
        'The module cannot be used: Unexpected closing "div" tag does not match opening "p" tag.',
      hint: 'mend the code at this place. The opening "p" tag is here: line 2, column 11.',
    },
  },
  {
    title: 'a TSX page that throws while it is rendered',
    files: {
      'src/pages/extra.tsx': lines(
        'type Props = { name: string }',
        '',
        'export default function Extra(_: Props) {',
        "  throw new Error('There is no data')",
        '}',
      ),
    },
    expected: {
      code: 'page-render-failed',
      place: 'src/pages/extra.tsx:4:9',
      message: 'The page threw while it was rendered: There is no data.',
      hint: 'mend the code that threw; what fails only here belongs into an effect.',
    },
  },
  {
    title: 'a TSX page that uses the browser while it is rendered',
    files: {
      'src/pages/extra.tsx': lines(
        'export default function Extra() {',
        '  return <p>{window.innerWidth}</p>',
        '}',
      ),
    },
    expected: {
      code: 'page-render-failed',
      place: 'src/pages/extra.tsx:2:14',
      message: 'The page threw while it was rendered: window is not defined.',
      hint: 'the first render must not use the browser; put such work into an effect.',
    },
  },
  {
    title: 'a TSX page that throws while it is loaded',
    files: {
      'src/pages/extra.tsx': lines(
        "const data = JSON.parse('[')",
        'export default function Extra() {',
        '  return <p>{data}</p>',
        '}',
      ),
    },
    expected: {
      code: 'module-not-loaded',
      place: 'src/pages/extra.tsx:1:19',
      message:
        'The module threw while it was loaded: Unexpected end of JSON input.',
      hint: 'mend what it does at its top level.',
    },
  },
  {
    title: 'a TSX page without a default export',
    files: {
      'src/pages/extra.tsx': 'export const Extra = () => <p>Text</p>\n',
    },
    expected: {
      code: 'module-not-loaded',
      place: 'src/pages/extra.tsx',
      message: 'The page exports no component by default.',
      hint: 'write `export default function Page() { … }`; to keep a module from being a page, start its name with `_`.',
    },
  },
  {
    title: 'a TSX page that imports a package that is not installed',
    files: {
      'src/pages/extra.tsx': lines(
        "import pad from 'left-padd'",
        'export default function Extra() {',
        "  return <p>{pad('x')}</p>",
        '}',
      ),
    },
    expected: {
      code: 'module-not-loaded',
      place: 'src/pages/extra.tsx:1:17',
      message: '`left-padd` cannot be found.',
      hint: 'install the package in the site: `npm install left-padd`.',
    },
  },
]

test.concurrent.each(mistakes)(
  '$title is answered by one diagnostic',
  expectAnswer,
)
