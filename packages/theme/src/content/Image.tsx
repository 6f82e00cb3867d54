import type { ComponentProps } from 'react'

export type ImageProps = ComponentProps<'img'>

/** A picture in an article; without a description it counts as decoration. */
export function Image({ alt = '', ...rest }: ImageProps) {
  return <img alt={alt} loading="lazy" decoding="async" {...rest} />
}
