import { fileURLToPath } from 'node:url'
import type { Tool } from './tool.ts'

/** What the libraries alone cost: parse, GFM, to HTML, and each distinct block of code once. */
function floorWith(name: string, ...args: readonly string[]): Tool {
  return {
    name,
    packages: {},
    contentFolder: 'docs',
    outputFolder: 'build',
    files: () => ({}),
    build: (siteDir) => ({
      program: process.execPath,
      args: [
        fileURLToPath(import.meta.resolve('gwdocs-tests/bench/floor.mjs')),
        siteDir,
        ...args,
      ],
      cwd: siteDir,
    }),
  }
}

export const floor = floorWith('floor')

/** The same with the parser that gwdocs uses for what is plain. */
export const quickFloor = floorWith('floor, quick', 'quick')
