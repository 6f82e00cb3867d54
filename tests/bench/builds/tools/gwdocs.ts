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
}
