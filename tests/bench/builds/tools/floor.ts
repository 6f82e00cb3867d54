import { fileURLToPath } from 'node:url'
import type { Tool } from './tool.ts'

/** What the libraries alone cost: parse, GFM, to HTML, and each distinct block of code once. */
export const floor: Tool = {
  name: 'floor',
  packages: {},
  contentFolder: 'docs',
  outputFolder: 'build',
  files: () => ({}),
  build: (siteDir) => ({
    program: process.execPath,
    args: [
      fileURLToPath(import.meta.resolve('gwdocs-tests/bench/floor.mjs')),
      siteDir,
    ],
    cwd: siteDir,
  }),
}
