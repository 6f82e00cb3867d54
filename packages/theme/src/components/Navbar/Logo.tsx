import type { LogoModel } from '@gwdocs/core'

export type LogoProps = { logo: LogoModel }

/** Both sources are in the HTML; CSS shows the one of the colour mode. */
export function Logo({ logo }: LogoProps) {
  const { src, srcDark, alt } = logo
  if (srcDark === undefined) return <LogoImage src={src} alt={alt} />
  return (
    <>
      <LogoImage src={src} alt={alt} className="gw-only-light" />
      <LogoImage src={srcDark} alt={alt} className="gw-only-dark" />
    </>
  )
}

type LogoImageProps = { src: string; alt: string; className?: string }

/** In a `picture`, React writes no preload for it: only one of two sources is ever shown. */
function LogoImage({ src, alt, className }: LogoImageProps) {
  return (
    <picture className={className}>
      <img className="gw-logo" src={src} alt={alt} height={32} />
    </picture>
  )
}
