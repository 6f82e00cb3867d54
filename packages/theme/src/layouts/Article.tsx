import type { ReactNode } from 'react'

/** The text itself. It lies in no React root: what acts in it is delegated. */
export function Article({ children }: { children: ReactNode }) {
  return (
    <div className="gw-prose" data-gw-article="">
      {children}
    </div>
  )
}
