import type { AuthorModel } from '@gwdocs/core'

export type AvatarProps = { author: AuthorModel }

/** The name stands beside it, so the picture says nothing of its own. */
export function Avatar({ author }: AvatarProps) {
  const { imageSrc, name } = author
  if (imageSrc === undefined) {
    return (
      <span className="gw-avatar" aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    )
  }
  return (
    <img
      className="gw-avatar"
      src={imageSrc}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
    />
  )
}
