import type { ComponentType } from 'react'
import type { ReplaceableName } from '@gwdocs/core'

/** The site's own components in place of the theme's. */
export type Replacements = {
  readonly [Name in ReplaceableName]?: ComponentType<never>
}

let current: Replacements = {}

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
    const Chosen = (current[name] ?? Original) as ComponentType<Props>
    return <Chosen {...props} />
  }
  Replaceable.displayName = name
  return Replaceable
}
