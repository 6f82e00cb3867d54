import type { ShellModel } from '@gwdocs/core'
import { TocList } from '../../replaceable/TocList.ts'
import { useActiveHeading } from './use-active-heading.ts'

export type TocProps = { shell: Pick<ShellModel, 'toc' | 'messages'> }

/** Plain links, so it works before any script; hydration adds `aria-current`. */
export function Toc({ shell }: TocProps) {
  const activeId = useActiveHeading(shell.toc)
  if (shell.toc.length === 0) return null
  return (
    <nav className="gw-toc" aria-labelledby="gw-toc-title">
      <p className="gw-toc-title" id="gw-toc-title">
        {shell.messages.onThisPage}
      </p>
      <TocList items={shell.toc} activeId={activeId} />
    </nav>
  )
}
