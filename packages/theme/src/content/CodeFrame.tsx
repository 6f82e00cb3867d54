import { Anchor } from './Link.tsx'
import { hasMetaFlag, titleOfMeta } from './code-meta.ts'

export type CodeFrameProps = {
  language?: string | undefined
  /** All that stands behind the language on the fence. */
  meta?: string | undefined
  code: string
  /** Coloured lines, as HTML; without it the code is shown plain. */
  html?: string | undefined
  /** Where the code lies, in place of the code itself: then `code` names the place. */
  reference?: string | undefined
  title?: string | undefined
  copyLabel?: string | undefined
  copiedLabel?: string | undefined
}

/** A block of code, element `gw-code` of the content tree. Copying is delegated. */
export function CodeFrame(props: CodeFrameProps) {
  const { language, meta, copyLabel, copiedLabel } = props
  const title = props.title ?? titleOfMeta(meta)
  return (
    <figure className="gw-code" data-gw-titled={title ? true : undefined}>
      {title && <figcaption className="gw-code-title">{title}</figcaption>}
      <div className="gw-code-body">
        <pre
          className="gw-code-pre"
          tabIndex={0}
          data-gw-numbered={hasMetaFlag(meta, 'showLineNumbers') || undefined}
        >
          <CodeText {...props} />
        </pre>
        {language && (
          <span className="gw-code-language" aria-hidden="true">
            {language}
          </span>
        )}
        {copyLabel && (
          <button
            type="button"
            className="gw-code-copy"
            data-gw-action="copy"
            data-copied-label={copiedLabel}
          >
            {copyLabel}
          </button>
        )}
      </div>
    </figure>
  )
}

function CodeText({ code, html, reference }: CodeFrameProps) {
  if (html !== undefined)
    return <code dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <code>{reference ? <Anchor href={reference}>{code}</Anchor> : code}</code>
  )
}
