import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { hashOf } from './content-hash.ts'
import { assetEndings } from './asset-loaders.ts'
import { toSitePath } from './site-path.ts'

const namespace = 'gwdocs-css-module'

/**
 * `import styles from './card.module.css'`: names of classes that are the same in the bundle
 * that renders a page and in the one for browsers, which shortens names of its own.
 */
export function cssModules(siteDir: string): Plugin {
  return {
    name: 'gwdocs-css-modules',
    setup(outer) {
      const sheets = new Map<string, string>()
      outer.onLoad(
        { filter: /\.module\.css$/, namespace: 'file' },
        async ({ path }) => {
          const { names, css } = await compile(path, siteDir)
          sheets.set(path, css)
          return {
            contents: `import ${JSON.stringify(`${namespace}:${path}`)}\n${names}`,
            loader: 'js',
            resolveDir: dirname(path),
            watchFiles: [path],
          }
        },
      )
      outer.onResolve({ filter: /^gwdocs-css-module:/ }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }))
      outer.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: sheets.get(path) ?? '',
        loader: 'css',
        resolveDir: dirname(path),
      }))
    },
  }
}

/** A module of its names, and the rules for them; two files of one name do not meet. */
async function compile(path: string, siteDir: string) {
  const name = basename(path, '.module.css')
  const own = `${name}_${hashOf(toSitePath(siteDir, path)).slice(0, 4)}.css`
  const { outputFiles } = await build({
    stdin: { contents: `export * from 'own'; export { default } from 'own'` },
    bundle: true,
    write: false,
    outdir: dirname(path),
    format: 'esm',
    logLevel: 'silent',
    external: assetEndings.map((ending) => `*.${ending}`),
    plugins: [
      {
        name: 'own',
        setup(inner) {
          inner.onResolve({ filter: /^own$/ }, () => ({
            path: own,
            namespace: 'own',
          }))
          inner.onLoad({ filter: /.*/, namespace: 'own' }, async () => ({
            contents: await readFile(path, 'utf8'),
            loader: 'local-css',
            resolveDir: dirname(path),
          }))
        },
      },
    ],
  })
  const textOf = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  return { names: textOf('.js'), css: textOf('.css') }
}
