import type { OfflineMain } from '@gwdocs/core'
import type { LayoutProps } from './render.ts'

/** Shown in place of a page that cannot be had: its link asks for the same address again. */
export function OfflineLayout({ main, messages }: LayoutProps<OfflineMain>) {
  return (
    <div className="gw-not-found">
      <h1 className="gw-not-found-title">{main.title}</h1>
      <p>{messages.offlineText}</p>
      <p>{messages.offlineHint}</p>
      <a className="gw-button" href="">
        {messages.offlineRetry}
      </a>
    </div>
  )
}
