import { script, type Tool } from './tool.ts'

export const rspress: Tool = {
  name: 'Rspress',
  packages: { '@rspress/core': '2.0.22' },
  // What it asks for cannot be had.
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
  },
  contentFolder: 'docs',
  outputFolder: 'doc_build',
  files: () => ({
    'rspress.config.mjs':
      "export default { root: 'docs', title: 'Bench', search: false, markdown: { link: { checkDeadLinks: false } } }",
  }),
  build: script('@rspress/core/bin/rspress.js', 'build'),
}
