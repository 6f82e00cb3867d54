/** The list through which the keys move. */
export const listId = 'gw-search-list'
