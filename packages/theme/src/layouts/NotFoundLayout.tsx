import type { NotFoundMain } from '@gwdocs/core'
import { NotFound } from '../replaceable/NotFound.ts'
import type { LayoutProps } from './render.ts'

export function NotFoundLayout({ main, messages }: LayoutProps<NotFoundMain>) {
  return <NotFound homeHref={main.homeHref} messages={messages} />
}
