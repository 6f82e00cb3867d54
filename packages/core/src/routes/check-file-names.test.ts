import { expect, test } from 'vitest'
import { makeSite, type TestSite } from '../testing/make-site.ts'

const withSlug = (slug: string) => `---\nslug: ${slug}\n---\n`

function found(site: TestSite): string[] {
  return makeSite(site).diagnostics.map(
    ({ code, severity, place }) => `${severity} ${code} ${place.file}`,
  )
}

// 84 Chinese characters are 252 bytes: with the ending of a copy, as much as a name may have.
test.each<[string, TestSite, string[]]>([
  [
    'names that differ in case',
    { files: { 'docs/a.md': '', 'docs/b.md': withSlug('/A') } },
    ['warning route-case docs/b.md'],
  ],
  [
    'names that differ in how an accent is written',
    {
      files: {
        'docs/a.md': withSlug('/caf\u00e9'),
        'docs/b.md': withSlug('/cafe\u0301'),
      },
    },
    ['warning route-case docs/b.md'],
  ],
  [
    'names whose folders alone differ',
    {
      files: { 'docs/a.md': withSlug('/x/a'), 'docs/b.md': withSlug('/X/b') },
    },
    [],
  ],
  [
    'the longest name',
    { files: { 'docs/a.md': withSlug(`/${'长'.repeat(84)}`) } },
    [],
  ],
  [
    'a name that is too long',
    { files: { 'docs/a.md': withSlug(`/${'长'.repeat(85)}`) } },
    ['error route-too-long docs/a.md'],
  ],
  [
    'a name that its ending makes too long',
    {
      files: { 'docs/a.md': withSlug(`/${'长'.repeat(83)}`) },
      config: { trailingSlash: false },
    },
    ['error route-too-long docs/a.md'],
  ],
  [
    'a long path of short names',
    { files: { 'docs/a.md': withSlug('/长长长长'.repeat(60)) } },
    [],
  ],
])('%s', (_, site, expected) => {
  expect(found(site)).toEqual(expected)
})
