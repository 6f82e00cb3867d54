#!/usr/bin/env node
import module from 'node:module'
import { commandFile } from './packed.js'

// React picks its build when it is first imported; pages are rendered with the fast one.
process.env.NODE_ENV ??= 'production'
// From Node 22 on, what was compiled once is not compiled again.
module.enableCompileCache?.()
const { run } = await import(commandFile())

process.exitCode = await run(process.argv)
