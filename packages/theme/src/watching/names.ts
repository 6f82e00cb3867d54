/**
 * Where a page and an answer to `HEAD` name the state of a page: a `meta` and a header. A `meta`
 * goes with the page when it is shown by following a link.
 */
export const pageStateName = 'gwdocs-page-state'

/** The `meta` that names the file which a page is made from, relative to the site. */
export const pageFileName = 'gwdocs-page-file'
