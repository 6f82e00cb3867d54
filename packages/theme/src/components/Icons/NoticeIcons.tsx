import type { AdmonitionKind } from '@gwdocs/core/shared'
import { Icon } from './Icon.tsx'

const paths: Readonly<Record<AdmonitionKind, string>> = {
  note: 'M5 19.5 6 15 16 5l3 3L9 18ZM13.5 7.5l3 3',
  tip: 'M9.5 20h5M9 16.5c0-2-2.5-3.200-2.5-6.5a5.5 5.5 0 0 1 11 0c0 3.300-2.5 4.5-2.5 6.5Z',
  info: 'M12 11.5V16M12 8v.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  important: 'M4.5 5.5h15v11h-6l-4 3.5v-3.5h-5ZM12 8.5V11M12 13.800v.01',
  warning: 'M12 4 3 19.5h18ZM12 10v4.5M12 17v.01',
  caution: 'M12 7.5v5M12 16v.01M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7Z',
  danger:
    'M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5 0 2 1 2.5 1.5 2.5C10.5 9 10 6 12 3Z',
}

export function NoticeIcon({ kind }: { kind: AdmonitionKind }) {
  return (
    <Icon>
      <path d={paths[kind]} />
    </Icon>
  )
}
