import { Admonition } from '../replaceable/Admonition.ts'
import { Anchor } from '../replaceable/Anchor.ts'
import { CodeBlock } from '../replaceable/CodeBlock.ts'
import { Details } from '../replaceable/Details.ts'
import { DocCardList } from '../replaceable/DocCardList.ts'
import { Image } from '../replaceable/Image.ts'
import { TOCInline } from '../replaceable/TOCInline.ts'
import { Table } from '../replaceable/Table.ts'
import { Tabs } from '../replaceable/Tabs.ts'
import { ThemedImage } from '../replaceable/ThemedImage.ts'
import { AdmonitionElement, AdmonitionTitle } from './AdmonitionElement.tsx'
import { BrowserOnly } from './BrowserOnly.tsx'
import { Diagram } from '../diagrams/Diagram.tsx'
import { Head } from './Head.tsx'
import { Heading } from './Heading.tsx'
import { Layout } from './Layout.tsx'
import { Link } from './Link.tsx'
import { MdxCodeBlock } from './MdxCodeBlock.tsx'
import { TabItem } from './Tabs.tsx'
import { Translate } from './Translate.tsx'

/** What stands for the elements of an article, in Markdown and in MDX alike. */
export const contentComponents = {
  a: Anchor,
  img: Image,
  table: Table,
  'gw-code': CodeBlock,
  'gw-diagram': Diagram,
  'gw-admonition': AdmonitionElement,
  'gw-admonition-title': AdmonitionTitle,
  'gw-tabs': Tabs,
  'gw-tab-item': TabItem,
  Admonition,
  BrowserOnly,
  CodeBlock: MdxCodeBlock,
  Details,
  DocCardList,
  Head,
  Heading,
  Layout,
  Link,
  TOCInline,
  TabItem,
  Tabs,
  ThemedImage,
  Translate,
} as const

/** The same, as modules made from MDX ask for it. */
export function useMDXComponents(): typeof contentComponents {
  return contentComponents
}
