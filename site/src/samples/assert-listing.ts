import { outerParts } from './go-source.ts'

/** Go code that compiles only if what a part of a list of signatures says is so. */
export function assertPart(part: string): string {
  const group = /^(type|var|const)\s*\(\n([\s\S]*)\n\)$/.exec(part)
  if (group) {
    const [, word = '', inner = ''] = group
    const parts = outerParts(dedent(inner))
    return parts.map((each) => assertPart(`${word} ${each}`)).join('\n')
  }
  for (const [pattern, assert] of kinds) {
    const found = pattern
      .exec(part)
      ?.slice(1)
      .map((text) => text?.trim() ?? '')
    if (found) return assert(...(found as [string, string, string]))
  }
  // What is not understood must not pass: Go reads it as it stands.
  return part
}

type Assert = (name: string, second: string, third: string) => string

const kinds: readonly (readonly [RegExp, Assert])[] = [
  [/^func\s+(\w+)\s*(\([\s\S]*)$/, assertFunction],
  [/^func\s+(\w+)\s*\[([^\]]+)\](\([\s\S]*)$/, assertGeneric],
  [/^func\s*\(([^()]*)\)\s*(\w+)\s*\(([\s\S]*)$/, assertMethod],
  [/^type\s+(\w+)\s+struct\s*\{([\s\S]*)\}$/, assertStruct],
  [/^type\s+(\w+)\s+(interface\s*\{[\s\S]*\})$/, assertInterface],
  [/^type\s+(\w+)\s*=?\s*(\S[\s\S]*)$/, assertType],
  [/^const\s+(\w+)\s*=\s*((?:"|\d)[\s\S]*)$/, assertConstant],
  [/^const\s+(\w+)/, assertName],
  [/^var\s+(\w+(?:\s*,\s*\w+)*)\s+([^=\s][^=]*)$/, assertVariables],
  [/^var\s+(\w+)\s*(?:[^=]*)=/, assertName],
]

function assertFunction(name: string, signature: string): string {
  return `var _ func${signature} = ${name}`
}

function assertGeneric(name: string, types: string, signature: string): string {
  const names = types.split(',').map((each) => each.trim().split(/\s/)[0])
  return `func _[${types}]() { var _ func${signature} = ${name}[${names.join(', ')}] }`
}

function assertMethod(receiver: string, name: string, rest: string): string {
  const type = /\S+$/.exec(receiver)?.[0] ?? receiver
  const comma = rest.startsWith(')') ? '' : ', '
  const named = receiver.includes(' ') ? receiver : `_ ${receiver}`
  return `var _ func(${named}${comma}${rest} = (${type}).${name}`
}

function assertStruct(name: string, fields: string): string {
  const tests = outerParts(dedent(fields)).flatMap(assertField)
  return `func _(x *${name}) { ${tests.join('; ')} }`
}

/** A pointer says that the type is the very one. An embedded type names its field. */
function assertField(field: string): string[] {
  const untagged = field.replace(/\s*`[^`]*`$/, '')
  const [, names, type] =
    /^(\w+(?:\s*,\s*\w+)*)\s+([\s\S]+)/.exec(untagged) ?? []
  const each = names?.split(/\s*,\s*/) ?? [/\w*$/.exec(untagged)?.[0] ?? '']
  return each.map((one) => `var _ *(${type?.trim() ?? untagged}) = &x.${one}`)
}

/** All that is listed is there; a list may leave methods out. */
function assertInterface(name: string, type: string): string {
  return `func _(x ${name}) { var _ ${type} = x }`
}

function assertType(name: string, type: string): string {
  return `var _ = ${name}(*new(${type}))`
}

/** A map with the same key twice does not compile. */
function assertConstant(name: string, value: string): string {
  return `var _ = map[bool]int{false: 0, ${name} == ${value}: 1}`
}

function assertName(name: string): string {
  return `var _ = ${name}`
}

function assertVariables(names: string, type: string): string {
  const each = names.split(/\s*,\s*/)
  return each.map((name) => `var _ *(${type}) = &${name}`).join('\n')
}

function dedent(text: string): string {
  return text.trim() === text && !text.includes('\n')
    ? text
    : text.replace(/^(?:\t| {2,4})/gm, '')
}
