const key = 'gw-reloaded-for'

/**
 * Loads the page in full, unless that was already done for the same cause.
 *
 * Out: whether it does.
 */
export function reloadOnce(cause: string): boolean {
  try {
    if (sessionStorage.getItem(key) === cause) return false
    sessionStorage.setItem(key, cause)
  } catch {
    // Without storage nobody could tell a second time from the first.
    return false
  }
  location.reload()
  return true
}
