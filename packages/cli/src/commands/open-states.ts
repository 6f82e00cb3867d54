/** States of a translation that somebody has to do something about. */
export const openStates = ['missing', 'stale', 'orphaned'] as const
export type OpenState = (typeof openStates)[number]
