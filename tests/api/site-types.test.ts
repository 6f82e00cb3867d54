import { createRequire } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { replaceableNames } from '@gwdocs/core'
import { listTree } from '../harness/file-tree.ts'
import { fixture } from '../harness/site-copy.ts'

const require = createRequire(import.meta.url)
const cli = join(require.resolve('gwdocs/package.json'), '..')

/** A site has them among its packages. */
const react = join(
  createRequire(require.resolve('@gwdocs/theme')).resolve(
    '@types/react/package.json',
  ),
  '..',
)

/** What an editor says of files of a site. */
function problemsIn(files: readonly string[]): string[] {
  const program = ts.createProgram([join(cli, 'client.d.ts'), ...files], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    paths: {
      '@site/*': [join(fixture('replaced-components'), '*')],
      react: [join(react, 'index.d.ts')],
      'react/*': [join(react, '*')],
    },
    types: [],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file?.fileName.includes('/node_modules/'))
    .map(({ file, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, '\n')
      return `${file?.fileName ?? ''}: ${text}`
    })
}

test('the config and the components of a site are typed', () => {
  const dir = fixture('replaced-components')
  const files = listTree(dir).filter((path) => /\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(5)
  expect(problemsIn(files.map((path) => join(dir, path)))).toEqual([])
})

test('every component can be imported by each of its names', () => {
  const text = ts.sys.readFile(join(cli, 'theme-modules.d.ts')) ?? ''
  for (const name of replaceableNames) {
    expect(text).toContain(`'@theme/${name}'`)
    expect(text).toContain(`'@theme-original/${name}'`)
  }
})
