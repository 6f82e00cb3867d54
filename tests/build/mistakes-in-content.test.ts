import { test } from 'vitest'
import { expectAnswer, type Mistake } from '../harness/mistake.ts'
import { lines } from '../harness/valid-site.ts'

/** The doc `start` with a body whose first line is line 3. */
function startWith(...body: readonly string[]) {
  return { 'docs/start.md': lines('# Start', '', ...body) }
}

/** The doc `start` with front matter whose first line is line 2. */
function startWithFields(...fields: readonly string[]) {
  return { 'docs/start.md': lines('---', ...fields, '---', '', '# Start') }
}

const inFrontMatter: readonly Mistake[] = [
  {
    title: 'YAML that cannot be read',
    files: startWithFields('draft: false', 'title: Start: here'),
    expected: {
      code: 'front-matter-syntax',
      place: 'docs/start.md:3:8',
      message:
        'The front matter is not valid YAML: incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line.',
      hint: 'quote values that hold `: `, `#` or quotes, and indent with spaces.',
    },
  },
  {
    title: 'a value of the wrong type',
    files: startWithFields('title: Start', 'draft: maybe'),
    expected: {
      code: 'front-matter-invalid-value',
      place: 'docs/start.md:3:1',
      message: '`draft` is `"maybe"`, which is not accepted.',
      hint: 'use `true` or `false`.',
    },
  },
  {
    title: 'a mistyped key',
    files: startWithFields('titel: Start'),
    expected: {
      code: 'front-matter-unknown-key',
      severity: 'warning',
      place: 'docs/start.md:2:1',
      message: '`titel` is not a front-matter key, so it has no effect.',
      hint: 'did you mean `title`?',
    },
  },
  {
    title: 'front matter in JavaScript',
    files: {
      'docs/start.md': lines('---js', '{ title: "x" }', '---', '# Start'),
    },
    expected: {
      code: 'front-matter-language',
      place: 'docs/start.md:1:4',
      message:
        'Front matter in `js` is not read: front matter is data, in YAML.',
      hint: 'write it in YAML, and `---` alone on the first line.',
    },
  },
  {
    title: 'an unknown displayed_sidebar',
    files: startWithFields('displayed_sidebar: giude'),
    expected: {
      code: 'sidebar-unknown',
      place: 'docs/start.md:2:1',
      message: 'There is no sidebar `giude`.',
      hint: 'did you mean `guide`?',
    },
  },
  {
    title: 'an unknown pagination_next',
    files: startWithFields('title: Start', 'pagination_next: intor'),
    expected: {
      code: 'doc-unknown',
      place: 'docs/start.md:3:1',
      message:
        '`pagination_next` names the doc `intor`, and there is no doc with this id.',
      hint: 'did you mean `intro`?',
    },
  },
  {
    title: 'the slug of another page',
    files: startWithFields('slug: /intro'),
    expected: {
      code: 'route-duplicate',
      place: 'docs/start.md:2:1',
      message:
        'The address `/docs/intro` is taken by `docs/intro.md`, so `docs/start.md` has no page.',
      hint: 'give one of the two another `slug`.',
    },
  },
  {
    title: 'a slug that is no path',
    files: startWithFields('slug: /start?now'),
    expected: {
      code: 'slug-invalid',
      place: 'docs/start.md:2:1',
      message: 'The slug `/start?now` is not a path: it holds `?` or `#`.',
      hint: 'write a path, such as `/guide/start` or `start`.',
    },
  },
  {
    title: 'the id of another doc',
    files: {
      ...startWithFields('id: intro'),
      'sidebars.ts': "export default { guide: ['intro'] }\n",
    },
    expected: {
      code: 'doc-id-duplicate',
      place: 'docs/start.md:2:1',
      message:
        'The id `intro` is taken by `docs/intro.md`; number prefixes do not count.',
      hint: 'give one of the two another `id` in its front matter, or rename it.',
    },
  },
]

const inText: readonly Mistake[] = [
  {
    title: 'a relative link that leads nowhere',
    files: startWith('See the [intro](./into.md) first.'),
    expected: {
      code: 'broken-link',
      place: 'docs/start.md:3:9',
      message: '`./into.md` points nowhere: no such file in `docs/`.',
      hint: 'did you mean `./intro.md`?',
    },
  },
  {
    title: 'an absolute link that leads nowhere',
    files: startWith('See the [intro](/docs/intor) first.'),
    expected: {
      code: 'broken-link',
      place: 'docs/start.md:3:9',
      message:
        '`/docs/intor` points nowhere: no page of the site has this address.',
      hint: 'did you mean `/docs/intro`?',
    },
  },
  {
    title: 'a link of HTML that leads nowhere',
    files: startWith('Text.', '', 'See <a href="./into.md">the intro</a>.'),
    expected: {
      code: 'broken-link',
      place: 'docs/start.md:5:5',
      message: '`./into.md` points nowhere: no such file in `docs/`.',
      hint: 'did you mean `./intro.md`?',
    },
  },
  {
    title: 'a link to a draft',
    files: startWithFields('draft: true'),
    expected: {
      code: 'broken-link',
      place: 'docs/intro.md:3:6',
      message: '`./start.md` points nowhere: `docs/start.md` is a draft.',
      hint: 'publish it by taking `draft` out of its front matter, or take the link out.',
    },
  },
  {
    title: 'a hash that names no heading',
    files: startWith('The [steps](./intro.md#frist-steps).'),
    expected: {
      code: 'broken-anchor',
      severity: 'warning',
      place: 'docs/start.md:3:5',
      message:
        '`#frist-steps` points nowhere: no heading of `docs/intro.md` has this id.',
      hint: 'did you mean `#first-steps`?',
    },
  },
  {
    title: 'an image that is not there',
    files: startWith('![A plan](./plan.png)'),
    expected: {
      code: 'broken-image',
      place: 'docs/start.md:3:1',
      message: '`./plan.png` points nowhere: no such file in `docs/`.',
      hint: 'name a file beside this one, or, with a leading slash, one of the static folder.',
    },
  },
  {
    title: 'an unknown admonition',
    files: startWith(':::tipp', '', 'Text.', '', ':::'),
    expected: {
      code: 'directive-unknown',
      severity: 'warning',
      place: 'docs/start.md:3:1',
      message:
        '`:::tipp` is no kind of admonition; its content is shown without a frame.',
      hint: 'did you mean `:::tip`? Use `note`, `tip`, `info`, `warning`, `danger`, `caution` or `important`.',
    },
  },
  {
    title: 'a code block in an unknown language',
    files: startWith('```gopher', 'x', '```'),
    expected: {
      code: 'code-language-unknown',
      severity: 'warning',
      place: 'docs/start.md:3:1',
      message:
        'There is no grammar for the language `gopher`, so the code is shown without colours.',
      hint: 'use a name that Shiki knows, or `text`.',
    },
  },
]

test.concurrent.each(inFrontMatter)(
  'front matter with $title is answered by one diagnostic',
  expectAnswer,
)

test.concurrent.each(inText)(
  'a text with $title is answered by one diagnostic',
  expectAnswer,
)
