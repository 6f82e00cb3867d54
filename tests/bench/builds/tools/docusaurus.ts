import { script, type Tool } from './tool.ts'

const version = '3.10.2'
const packages = {
  '@docusaurus/core': version,
  '@docusaurus/plugin-content-docs': version,
  '@docusaurus/theme-classic': version,
  react: '19.2.0',
  'react-dom': '19.2.0',
}

function config(isFaster: boolean): string {
  return `export default {
  title: 'Bench', url: 'https://example.com', baseUrl: '/',
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: { format: 'detect' },
  ${isFaster ? 'future: { v4: true, faster: true },' : ''}
  themeConfig: { prism: { additionalLanguages: ['bash', 'go', 'json', 'yaml', 'diff', 'docker', 'ini', 'toml', 'java', 'ruby', 'php'] } },
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: undefined }]],
  themes: ['@docusaurus/theme-classic'],
}`
}

function docusaurusWith(isFaster: boolean): Tool {
  return {
    name: isFaster ? 'Docusaurus, faster' : 'Docusaurus',
    packages: isFaster
      ? { ...packages, '@docusaurus/faster': version }
      : packages,
    contentFolder: 'docs',
    outputFolder: 'build',
    files: () => ({
      'docusaurus.config.mjs': config(isFaster),
    }),
    build: script('@docusaurus/core/bin/docusaurus.mjs', 'build'),
  }
}

export const docusaurus = docusaurusWith(false)
export const docusaurusFaster = docusaurusWith(true)
