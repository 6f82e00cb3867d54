import type { Excerpt } from '@gwdocs/core/search'

/** A text with what was looked for marked. */
export function Marked({ pieces }: { pieces: Excerpt }) {
  return (
    <>
      {pieces.map(({ text, isMatch }, index) =>
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
    </>
  )
}
