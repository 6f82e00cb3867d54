// Preloaded into a process, this writes the address of every module that it loads into a file.
import { appendFileSync } from 'node:fs'
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) register(import.meta.url)

/** A hook of Node's loader, which runs in a thread of its own. */
export async function load(url, context, next) {
  const file = process.env.GWDOCS_LOADED_MODULES
  if (file && !url.startsWith('node:')) appendFileSync(file, `${url}\n`)
  return next(url, context)
}
