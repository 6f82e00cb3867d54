import type { ComponentProps } from 'react'

export type HeadingProps = ComponentProps<'h2'> & {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** `<Heading as="h2" id="…">` */
export function Heading({ as: Level = 'h2', ...rest }: HeadingProps) {
  return <Level {...rest} />
}
