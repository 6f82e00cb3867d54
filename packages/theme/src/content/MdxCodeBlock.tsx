import { Children, type ReactNode } from 'react'
import type { CodeBlockProps } from './CodeBlock.tsx'
import { CodeBlock } from '../replaceable/CodeBlock.ts'

export type MdxCodeBlockProps = Omit<CodeBlockProps, 'code' | 'meta'> & {
  children?: ReactNode
  metastring?: string
  /** A number is that of the first line. */
  showLineNumbers?: boolean | number
  className?: string
}

/** `<CodeBlock language="go" title="main.go">{code}</CodeBlock>` in MDX. */
export function MdxCodeBlock(props: MdxCodeBlockProps) {
  const { children, metastring, showLineNumbers, className, ...rest } = props
  const language = props.language ?? languageOf(className)
  const meta = [metastring, numbersOf(showLineNumbers)]
  return (
    <CodeBlock
      {...rest}
      language={language}
      meta={meta.filter(Boolean).join(' ')}
      code={textOf(children).trim()}
    />
  )
}

function numbersOf(show: boolean | number | undefined): string | undefined {
  if (typeof show === 'number') return `showLineNumbers=${show}`
  return show ? 'showLineNumbers' : undefined
}

function languageOf(className: string | undefined): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1]
}

function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('')
}
