import type { Messages } from '@gwdocs/core'

export type CopyPageProps = {
  /** Address of the page's Markdown; undefined where it has none. */
  href: string | undefined
  messages: Messages
}

/** Gives the page's text away: to the clipboard, or to read as Markdown. */
export function CopyPage({ href, messages }: CopyPageProps) {
  if (href === undefined) return null
  return (
    <div className="gw-copy-page">
      <button
        type="button"
        className="gw-copy-page-button"
        data-gw-action="copy-page"
        data-gw-source={href}
        data-copied-label={messages.copiedCode}
      >
        {messages.copyPage}
      </button>
      <a className="gw-copy-page-link" href={href} data-gw-full-load="">
        {messages.viewMarkdown}
      </a>
    </div>
  )
}
