import { createHash } from 'node:crypto'

/** Eight characters that tell two contents apart. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256')
    .update(bytes)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 8)
}
