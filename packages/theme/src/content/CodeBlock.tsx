import { fenceTitle, firstLineNumber, formatMessage } from '@gwdocs/core/shared'
import { Anchor } from '../replaceable/Anchor.ts'

export type CodeBlockProps = {
  language?: string | undefined
  /** All that stands behind the language on the fence. */
  meta?: string | undefined
  code: string
  /** Coloured lines, as HTML; without it the code is shown plain. */
  html?: string | undefined
  /** Where the code lies, in place of the code itself: then `code` names the place. */
  reference?: string | undefined
  title?: string | undefined
  /** Of the code: where its line numbers begin. */
  className?: string | undefined
  copyLabel?: string | undefined
  copiedLabel?: string | undefined
  wrapLabel?: string | undefined
  /** With more lines than this, a button folds it. */
  foldLongerThan?: string | undefined
  /** `{count}` stands for the number of lines. */
  expandLabel?: string | undefined
  collapseLabel?: string | undefined
}

/** A block of code, element `gw-code` of the content tree. What its buttons do is delegated. */
export function CodeBlock(props: CodeBlockProps) {
  const { language, meta, className } = props
  const title = props.title ?? fenceTitle(meta)
  const isFoldable = countLines(props) > Number(props.foldLongerThan)
  return (
    <figure
      className="gw-code"
      data-gw-titled={title ? true : undefined}
      data-gw-foldable={isFoldable || undefined}
    >
      {title && <figcaption className="gw-code-title">{title}</figcaption>}
      <div className="gw-code-body">
        <pre
          className={className ? `gw-code-pre ${className}` : 'gw-code-pre'}
          tabIndex={0}
          data-gw-numbered={digitsOfNumbers(props)}
        >
          <CodeText {...props} />
        </pre>
        {language && (
          <span className="gw-code-language" aria-hidden="true">
            {language}
          </span>
        )}
        <CodeActions {...props} />
      </div>
      {isFoldable && <FoldButton {...props} />}
    </figure>
  )
}

function countLines({ code }: CodeBlockProps): number {
  return code.split('\n').length
}

/** Script alone folds code: without it all lines show, and no button. */
function FoldButton(props: CodeBlockProps) {
  const { expandLabel = '', collapseLabel } = props
  return (
    <button
      type="button"
      className="gw-code-fold"
      data-gw-action="fold"
      data-gw-other-label={collapseLabel}
      aria-expanded="false"
    >
      {formatMessage(expandLabel, { count: countLines(props) })}
    </button>
  )
}

/** How wide the line numbers are, in digits; undefined where there are none. */
function digitsOfNumbers({ meta, code }: CodeBlockProps): number | undefined {
  const first = firstLineNumber(meta)
  if (first === undefined) return undefined
  const last = first + code.split('\n').length - 1
  return Math.max(2, String(last).length)
}

function CodeText({ code, html, reference }: CodeBlockProps) {
  if (html !== undefined)
    return <code dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <code>{reference ? <Anchor href={reference}>{code}</Anchor> : code}</code>
  )
}

/** The button for long lines shows only where `enhanceCode` finds some. */
function CodeActions({ copyLabel, copiedLabel, wrapLabel }: CodeBlockProps) {
  if (!copyLabel) return null
  return (
    <div className="gw-code-actions">
      {wrapLabel && (
        <button
          type="button"
          className="gw-code-action"
          data-gw-action="wrap"
          aria-pressed="false"
          hidden
        >
          {wrapLabel}
        </button>
      )}
      <button
        type="button"
        className="gw-code-action"
        data-gw-action="copy"
        data-copied-label={copiedLabel}
      >
        {copyLabel}
      </button>
    </div>
  )
}
