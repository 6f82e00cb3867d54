import { type ComponentType, createContext, useContext } from 'react'
import type { ReplaceableName } from '@gwdocs/core'

/** The site's own components in place of the theme's. */
export type Replacements = {
  readonly [Name in ReplaceableName]?: ComponentType<never>
}

let current: Replacements = {}

/** How many of the site's components stand around one another. */
const DepthContext = createContext(0)

/** Deeper than any page is. */
const maxDepth = 200

/**
 * Names what is rendered from now on: rendering is synchronous. Only the build calls this; in
 * the client's bundle the site's modules stand in the place of those that call `replaceable`.
 */
export function setReplacements(replacements: Replacements): void {
  current = replacements
}

/** A component of the theme, or what the site has in its place. */
export function replaceable<Props extends object>(
  name: ReplaceableName,
  Original: ComponentType<Props>,
): ComponentType<Props> {
  function Replaceable(props: Props) {
    const depth = useContext(DepthContext)
    const Own = current[name] as ComponentType<Props> | undefined
    if (!Own) return <Original {...props} />
    // A renderer may well go on for ever where its stack would not.
    if (depth >= maxDepth) throw new RangeError('It contains itself.')
    return (
      <DepthContext value={depth + 1}>
        <Own {...props} />
      </DepthContext>
    )
  }
  Replaceable.displayName = name
  return Replaceable
}
