import {
  Admonition,
  AdmonitionElement,
  AdmonitionTitle,
} from './Admonition.tsx'
import { BrowserOnly } from './BrowserOnly.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { CodeFrame } from './CodeFrame.tsx'
import { Details } from './Details.tsx'
import { Diagram } from '../diagrams/Diagram.tsx'
import { DocCardList } from './DocCardList.tsx'
import { Head } from './Head.tsx'
import { Heading } from './Heading.tsx'
import { Image } from './Image.tsx'
import { Layout } from './Layout.tsx'
import { Anchor, Link } from './Link.tsx'
import { TOCInline } from './TOCInline.tsx'
import { Table } from './Table.tsx'
import { TabItem, Tabs } from './Tabs.tsx'
import { ThemedImage } from './ThemedImage.tsx'
import { Translate } from './Translate.tsx'

/** What stands for the elements of an article, in Markdown and in MDX alike. */
export const contentComponents = {
  a: Anchor,
  img: Image,
  table: Table,
  'gw-code': CodeFrame,
  'gw-diagram': Diagram,
  'gw-admonition': AdmonitionElement,
  'gw-admonition-title': AdmonitionTitle,
  'gw-tabs': Tabs,
  'gw-tab-item': TabItem,
  Admonition,
  BrowserOnly,
  CodeBlock,
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
