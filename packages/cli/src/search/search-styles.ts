import { bundleAlone } from '../bundle/bundle-alone.ts'

let bundled: Promise<Uint8Array> | undefined

/** The style sheet of the dialog: apart from that of every page, since few pages show it. */
export function searchStyles(): Promise<Uint8Array> {
  return (bundled ??= bundleAlone('@gwdocs/theme/search.css'))
}
