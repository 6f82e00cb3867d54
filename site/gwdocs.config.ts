import { defineConfig } from 'gwdocs'
import { checkApi } from './src/api/api-check.ts'
import { checkCommands } from './src/commands/check-commands.ts'
import { goSamples } from './src/samples/go-samples.ts'
import { syntaxSamples } from './src/samples/syntax-samples.ts'

export default defineConfig({
  title: 'Slim',
  tagline: 'Go 语言的微型 Web 框架',
  favicon: '/img/favicon.svg',
  url: 'https://go-slim.dev',
  baseUrl: '/',
  trailingSlash: false,
  i18n: { defaultLocale: 'zh-Hans' },

  docs: { path: 'docs', routeBasePath: '/', sidebarPath: './sidebars.ts' },
  blog: {
    title: '博客',
    description: 'Slim 的设计、用法与文档站点的动态',
    sidebarTitle: '近期文章',
    sidebarCount: 'ALL',
  },

  sitemap: { lastmod: 'date' },
  socialCards: {
    font: '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
  },

  links: { brokenAnchors: 'error' },
  samples: [goSamples, ...syntaxSamples],
  checks: [
    { name: 'API', run: checkApi },
    { name: 'Commands', run: checkCommands },
  ],

  theme: {
    navbar: {
      title: 'Slim',
      logo: { alt: '', src: '/img/logo.svg', srcDark: '/img/logo-dark.svg' },
      hideOnScroll: true,
      items: [
        {
          type: 'docSidebar',
          sidebarId: 'tutorial',
          label: '文档',
          position: 'left',
        },
        {
          type: 'docSidebar',
          sidebarId: 'api',
          label: 'API',
          position: 'left',
        },
        { type: 'docSidebar', sidebarId: 'ecosystem', label: '生态' },
        { href: 'https://github.com/go-slim/slim/discussions', label: '讨论' },
        { href: 'https://github.com/go-slim/slim', label: 'GitHub' },
      ],
    },
    footer: {
      logo: { alt: 'Slim', src: '/img/logo-dark.svg' },
      links: [
        {
          title: '文档',
          items: [
            { label: '简介', to: '/intro' },
            { label: '教程', to: '/tutorial/intro' },
            { label: 'API', to: '/api/slim' },
          ],
        },
        {
          title: '更多',
          items: [
            { label: '生态', to: '/ecosystem/cast' },
            { label: '管理文档版本', to: '/middleware/manage-docs-versions' },
            { label: '翻译站点', to: '/middleware/translate-your-site' },
          ],
        },
        {
          title: '社区',
          items: [
            { label: '博客', to: '/blog' },
            { label: 'GitHub', href: 'https://github.com/go-slim/slim' },
            {
              label: '讨论',
              href: 'https://github.com/go-slim/slim/discussions',
            },
          ],
        },
      ],
      copyright:
        '© 2025–2026 Slim 团队，以 MIT 许可证发布。站点由 gwdocs 构建。',
    },
    docsSidebar: { hideable: true, autoCollapseCategories: true },
    code: { defaultLanguage: 'go' },
    customCss: ['./src/css/site.css', './src/css/pictures.css'],
  },
})
