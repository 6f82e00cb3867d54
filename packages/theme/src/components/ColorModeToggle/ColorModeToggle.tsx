import type { ColorModeModel, ShellMessages } from '@gwdocs/core'
import { setColorMode, useColorMode } from '../../stores/color-mode.ts'
import { MoonIcon, SunIcon } from '../Icons/Icons.tsx'

export type ColorModeToggleProps = {
  colorMode: ColorModeModel
  messages: ShellMessages
}

/** Both pictures are in the HTML: CSS shows the right one before any script has run. */
export function ColorModeToggle({ colorMode, messages }: ColorModeToggleProps) {
  const mode = useColorMode(colorMode)
  const isDark = mode === 'dark'
  const label = isDark ? messages.switchToLight : messages.switchToDark
  return (
    <button
      type="button"
      className="gw-color-mode-toggle gw-icon-button"
      aria-label={label}
      title={label}
      onClick={() => setColorMode(isDark ? 'light' : 'dark')}
    >
      <SunIcon className="gw-only-light" />
      <MoonIcon className="gw-only-dark" />
    </button>
  )
}
