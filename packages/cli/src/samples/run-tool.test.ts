import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { runTool } from './run-tool.ts'

const options = { cwd: tmpdir(), timeout: 20_000 }

test('what a program prints, and how it ends', async () => {
  const code = 'console.log(1); console.error(2); process.exitCode = 3'
  expect(await runTool([process.execPath, '-e', code], options)).toEqual({
    type: 'ended',
    code: 3,
    stdout: '1\n',
    stderr: '2\n',
  })
})

test('a program that is not there', async () => {
  expect(await runTool(['gwdocs-no-such-program'], options)).toEqual({
    type: 'missing',
  })
})

test('a program that does not end is ended, with what it started', async () => {
  const inner = 'setInterval(() => 0, 1000)'
  const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' }); console.log('up')`
  const result = await runTool([process.execPath, '-e', code], {
    ...options,
    timeout: 1500,
  })
  expect(result).toEqual({ type: 'late', stdout: 'up\n', stderr: '' })
})
