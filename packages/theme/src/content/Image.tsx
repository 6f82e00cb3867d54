import type { ComponentProps } from 'react'

/** A picture in an article; without a description it counts as decoration. */
export function Image({ alt = '', ...rest }: ComponentProps<'img'>) {
  return <img alt={alt} loading="lazy" decoding="async" {...rest} />
}
