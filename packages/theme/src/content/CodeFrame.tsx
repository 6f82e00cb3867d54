import { hasMetaFlag, titleOfMeta } from './code-meta.ts'

export type CodeFrameProps = {
  language?: string | undefined
  /** All that stands behind the language on the fence. */
  meta?: string | undefined
  code: string
  /** Coloured lines, as HTML; without it the code is shown plain. */
  html?: string | undefined
  title?: string | undefined
  copyLabel?: string | undefined
  copiedLabel?: string | undefined
}

/** A block of code, element `gw-code` of the content tree. Copying is delegated. */
export function CodeFrame(props: CodeFrameProps) {
  const { language, meta, code, html, copyLabel, copiedLabel } = props
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
          {html === undefined ? (
            <code>{code}</code>
          ) : (
            <code dangerouslySetInnerHTML={{ __html: html }} />
          )}
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
