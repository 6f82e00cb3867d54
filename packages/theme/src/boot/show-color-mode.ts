import { colorModeKey, readStored } from './stored.ts'

/** Sets the colour mode before anything is painted. */
export function showColorMode(root: HTMLElement): void {
  const { gwDefaultMode = 'light', gwFollowsSystem } = root.dataset
  const stored = readStored(colorModeKey)
  const isChosen = stored === 'light' || stored === 'dark'
  const prefersDark =
    gwFollowsSystem !== undefined &&
    matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset['colorMode'] = isChosen
    ? stored
    : prefersDark
      ? 'dark'
      : gwDefaultMode
}
