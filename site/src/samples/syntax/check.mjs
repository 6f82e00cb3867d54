// Checks that every block of a folder can be read in its language: `folder/file:line:column: why`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const checks = { '.sh': checkShell, '.tsx': checkScript }

for (const folder of readdirSync('.', { withFileTypes: true })) {
  if (!folder.isDirectory()) continue
  for (const name of readdirSync(folder.name)) {
    const file = join(folder.name, name)
    const found = await checks[extname(name)]?.(file)
    if (!found) continue
    console.error(`${file}:${found.line}:${found.column}: ${found.why}`)
    process.exitCode = 1
  }
}

function checkShell(file) {
  const { status, stderr } = spawnSync('bash', ['-n', file], {
    encoding: 'utf8',
  })
  if (status === 0) return undefined
  const [, line = '1', why = 'bash cannot read it'] =
    /line (\d+): (.*)/.exec(stderr ?? '') ?? []
  return { line, column: 1, why }
}

async function checkScript(file) {
  const { transform } = await import('esbuild')
  try {
    await transform(readFileSync(file, 'utf8'), {
      loader: 'tsx',
      logLevel: 'silent',
    })
    return undefined
  } catch (error) {
    const [{ location, text }] = error.errors
    return { line: location.line, column: location.column + 1, why: text }
  }
}
