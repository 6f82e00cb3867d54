import { test } from 'vitest'
import { expectAnswer, type Mistake } from '../harness/mistake.ts'
import { configWith, lines } from '../harness/valid-site.ts'

/** A post with front matter whose first line is line 2. */
function postWith(...fields: readonly string[]): string {
  return lines('---', ...fields, '---', '', '# Hello', '', '<!-- truncate -->')
}

const inBlog: readonly Mistake[] = [
  {
    title: 'an unknown author',
    files: {
      'blog/2026-01-31-hello.md': postWith('authors: aba'),
    },
    expected: {
      code: 'author-unknown',
      place: 'blog/2026-01-31-hello.md:2:1',
      message: 'There is no author `aba` in the authors file.',
      hint: 'did you mean `ada`?',
    },
  },
  {
    title: 'a tag that is not in the tags file',
    files: {
      'blog/2026-01-31-hello.md': postWith('tags: [helo]'),
    },
    expected: {
      code: 'tag-inline',
      severity: 'warning',
      place: 'blog/2026-01-31-hello.md:2:1',
      message:
        'The tag `helo` is not in the tags file, so it gets a page of its own.',
      hint: 'add it to `tags.yml`, or use a key that stands there.',
    },
  },
  {
    title: 'a post without a date',
    files: { 'blog/undated.md': '# Undated\n' },
    expected: {
      code: 'date-missing',
      place: 'blog/undated.md',
      message:
        'The post has no date, neither in its name nor in its front matter.',
      hint: 'add `date: 2026-01-31` to the front matter, or put the date in front of the file name.',
    },
  },
  {
    title: 'a post of a day that never was',
    files: { 'blog/2026-02-31-hello.md': '# Hello\n' },
    expected: {
      code: 'date-invalid',
      place: 'blog/2026-02-31-hello.md',
      message: "The post's name says `2026-02-31`, and there is no such day.",
      hint: 'rename the file, or add `date: 2026-01-31` to the front matter.',
    },
  },
  {
    title: 'an authors file that does not fit',
    files: { 'blog/authors.yml': lines('ada:', '  title: Engineer') },
    expected: {
      code: 'authors-invalid',
      place: 'blog/authors.yml:1:1',
      message: 'An author does not fit: an author needs `name` or `image_url`.',
      hint: 'write `key: {name, title, description, url, email, image_url, socials, page}`.',
    },
  },
  {
    title: 'a tags file that does not fit',
    files: { 'blog/tags.yml': lines('hello:', '  lable: Hello') },
    expected: {
      code: 'tags-invalid',
      place: 'blog/tags.yml:2:3',
      message: '`lable` is not an option of a tag.',
      hint: 'write `key: {label, permalink, description}`; each of the three may be left out.',
    },
  },
  {
    title: 'an author who is named twice in a post',
    files: {
      'blog/2026-01-31-hello.md': postWith(
        'title: Hello',
        'authors: [ada, ada]',
      ),
    },
    expected: {
      code: 'author-duplicate',
      place: 'blog/2026-01-31-hello.md:3:1',
      message: 'The post names the author `ada` more than once.',
      hint: 'name each author once.',
    },
  },
  {
    title: 'an author who is written out',
    files: {
      'blog/2026-01-31-hello.md': postWith('authors: [{ name: Bob }]'),
    },
    expected: {
      code: 'author-inline',
      severity: 'warning',
      place: 'blog/2026-01-31-hello.md:2:1',
      message:
        'The post writes out the author `Bob`, who is not in the authors file.',
      hint: 'add them to `authors.yml` and name their keys, or set `onInlineAuthors` of the blog to `ignore`.',
    },
  },
  {
    title: 'two authors of one page',
    files: {
      'blog/authors.yml': lines(
        'ada:',
        '  name: Ada',
        '  page: true',
        'bob:',
        '  name: Bob',
        '  page: { permalink: /ada }',
      ),
    },
    expected: {
      code: 'author-duplicate',
      place: 'blog/authors.yml:4:1',
      message: 'The authors `ada` and `bob` share the page `/ada`.',
      hint: 'give one of them another `page.permalink`.',
    },
  },
  {
    title: 'an account that is none',
    files: {
      'blog/authors.yml': lines(
        'ada:',
        '  name: Ada',
        '  socials:',
        '    github: ada/engine',
      ),
    },
    expected: {
      code: 'author-social-invalid',
      place: 'blog/authors.yml:4:5',
      message:
        '`github` of the author `ada` is `ada/engine`, which names no account.',
      hint: 'write the name of the account alone, or a whole address that begins with `https://`.',
    },
  },
  {
    title: 'a post whose summary has no end',
    files: { 'blog/2026-01-31-hello.md': '# Hello\n' },
    expected: {
      code: 'post-untruncated',
      severity: 'warning',
      place: 'blog/2026-01-31-hello.md',
      message:
        'The post does not say where its summary ends, so lists show all of it.',
      hint: 'put `<!-- truncate -->` behind the summary, or set `onUntruncatedPosts` of the blog to `ignore`.',
    },
  },
  {
    title: 'a missing tags file, in one of several blogs',
    files: {
      'gwdocs.config.ts': configWith(
        '  blog: [',
        '    {},',
        "    { id: 'news', path: 'news', routeBasePath: 'news',",
        "      tags: 'labels.yml' },",
        '  ],',
      ),
      'news/2026-01-31-hello.md': postWith('title: Hello'),
    },
    expected: {
      code: 'tags-invalid',
      place: 'gwdocs.config.ts:9:7',
      message: 'There is no tags file `news/labels.yml`.',
      hint: 'create it, or leave `tags` out.',
    },
  },
  {
    title: 'two tags of one page',
    files: {
      'blog/tags.yml': lines('hello:', 'Hello:'),
    },
    expected: {
      code: 'tags-invalid',
      place: 'blog/tags.yml:2:1',
      message: 'The tags `hello` and `Hello` share the page `/hello`.',
      hint: 'give one of them another `permalink`.',
    },
  },
]

test.concurrent.each(inBlog)(
  'a blog with $title is answered by one diagnostic',
  expectAnswer,
)
