/** Members that an interface gets from another package, by its name there. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  'context.Context': ['Deadline', 'Done', 'Err', 'Value'],
  'http.ResponseWriter': ['Header', 'Write', 'WriteHeader'],
  'http.Flusher': ['Flush'],
  'http.Pusher': ['Push'],
  'http.Hijacker': ['Hijack'],
  'io.Reader': ['Read'],
  'io.Writer': ['Write'],
  'io.Closer': ['Close'],
}

type Found = {
  readonly names: Set<string>
  /** Type → types that it embeds. */
  readonly embedded: Map<string, string[]>
}

/**
 * The names that a package exports, from what `go doc -all` prints of it: `New`, `Slim`,
 * `Slim.Use`; members of embedded types belong to the type that embeds them.
 */
export function readGoDoc(text: string): ReadonlySet<string> {
  const found: Found = { names: new Set(), embedded: new Map() }
  let within: 'group' | { type: string } | undefined
  let depth = 0
  // Before the first list stands the text about the package.
  const [, ...lists] = text.split(
    /^(?=(?:CONSTANTS|VARIABLES|FUNCTIONS|TYPES)$)/m,
  )
  for (const line of lists.join('').split(/\r?\n/)) {
    if (within && /^[)}]/.test(line)) within = undefined
    if (within && line.startsWith('\t')) {
      const code = line
        .slice(1)
        .replace(/\/\/.*|"(?:\\.|[^"\\])*"|`[^`]*`/g, '')
      if (depth === 0) readInner(code.trim(), within, found)
      depth += depthOf(code)
    } else if (/^(?:func|type|var|const)\s/.test(line)) {
      depth = 0
      within = readOuter(line, found)
    }
  }
  promote(found)
  return found.names
}

function readOuter(line: string, found: Found) {
  const method = /^func \((?:\w+ )?\*?(\w+)(?:\[[^\]]*\])?\) (\w+)/.exec(line)
  if (method) return void add(found, `${method[1] ?? ''}.${method[2] ?? ''}`)
  if (/^(?:var|const) \($/.test(line)) return 'group' as const
  const [, names = ''] =
    /^(?:func|type|var|const) (\w+(?:, \w+)*)/.exec(line) ?? []
  for (const name of names.split(', ')) add(found, name)
  const body = /^type \w+.*?(?:struct|interface)\s*\{(.*)$/.exec(line)?.[1]
  if (body === undefined) return undefined
  if (body === '') return { type: names }
  for (const part of body.replace(/\}$/, '').split(';'))
    readInner(part.trim(), { type: names }, found)
  return undefined
}

function readInner(
  code: string,
  within: 'group' | { readonly type: string },
  found: Found,
): void {
  if (within === 'group') {
    const names = /^\w+(?:, \w+)*/.exec(code)?.[0].split(', ') ?? []
    return names.forEach((name) => add(found, name))
  }
  const { type } = within
  const embedded = /^\*?((?:\w+\.)?(\w+))$/.exec(code)
  if (embedded) {
    const [, whole = '', name = ''] = embedded
    found.embedded.set(type, [...(found.embedded.get(type) ?? []), whole])
    if (code.startsWith('*')) add(found, `${type}.${name}`)
    return
  }
  const names = /^(\w+(?:, \w+)*)(?:\(|\s)/.exec(code)?.[1]?.split(', ') ?? []
  for (const name of names) add(found, `${type}.${name}`)
}

function add({ names }: Found, name: string): void {
  if (name.split('.').every((part) => /^\p{Lu}/u.test(part))) names.add(name)
}

/** Adds what embedding types have from those that they embed. */
function promote({ names, embedded }: Found): void {
  const membersOf = (type: string, seen: readonly string[]): string[] =>
    (embedded.get(type) ?? []).flatMap((each) => {
      if (seen.includes(each)) return []
      const own = [...names].flatMap((name) =>
        name.startsWith(`${each}.`) ? [name.slice(each.length + 1)] : [],
      )
      const inner = membersOf(each, [...seen, each])
      return [...(foreign[each] ?? own), ...inner]
    })
  for (const type of embedded.keys())
    for (const member of membersOf(type, [type])) names.add(`${type}.${member}`)
}

function depthOf(code: string): number {
  const opened = code.match(/[({[]/g)?.length ?? 0
  return opened - (code.match(/[)}\]]/g)?.length ?? 0)
}
