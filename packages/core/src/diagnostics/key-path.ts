/** A place in a config module or data file: `['theme', 'navbar', 'items', 2]`. */
export type KeyPath = readonly (string | number)[]
