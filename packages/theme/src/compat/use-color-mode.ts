import { useSite } from '../content/page-context.ts'
import {
  type ColorMode,
  setColorMode,
  useColorMode as useMode,
} from '../stores/color-mode.ts'

const unknownSite = {
  defaultMode: 'light',
  isSwitchable: true,
  followsSystem: false,
} as const

export type ColorModeValue = {
  readonly colorMode: ColorMode
  readonly setColorMode: (mode: ColorMode) => void
}

/** `useColorMode()` of `@docusaurus/theme-common`. */
export function useColorMode(): ColorModeValue {
  const colorMode = useMode(useSite()?.colorMode ?? unknownSite)
  return { colorMode, setColorMode }
}
