import {
  Admonition,
  AdmonitionElement,
  AdmonitionTitle,
} from './Admonition.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { CodeFrame } from './CodeFrame.tsx'
import { Details } from './Details.tsx'
import { DocCardList } from './DocCardList.tsx'
import { Image } from './Image.tsx'
import { Anchor, Link } from './Link.tsx'
import { Table } from './Table.tsx'
import { TabItem, Tabs } from './Tabs.tsx'

/** What stands for the elements of an article, in Markdown and in MDX alike. */
export const contentComponents = {
  a: Anchor,
  img: Image,
  table: Table,
  'gw-code': CodeFrame,
  'gw-admonition': AdmonitionElement,
  'gw-admonition-title': AdmonitionTitle,
  Admonition,
  CodeBlock,
  Details,
  DocCardList,
  Link,
  TabItem,
  Tabs,
} as const
