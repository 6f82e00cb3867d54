import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const styles = fileURLToPath(import.meta.resolve('@gwdocs/theme/search.css'))

let bundled: Promise<Uint8Array> | undefined

/** The style sheet of the dialog: apart from that of every page, since few pages show it. */
export function searchStyles(): Promise<Uint8Array> {
  return (bundled ??= bundleStyles())
}

async function bundleStyles(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [styles],
    write: false,
    bundle: true,
    minify: true,
    target: ['chrome120', 'firefox121', 'safari17.2'],
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
