import { escapeHtml } from './escape-html.ts'

/** Stands before all that a page loads: a policy counts for what comes after it. */
export function renderPolicy(policy: string | undefined): string {
  return policy === undefined
    ? ''
    : `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`
}
