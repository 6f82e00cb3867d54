import { gwdocsScript } from '../../../harness/gwdocs.ts'
import type { Tool } from './tool.ts'

export const gwdocs: Tool = {
  name: 'gwdocs',
  packages: {},
  contentFolder: 'docs',
  outputFolder: 'build',
  files: () => ({
    'gwdocs.config.mjs':
      "export default { title: 'Bench', url: 'https://example.com', docs: { routeBasePath: '/' }, search: false, markdownCopies: false }",
  }),
  build: (siteDir) => ({
    program: process.execPath,
    args: [gwdocsScript, 'build', siteDir],
    cwd: siteDir,
  }),
  serve: (siteDir, port) => ({
    program: process.execPath,
    args: [
      ...[gwdocsScript, 'serve', siteDir, '--watch'],
      ...['--port', String(port)],
    ],
    cwd: siteDir,
  }),
}
