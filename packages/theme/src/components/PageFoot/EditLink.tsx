import type { Messages } from '@gwdocs/core'
import { EditIcon } from '../Icons/Icons.tsx'

export type EditLinkProps = { href: string; messages: Messages }

/** Leads to where the page is edited. */
export function EditLink({ href, messages }: EditLinkProps) {
  return (
    <a
      className="gw-edit-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <EditIcon />
      {messages.editPage}
      <span className="gw-visually-hidden"> ({messages.externalLink})</span>
    </a>
  )
}
