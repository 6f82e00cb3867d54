/** Where the home page leads its readers. */
export const readings = [
  {
    href: '/tutorial/intro',
    title: '教程',
    text: '从启动服务器到模板，一章讲一件事。',
  },
  {
    href: '/api/slim',
    title: 'API 参考',
    text: '类型、方法、默认值和容易踩到的坑。',
  },
  {
    href: '/ecosystem/cast',
    title: '生态',
    text: '类型转换、环境变量、日志等独立模块。',
  },
  { href: '/blog', title: '博客', text: '项目的消息和文章。' },
  {
    href: '/middleware/manage-docs-versions',
    title: '参与文档',
    text: '怎样管理文档版本，怎样翻译。',
  },
]
