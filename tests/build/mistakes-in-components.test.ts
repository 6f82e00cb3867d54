import { describe, expect, test } from 'vitest'
import { buildSite } from '../harness/built-site.ts'
import { expectAnswer, type Mistake } from '../harness/mistake.ts'
import {
  buildWith,
  configWith,
  lines,
  validSite,
} from '../harness/valid-site.ts'

/** The component's name stands at 8:7, its contract at 8:40. */
function configWithComponent(name: string, contract = 1): string {
  return configWith(
    '  theme: {',
    '    components: {',
    `      ${name}: { path: './src/Own.tsx', contract: ${contract} },`,
    '    },',
    '  },',
  )
}

function replaced(name: string, ...code: readonly string[]) {
  return {
    'gwdocs.config.ts': configWithComponent(name),
    'src/Own.tsx': lines(...code),
  }
}

function tokens(text: string) {
  return {
    'gwdocs.config.ts': configWith(
      '  theme: {',
      `    tokens: { ${text} },`,
      '  },',
    ),
  }
}

const sound = 'export default () => <p>Own</p>'

const propsHint = (name: string) =>
  `it gets the props \`${name}Props\` of \`@gwdocs/theme\`; what needs the browser belongs into an effect.`

const mistakes: readonly Mistake[] = [
  {
    title: 'a component that the theme has not',
    files: replaced('Footr', sound),
    expected: {
      code: 'config-unknown-key',
      place: 'gwdocs.config.ts:8:7',
      message:
        '`theme.components.Footr` is not an option of `theme.components`.',
      hint: expect.stringMatching(
        /^rename it `Footer`\. Options: Admonition, /,
      ),
    },
  },
  {
    title: 'a component by the name that Docusaurus has for it',
    files: replaced('DocPaginator', sound),
    expected: {
      code: 'config-unknown-key',
      place: 'gwdocs.config.ts:8:7',
      message:
        '`theme.components.DocPaginator` is not an option of `theme.components`.',
      hint: expect.stringMatching(/^write it as `Pager`\. Options: /),
    },
  },
  {
    title: 'a module that is not there',
    files: { 'gwdocs.config.ts': configWithComponent('Footer') },
    expected: {
      code: 'module-not-loaded',
      place: 'gwdocs.config.ts:8:7',
      message:
        'There is no file `./src/Own.tsx`, which `theme.components.Footer` names.',
      hint: 'name a module by its path from the folder of the site, with its ending: `./src/Thing.tsx`.',
    },
  },
  {
    title: 'a module without a component',
    files: replaced('Footer', 'export const Footer = () => <p>Own</p>'),
    expected: {
      code: 'module-not-loaded',
      place: 'gwdocs.config.ts:8:7',
      message: '`./src/Own.tsx` exports no component by default.',
      hint: 'write `export default function Thing() { … }`.',
    },
  },
  {
    title: 'a module that cannot be read',
    files: replaced('Footer', 'export default () => <p>Own'),
    expected: {
      code: 'module-not-loaded',
      place: 'src/Own.tsx:2:1',
      message: expect.stringMatching(
        /^The module cannot be used: Unexpected end/,
      ),
      hint: expect.stringMatching(/^mend the code at this place\./),
    },
  },
  {
    title: 'a component that fails wherever it stands',
    files: replaced(
      'Footer',
      'export default function Own({ links }: { links: string[] }) {',
      '  return <footer>{links.join()}</footer>',
      '}',
    ),
    expected: {
      code: 'component-failed',
      place: 'src/Own.tsx:2:25',
      message: expect.stringMatching(
        /^The component that stands in place of `Footer` could not be rendered: /,
      ),
      hint: propsHint('Footer'),
    },
  },
  {
    title: 'a component of the navbar that needs a browser',
    files: replaced(
      'ColorModeToggle',
      'export default function Own() {',
      '  return <a href="/">{window.name}</a>',
      '}',
    ),
    expected: {
      code: 'component-failed',
      place: 'src/Own.tsx:2:23',
      message:
        'The component that stands in place of `ColorModeToggle` could not be rendered: window is not defined.',
      hint: propsHint('ColorModeToggle'),
    },
  },
  {
    title: 'a component that fails on a page of the blog alone',
    files: replaced(
      'PostHeader',
      'export default function Own() {',
      "  throw new Error('No post')",
      '}',
    ),
    expected: {
      code: 'component-failed',
      place: 'src/Own.tsx:2:9',
      message:
        'The component that stands in place of `PostHeader` could not be rendered: No post.',
      hint: propsHint('PostHeader'),
    },
  },
  {
    title: 'a component that gives React what it cannot show',
    files: replaced('Breadcrumbs', 'export default () => ({ a: 1 }) as never'),
    expected: {
      code: 'component-failed',
      place: 'gwdocs.config.ts:8:7',
      message: expect.stringMatching(
        /^The component that stands in place of `Breadcrumbs` could not be rendered: Objects are not valid/,
      ),
      hint: propsHint('Breadcrumbs'),
    },
  },
  {
    title: 'a component around itself',
    files: {
      ...replaced('Footer', "export { Around as default } from './Around.tsx'"),
      'src/Around.tsx': lines(
        "import Footer from '@theme/Footer'",
        'export const Around = () => <Footer externalLabel="" />',
      ),
    },
    expected: {
      code: 'component-failed',
      place: 'gwdocs.config.ts:8:7',
      message:
        'The component that stands in place of `Footer` could not be rendered: It contains itself.',
      hint: 'a component that shows what it replaces imports it from `@theme-original/Footer`.',
    },
  },
  {
    title: 'a component that does not say for which contract it is',
    files: {
      'gwdocs.config.ts': configWith(
        '  theme: {',
        "    components: { Footer: './src/Own.tsx' },",
        '  },',
      ),
      'src/Own.tsx': lines(sound),
    },
    expected: {
      code: 'component-contract-missing',
      severity: 'warning',
      place: 'gwdocs.config.ts:7:19',
      message:
        '`theme.components.Footer` does not say for which contract it was written, so nobody would tell you when the props of `Footer` change.',
      hint: "write `Footer: { path: './src/Own.tsx', contract: 1 }`.",
    },
  },
  {
    title: 'a component whose contract has changed since',
    files: {
      'gwdocs.config.ts': configWithComponent('PageFoot', 1),
      'src/Own.tsx': lines(sound),
    },
    expected: {
      code: 'component-contract-changed',
      severity: 'warning',
      place: 'gwdocs.config.ts:8:42',
      message: expect.stringMatching(
        /^`PageFoot` was written for contract 1, and the theme has contract \d+\. Contract 2: `foot\.checkedWith` is new/,
      ),
      hint: expect.stringMatching(
        /^compare the component with `PageFootProps` of `@gwdocs\/theme`, then write `contract: \d+`\.$/,
      ),
    },
  },
  {
    title: 'a component for a contract that is not there yet',
    files: {
      'gwdocs.config.ts': configWithComponent('Footer', 1000),
      'src/Own.tsx': lines(sound),
    },
    expected: {
      code: 'component-contract-unknown',
      place: 'gwdocs.config.ts:8:40',
      message:
        '`Footer` was written for contract 1000, and the newest one that this gwdocs knows is 1.',
      hint: 'install the gwdocs for which it was written, or write `contract: 1` for a component that gets the props of today.',
    },
  },
  {
    title: 'a name of Docusaurus in an import',
    files: replaced(
      'Footer',
      "import Toc from '@theme-original/TOC'",
      'export default Toc',
    ),
    expected: {
      code: 'module-not-loaded',
      place: 'src/Own.tsx:1:17',
      message:
        'The module cannot be used: `@theme-original/TOC` is not a module that gwdocs provides.',
      hint: 'mend the code at this place. here it is `@theme-original/Toc`.',
    },
  },
  {
    title: 'a component where Docusaurus has it, beside one that is named',
    files: {
      'gwdocs.config.ts': configWith(
        '  theme: {',
        '    components: {',
        "      Footer: { path: './src/theme/Footer/index.tsx', contract: 1 },",
        '    },',
        '  },',
      ),
      'src/theme/Footer/index.tsx': lines(
        "import { Pager } from './Pager.tsx'",
        'export default Pager',
      ),
      'src/theme/Footer/Pager.tsx': 'export const Pager = () => <p>Own</p>\n',
      'src/theme/TOC/index.tsx': lines(sound),
    },
    expected: {
      code: 'theme-file-unused',
      severity: 'warning',
      place: 'src/theme/TOC/index.tsx',
      message: 'gwdocs does not read `src/theme/TOC/index.tsx`.',
      hint: "name it in the config, `theme: { components: { Toc: { path: './src/theme/TOC/index.tsx', contract: 1 } } }`, and take the props `TocProps` of `@gwdocs/theme`.",
    },
  },
  {
    title: 'a token that the theme has not',
    files: tokens("'color-acent': 'red'"),
    expected: {
      code: 'config-unknown-key',
      place: 'gwdocs.config.ts:7:15',
      message:
        "`theme.tokens['color-acent']` is not an option of `theme.tokens`.",
      hint: expect.stringMatching(/^rename it `color-accent`\. Options: /),
    },
  },
  {
    title: 'a token by its name in style sheets',
    files: tokens("'--gw-measure': '40rem'"),
    expected: {
      code: 'config-unknown-key',
      place: 'gwdocs.config.ts:7:15',
      message:
        "`theme.tokens['--gw-measure']` is not an option of `theme.tokens`.",
      hint: expect.stringMatching(/^rename it `measure`\. Options: /),
    },
  },
  {
    title: 'a token that would end its rule',
    files: tokens("measure: { light: '1rem } body { color: red' }"),
    expected: {
      code: 'config-invalid-value',
      place: 'gwdocs.config.ts:7:26',
      message:
        '`theme.tokens.measure.light` is `"1rem } body { color: red"`, which is not accepted.',
      hint: 'use a value of CSS, such as `#0b7658` or `46rem`.',
    },
  },
]

describe('a mistake about components and tokens', () => {
  test.each(mistakes)('$title', expectAnswer)
})

test('what is wrong with several components is found in one run', async () => {
  const { diagnostics } = await buildWith({
    'gwdocs.config.ts': configWith(
      '  theme: {',
      '    components: {',
      "      Footer: { path: './src/Own.tsx', contract: 1 },",
      "      Pager: { path: './src/Own.tsx', contract: 1 },",
      "      PostItem: { path: './src/Own.tsx', contract: 1 },",
      '    },',
      '  },',
    ),
    'src/Own.tsx': "export default () => { throw new Error('None') }\n",
  })
  const names = diagnostics.map(({ message }) => /`(\w+)`/.exec(message)?.[1])
  expect(names.sort()).toEqual(['Footer', 'Pager', 'PostItem'])
})

test('a component may stand around what it replaces, by each of its names', async () => {
  for (const source of [
    '@theme-original/Footer',
    '@theme-init/Footer',
    '@theme/Footer',
  ]) {
    const { diagnostics } = await buildWith(
      replaced(
        'Footer',
        `import Footer from '${source}'`,
        'export default (props: object) => <Footer externalLabel="" {...props} />',
      ),
    )
    expect(diagnostics).toEqual([])
  }
})

test('what a component writes into style becomes a rule of a sheet', async () => {
  const site = await buildSite({
    ...validSite,
    ...replaced(
      'Pager',
      "export default () => <nav style={{ color: 'red' }}>Own</nav>",
    ),
  })
  expect(site.diagnostics).toEqual([])
  const $ = site.page('/docs/intro')
  expect($('[style]')).toHaveLength(0)
  const name = $('nav:contains(Own)').attr('class') ?? 'none'
  const sheet = $('link[rel=stylesheet]').last().attr('href') ?? ''
  expect(site.file(sheet.slice(1))).toMatch(
    new RegExp(`^\\.${name}[^{]*{color:red}`),
  )
  site.remove()
})
