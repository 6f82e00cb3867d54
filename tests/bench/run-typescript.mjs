// Runs a module of the benchmarks, which are TypeScript: `node run-typescript.mjs builds/main.ts …`
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const [, , entry, ...rest] = process.argv
const folder = join(import.meta.dirname, 'build')
const outfile = join(folder, 'main.mjs')
await build({
  entryPoints: [join(import.meta.dirname, entry)],
  outfile,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
})
process.argv.splice(1, process.argv.length, outfile, ...rest)
await import(pathToFileURL(outfile).href)
