import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownFolder } from '../store/site-store.ts'
import type { Recorder } from './recorder.ts'
import { toTrace } from './trace.ts'

/** Writes a trace below the site's own folder. Out: the path, relative to the site. */
export async function writeProfile(
  siteDir: string,
  { spans }: Recorder,
): Promise<string> {
  const path = `${ownFolder}/profile.json`
  await mkdir(join(siteDir, ownFolder), { recursive: true })
  await writeFile(join(siteDir, path), toTrace(spans))
  return path
}
