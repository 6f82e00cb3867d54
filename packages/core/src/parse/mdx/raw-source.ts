/**
 * The file whose text a module's name asks for: `!!raw-loader!./main.go`, as bundlers of other
 * tools have it, or `./main.go?raw`; undefined for any other module.
 */
export function rawSource(source: string): string | undefined {
  const [, loaded, marked] =
    /^(?:-?!{1,2})?raw-loader!(.+)$|^(.+)\?raw$/s.exec(source) ?? []
  return loaded ?? marked
}
