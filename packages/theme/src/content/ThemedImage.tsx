import type { ComponentProps } from 'react'
import { Image } from '../replaceable/Image.ts'
import { addBaseUrl, useSite } from './page-context.ts'

export type ThemedImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  sources: { readonly light: string; readonly dark: string }
}

/** `<ThemedImage sources={{light, dark}}>`: the style sheet shows the one of the colour mode. */
export function ThemedImage({ sources, className, ...rest }: ThemedImageProps) {
  const site = useSite()
  return (['light', 'dark'] as const).map((mode) => (
    <Image
      key={mode}
      {...rest}
      src={site ? addBaseUrl(sources[mode], site) : sources[mode]}
      className={[className, `gw-only-${mode}`].filter(Boolean).join(' ')}
    />
  ))
}
