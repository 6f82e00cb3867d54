#!/usr/bin/env node
// React picks its build when it is first imported; pages are rendered with the fast one.
process.env.NODE_ENV ??= 'production'
const { run } = await import('../dist/run.js')

process.exitCode = await run(process.argv)
