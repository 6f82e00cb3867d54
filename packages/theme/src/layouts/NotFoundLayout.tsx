import type { NotFoundMain } from '@gwdocs/core'
import { NotFound } from '../components/NotFound/NotFound.tsx'
import type { LayoutProps } from './render.ts'

export function NotFoundLayout({ main, messages }: LayoutProps<NotFoundMain>) {
  return <NotFound homeHref={main.homeHref} messages={messages} />
}
