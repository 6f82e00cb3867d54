import type { Element } from 'hast'
import type { FinishedLink, ImageSize } from './finished-link.ts'

export type FinishImage = {
  readonly link: FinishedLink
  /** Whether the image is likely to be seen at once. */
  readonly isOnTop: boolean
}

/**
 * Gives an image its size, so that the text around it never moves.
 *
 * Images load when they come near, but for one at the top of the page: that is often the
 * largest thing a reader sees first, and waiting for the layout would show it late. What the
 * author wrote stays; where only one side is given, the other follows from it.
 */
export function finishImage(
  { properties }: Element,
  { link, isOnTop }: FinishImage,
): void {
  properties['loading'] ??= isOnTop ? 'eager' : 'lazy'
  properties['decoding'] ??= 'async'
  if (link.size) Object.assign(properties, missingSides(properties, link.size))
}

function missingSides(
  { width, height }: Element['properties'],
  size: ImageSize,
): Partial<ImageSize> {
  const isSet = (side: unknown) => side !== undefined && side !== null
  if (isSet(width) && isSet(height)) return {}
  if (!isSet(width) && !isSet(height)) return size
  const { width: across, height: down } = size
  // A side in percent or in words says nothing of the other one.
  const given = Number(width ?? height)
  if (!(given > 0)) return {}
  return isSet(width)
    ? { height: Math.round((given * down) / across) }
    : { width: Math.round((given * across) / down) }
}
