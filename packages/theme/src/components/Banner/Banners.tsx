import type { Banner, Messages } from '@gwdocs/core'
import { NoticeIcon } from '../Icons/NoticeIcons.tsx'

export type BannersProps = { banners: readonly Banner[]; messages: Messages }

/** Says of a page that it is a draft, or that it is listed nowhere. */
export function Banners({ banners, messages }: BannersProps) {
  return banners.map((banner) => (
    <aside
      key={banner}
      className="gw-admonition"
      data-gw-kind="caution"
      aria-label={titleOf(banner, messages)}
    >
      <NoticeIcon kind="caution" />
      <p className="gw-admonition-title">{titleOf(banner, messages)}</p>
      <p>{banner === 'draft' ? messages.draftText : messages.unlistedText}</p>
    </aside>
  ))
}

function titleOf(banner: Banner, messages: Messages): string {
  return banner === 'draft' ? messages.draftTitle : messages.unlistedTitle
}
