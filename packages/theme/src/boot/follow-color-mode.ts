/** Has the browser's own frame in the colour of the mode that is shown, whoever changes it. */
export function followColorMode(root: HTMLElement): void {
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[name="theme-color"]',
  )
  if (!meta) return
  const show = () => {
    const { gwLight, gwDark } = meta.dataset
    const color = root.dataset['colorMode'] === 'dark' ? gwDark : gwLight
    if (color !== undefined) meta.content = color
  }
  show()
  new MutationObserver(show).observe(root, {
    attributeFilter: ['data-color-mode'],
  })
}
