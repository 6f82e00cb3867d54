import type { PanelMessages } from './panel-messages.ts'

/** What the keys do, for those who have some. */
export function SearchKeys({ messages }: { messages: PanelMessages }) {
  return (
    <p className="gw-search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {messages.searchMove}
      </span>
      <span>
        <kbd>↵</kbd>
        {messages.searchOpen}
      </span>
      <span>
        <kbd>Esc</kbd>
        {messages.searchClose}
      </span>
    </p>
  )
}
