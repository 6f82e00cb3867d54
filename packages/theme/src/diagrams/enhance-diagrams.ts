/** Draws the diagrams of a page, where it has any: only then is the code for it loaded. */
export async function enhanceDiagrams(main: HTMLElement): Promise<void> {
  const figures = [...main.querySelectorAll<HTMLElement>('[data-gw-diagram]')]
  if (figures.length === 0) return
  const { showDiagrams } = await import('./show-diagrams.ts')
  showDiagrams(figures)
}
