// What content and pages import, with the site's own components in the place of the theme's.
export { Admonition } from '../replaceable/Admonition.ts'
export { DocCardList } from '../replaceable/DocCardList.ts'
export { Details } from '../replaceable/Details.ts'
export { TOCInline } from '../replaceable/TOCInline.ts'
export { Tabs } from '../replaceable/Tabs.ts'
export { ThemedImage } from '../replaceable/ThemedImage.ts'
export { BrowserOnly, type BrowserOnlyProps } from './BrowserOnly.tsx'
export { contentComponents, useMDXComponents } from './content-components.ts'
export { Head } from './Head.tsx'
export { Heading, type HeadingProps } from './Heading.tsx'
export { Layout, type LayoutProps } from './Layout.tsx'
export { Link, type LinkProps } from './Link.tsx'
export {
  MdxCodeBlock as CodeBlock,
  type MdxCodeBlockProps as CodeBlockProps,
} from './MdxCodeBlock.tsx'
export { TabItem, type TabItemProps } from './Tabs.tsx'
export { Translate, type TranslateProps } from './Translate.tsx'
