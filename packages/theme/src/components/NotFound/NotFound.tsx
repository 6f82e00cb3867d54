import type { Messages } from '@gwdocs/core'

export type NotFoundProps = { homeHref: string; messages: Messages }

export function NotFound({ homeHref, messages }: NotFoundProps) {
  return (
    <div className="gw-not-found">
      <p className="gw-not-found-code" aria-hidden="true">
        404
      </p>
      <h1 className="gw-not-found-title">{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>{messages.notFoundHint}</p>
      <a className="gw-button" href={homeHref}>
        {messages.notFoundHome}
      </a>
    </div>
  )
}
