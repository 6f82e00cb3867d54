import { useContext } from 'react'
import { PageContext } from '../content/page-context.ts'
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

/** The colour mode of the document, and how to change it. */
export function useColorMode(): ColorModeValue {
  const colorMode = useMode(
    useContext(PageContext)?.shell.colorMode ?? unknownSite,
  )
  return { colorMode, setColorMode }
}
