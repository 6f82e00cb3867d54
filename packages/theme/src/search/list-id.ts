/** The list through which the keys move. */
export const listId = 'gw-search-list'

/** The option of a page, by its number among those shown. */
export function pageOption(page: number): string {
  return `gw-search-${page}`
}

/** The option of one of its sections, counted without the text above all headings. */
export function sectionOption(page: number, section: number): string {
  return `gw-search-${page}-${section}`
}
