import { type ComponentChild, isValidElement } from 'preact'

export type RootOptions = { readonly identifierPrefix?: string }

/**
 * A root whose ids from `useId` begin with the prefix, so that they do not meet those of
 * another root. Preact counts ids in a field of the root's element, whose first part goes into
 * each of them; its renderer for servers reads the same field.
 */
export function withIdPrefix(
  children: ComponentChild,
  { identifierPrefix }: RootOptions = {},
): ComponentChild {
  if (identifierPrefix === undefined || !isValidElement(children))
    return children
  return Object.assign(children, { __m: [identifierPrefix, 0] })
}
