import { type ReactNode, useSyncExternalStore } from 'react'

export type BrowserOnlyProps = {
  children?: () => ReactNode
  /** Shown in the HTML, until scripts run. */
  fallback?: ReactNode
}

/** `<BrowserOnly>{() => <Map />}</BrowserOnly>` */
export function BrowserOnly({ children, fallback }: BrowserOnlyProps) {
  return useIsBrowser() ? children?.() : (fallback ?? null)
}

/** False on the server and while the served HTML is taken over. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => undefined
}
