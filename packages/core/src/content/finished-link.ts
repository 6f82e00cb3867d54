/** Width and height of an image, in CSS pixels, as its file says. */
export type ImageSize = { readonly width: number; readonly height: number }

/** An address of the content, as its page writes it. */
export type FinishedLink = {
  readonly href: string
  /** Of an image whose file lies in the site. */
  readonly size?: ImageSize
  /** Whether a link leads to a file that is no page: it is shown beside the page, not in its place. */
  readonly opensTab: boolean
}
