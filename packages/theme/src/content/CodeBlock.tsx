import { Children, type ReactNode } from 'react'
import { CodeFrame, type CodeFrameProps } from './CodeFrame.tsx'

export type CodeBlockProps = Omit<CodeFrameProps, 'code' | 'meta'> & {
  children?: ReactNode
  metastring?: string
  /** A number is that of the first line. */
  showLineNumbers?: boolean | number
  className?: string
}

/** `<CodeBlock language="go" title="main.go">{code}</CodeBlock>` in MDX. */
export function CodeBlock(props: CodeBlockProps) {
  const { children, metastring, showLineNumbers, className, ...rest } = props
  const language = props.language ?? languageOf(className)
  const meta = [metastring, numbersOf(showLineNumbers)]
  return (
    <CodeFrame
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
