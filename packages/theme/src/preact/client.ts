import type { ComponentChild, ContainerNode } from 'preact'
import {
  createRoot as createPreactRoot,
  hydrateRoot as hydratePreactRoot,
} from 'preact/compat/client'
import { type RootOptions, withIdPrefix } from './id-prefix.ts'
import { takeTexts } from './text-props.ts'

/** `createRoot` of `react-dom/client`. */
export const createRoot = createPreactRoot

/** `hydrateRoot` of `react-dom/client`: of its options, the prefix of ids counts. */
export function hydrateRoot(
  container: ContainerNode,
  children: ComponentChild,
  options?: RootOptions,
): ReturnType<typeof createRoot> {
  takeTexts()
  return hydratePreactRoot(container, withIdPrefix(children, options))
}
