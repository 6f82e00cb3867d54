import { createHash } from 'node:crypto'
import {
  contentSecurityPolicy,
  type ResolvedConfig,
  type SecurityPolicy,
} from '@gwdocs/core'

/** The policy of a site with this boot script; all locales share it. */
export function sitePolicy(
  config: ResolvedConfig,
  bootScript: string,
): SecurityPolicy | undefined {
  const hash = createHash('sha256').update(bootScript).digest('base64')
  return contentSecurityPolicy(config, hash)
}
