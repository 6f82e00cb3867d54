import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PublicUrls, publicUrlsName, readPublicUrls } from '@gwdocs/core'

/** The list that is committed with the content; undefined where a site has none. */
export function readRecorded(siteDir: string): PublicUrls | undefined {
  const path = join(siteDir, publicUrlsName)
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  return readPublicUrls({ filePath: publicUrlsName, text })
}
