import { animateHeight } from '../components/Motion/animate-height.ts'

/** Shows all lines of the block that a button stands in, or only the first ones again. */
export function toggleFolding(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('.gw-code')
  const pre = block?.querySelector<HTMLElement>('.gw-code-pre')
  if (!block || !pre) return
  const isOpening = button.getAttribute('aria-expanded') === 'false'
  swapLabels(button)
  button.setAttribute('aria-expanded', String(isOpening))
  const heights = measure(block, pre)
  setUnfolded(block, true)
  animateHeight({
    element: pre,
    ...heights,
    isOpening,
    onRest: () => {
      setUnfolded(block, isOpening)
      // The lines that were read are gone: the reader finds the block again.
      if (!isOpening) block.scrollIntoView({ block: 'nearest' })
    },
  })
}

function measure(block: HTMLElement, pre: HTMLElement) {
  setUnfolded(block, false)
  const closed = pre.offsetHeight
  setUnfolded(block, true)
  return { closed, open: pre.offsetHeight }
}

function setUnfolded(block: HTMLElement, isUnfolded: boolean): void {
  block.toggleAttribute('data-gw-unfolded', isUnfolded)
}

function swapLabels(button: HTMLElement): void {
  const { gwOtherLabel = '' } = button.dataset
  button.dataset['gwOtherLabel'] = button.textContent ?? ''
  button.textContent = gwOtherLabel
}
