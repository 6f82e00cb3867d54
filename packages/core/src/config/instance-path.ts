import type { KeyPath } from '../diagnostics/key-path.ts'
import type { ResolvedConfig } from './resolved-config.ts'

type Instances = Pick<ResolvedConfig, 'docs' | 'blogs'>

/** Where a doc set or a blog stands in the config: one of several by its number. */
export function instancePath(
  { docs, blogs }: Instances,
  kind: 'docs' | 'blog',
  id: string,
): KeyPath {
  const ids = (kind === 'docs' ? docs : blogs).map((each) => each.id)
  return ids.length > 1 ? [kind, ids.indexOf(id)] : [kind]
}
