import { expect, test } from 'vitest'
import { expectAnswer, type Mistake } from '../harness/mistake.ts'
import { configWith, configWithItem, lines } from '../harness/valid-site.ts'

const mistakes: readonly Mistake[] = [
  {
    title: 'an unknown key',
    files: { 'gwdocs.config.ts': configWith("  taglin: 'Docs',") },
    expected: {
      code: 'config-unknown-key',
      place: 'gwdocs.config.ts:6:3',
      message: '`taglin` is not an option of the config.',
      hint: expect.stringMatching(
        /^rename it `tagline`\. Options: title, tagline, url, .*\.$/,
      ),
    },
  },
  {
    title: 'an unknown key deep inside',
    files: {
      'gwdocs.config.ts': configWith(
        '  theme: {',
        '    docsSidebar: { hidable: true },',
        '  },',
      ),
    },
    expected: {
      code: 'config-unknown-key',
      place: 'gwdocs.config.ts:7:20',
      message:
        '`theme.docsSidebar.hidable` is not an option of `theme.docsSidebar`.',
      hint: 'rename it `hideable`. Options: hideable, autoCollapseCategories.',
    },
  },
  {
    title: 'a value of the wrong type',
    files: { 'gwdocs.config.ts': configWith("  trailingSlash: 'yes',") },
    expected: {
      code: 'config-invalid-value',
      place: 'gwdocs.config.ts:6:3',
      message: '`trailingSlash` is `"yes"`, which is not accepted.',
      hint: 'use `true` or `false`.',
    },
  },
  {
    title: 'a missing title',
    files: {
      'gwdocs.config.ts': lines(
        "import { defineConfig } from 'gwdocs'",
        '',
        "export default defineConfig({ url: 'https://example.com' })",
      ),
    },
    expected: {
      code: 'config-missing-key',
      place: 'gwdocs.config.ts:3:16',
      message: '`title` is missing.',
      hint: 'add it: a text.',
    },
  },
  {
    title: 'a url with a path',
    files: {
      'gwdocs.config.ts': lines(
        'export default {',
        "  title: 'Valid',",
        "  url: 'https://example.com/docs/',",
        '}',
      ),
    },
    expected: {
      code: 'config-invalid-value',
      place: 'gwdocs.config.ts:3:3',
      message: '`url` is `"https://example.com/docs/"`, which is not accepted.',
      hint: 'use an address without a path; the path belongs into `baseUrl`.',
    },
  },
  {
    title: 'a url without a scheme',
    files: {
      'gwdocs.config.ts':
        "export default { title: 'Valid', url: 'example.com' }\n",
    },
    expected: {
      code: 'config-invalid-value',
      place: 'gwdocs.config.ts:1:34',
      message: '`url` is `"example.com"`, which is not accepted.',
      hint: 'use an address such as `https://example.com`.',
    },
  },
  {
    title: 'an unknown type of navbar item',
    files: {
      'gwdocs.config.ts': configWithItem(
        "{ type: 'docSidbar', sidebarId: 'guide' }",
      ),
    },
    expected: {
      code: 'navbar-item-unknown',
      place: 'gwdocs.config.ts:8:17',
      message:
        '`theme.navbar.items[0]` has the type `docSidbar`, and there is no such navbar item.',
      hint: expect.stringMatching(
        /^did you mean `docSidebar`\? Use `link`, `doc`, `docSidebar`.*\.$/,
      ),
    },
  },
  {
    title: 'a navbar item that leads nowhere',
    files: { 'gwdocs.config.ts': configWithItem("{ label: 'Docs' }") },
    expected: {
      code: 'config-missing-key',
      place: 'gwdocs.config.ts:8:15',
      message: '`theme.navbar.items[0]` is a link that leads nowhere.',
      hint: 'add `to`, a path of this site, or `href`, any other address.',
    },
  },
  {
    title: 'a navbar link to a page that is not there',
    files: {
      'gwdocs.config.ts': configWithItem(
        "{ label: 'Docs', to: '/docs/intor' }",
      ),
    },
    expected: {
      code: 'broken-link',
      place: 'gwdocs.config.ts:8:32',
      message:
        '`/docs/intor` points nowhere: no page of the site has this address.',
      hint: 'did you mean `/docs/intro`?',
    },
  },
  {
    title: 'a docSidebar item that names an unknown sidebar',
    files: {
      'gwdocs.config.ts': configWithItem(
        "{ type: 'docSidebar', sidebarId: 'giude' }",
      ),
    },
    expected: {
      code: 'sidebar-unknown',
      place: 'gwdocs.config.ts:8:37',
      message:
        'The navbar names the sidebar `giude`, and there is none of this name.',
      hint: 'did you mean `guide`?',
    },
  },
  {
    title: 'a doc item that names an unknown doc',
    files: {
      'gwdocs.config.ts': configWithItem("{ type: 'doc', docId: 'setup' }"),
    },
    expected: {
      code: 'doc-unknown',
      place: 'gwdocs.config.ts:8:30',
      message:
        'The navbar names the doc `setup`, and there is none of this name.',
      hint: 'use `intro` or `start`.',
    },
  },
  {
    title: 'a docSidebar item with nothing to link to',
    files: {
      'gwdocs.config.ts': configWithItem(
        "{ type: 'docSidebar', sidebarId: 'away', label: 'Away' }",
      ),
      'sidebars.ts': lines(
        'export default {',
        "  guide: ['intro', 'start'],",
        "  away: [{ type: 'link', label: 'Go', href: 'https://go.dev' }],",
        '}',
      ),
    },
    expected: {
      code: 'doc-sidebar-empty',
      place: 'gwdocs.config.ts:8:37',
      message:
        'The sidebar `away` has no page, so its navbar item has nothing to link to.',
      hint: 'put a doc or a category with a link into the sidebar, or take the item out of the navbar.',
    },
  },
  {
    title: 'a sidebars file that is not there',
    files: {
      'gwdocs.config.ts': configWith(
        "  docs: { sidebarPath: './sidebar.ts' },",
      ),
    },
    expected: {
      code: 'sidebars-not-loaded',
      place: 'gwdocs.config.ts:6:11',
      message: 'There is no file `./sidebar.ts`.',
      hint: 'create it, or leave `sidebarPath` out to make one sidebar from all docs.',
    },
  },
  {
    title: 'a style sheet that is not there',
    files: {
      'gwdocs.config.ts': configWith("  theme: { customCss: ['./none.css'] },"),
    },
    expected: {
      code: 'module-not-loaded',
      place: 'gwdocs.config.ts:6:24',
      message: '`./none.css` cannot be found.',
      hint: 'name a file that is there: by its path from this one, or by `@site/…` from the folder of the site.',
    },
  },
  {
    title: 'an announcement with a link that leads nowhere',
    files: {
      'gwdocs.config.ts': configWith(
        '  theme: {',
        "    announcementBar: { content: 'See the [intro](/docs/intor).' },",
        '  },',
      ),
    },
    expected: {
      code: 'broken-link',
      place: 'gwdocs.config.ts:7:24',
      message:
        '`/docs/intor` points nowhere: no page of the site has this address.',
      hint: 'did you mean `/docs/intro`?',
    },
  },
  {
    title: 'a favicon that is not there',
    files: { 'gwdocs.config.ts': configWith("  favicon: '/favicon.svg',") },
    expected: {
      code: 'broken-image',
      place: 'gwdocs.config.ts:6:3',
      message:
        '`/favicon.svg` points nowhere: no static file has this address.',
      hint: 'put the file into `static/`.',
    },
  },
  {
    title: 'a module that throws',
    files: {
      'gwdocs.config.ts': lines(
        '// The line counts.',
        "throw new Error('There is no token')",
        "export default { title: 'Valid', url: 'https://example.com' }",
      ),
    },
    expected: {
      code: 'config-not-loaded',
      place: 'gwdocs.config.ts:2:7',
      message: 'The module threw while it was loaded: There is no token.',
      hint: 'mend what it does at its top level.',
    },
  },
  {
    title: 'a syntax error',
    files: {
      'gwdocs.config.ts': lines(
        'export default {',
        "  title: 'Valid'",
        "  url: 'https://example.com',",
        '}',
      ),
    },
    expected: {
      code: 'config-not-loaded',
      place: 'gwdocs.config.ts:3:3',
      message: 'The module cannot be used: Expected "}" but found "url".',
      hint: 'mend the code at this place.',
    },
  },
  {
    title: 'a module without a default export',
    files: {
      'gwdocs.config.ts': "export const config = { title: 'Valid' }\n",
    },
    expected: {
      code: 'config-not-loaded',
      place: 'gwdocs.config.ts',
      message: 'The module exports nothing by default.',
      hint: 'write `export default` before what it is about.',
    },
  },
]

test.concurrent.each(mistakes)(
  'a config with $title is answered by one diagnostic',
  expectAnswer,
)
