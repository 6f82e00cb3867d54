import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import {
  type AnyNode,
  type Expression,
  type ObjectExpression,
  parse,
  type Program,
} from 'acorn'
import { transformSync } from 'esbuild'

type Position = { readonly line: number; readonly column: number }

/**
 * Where a key of a module's default export stands, in TypeScript or JavaScript.
 *
 * Values may be named by constants of the module and wrapped in calls such as
 * `defineConfig(…)`. Out: the nearest parent's place where a value is computed.
 */
export function locateInModule(
  text: string,
  keyPath: readonly (string | number)[],
): Position | undefined {
  try {
    const { code, map } = transformSync(text, {
      loader: 'tsx',
      sourcemap: 'external',
      logLevel: 'silent',
    })
    const program = parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    })
    const found = findNode(program, keyPath)
    const start = found?.loc?.start
    if (!start) return undefined
    const { line, column } = originalPositionFor(new TraceMap(map), start)
    return line === null || column === null
      ? undefined
      : { line, column: column + 1 }
  } catch {
    // A module that cannot be read has a diagnostic of its own.
    return undefined
  }
}

function findNode(
  program: Program,
  keyPath: readonly (string | number)[],
): AnyNode | undefined {
  const exported = defaultExport(program)
  let place: AnyNode | undefined = exported
  let value = exported && unwrap(exported, program)
  for (const key of keyPath) {
    const step: Step | undefined = value && stepInto(value, key)
    if (!step) break
    place = step.place
    value = unwrap(step.value, program)
  }
  return place
}

function defaultExport({ body }: Program): AnyNode | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration')
      return statement.declaration
    // module.exports = …
    if (
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression'
    ) {
      return statement.expression.right
    }
  }
  return undefined
}

/** Through calls, type assertions and names to the value that is written out. */
function unwrap(node: AnyNode, program: Program): AnyNode {
  if (node.type === 'CallExpression' && node.arguments[0])
    return unwrap(node.arguments[0], program)
  if (node.type !== 'Identifier') return node
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    const found = statement.declarations.find(
      ({ id }) => id.type === 'Identifier' && id.name === node.name,
    )
    if (found?.init) return unwrap(found.init, program)
  }
  return node
}

type Step = { readonly place: AnyNode; readonly value: Expression }

function stepInto(node: AnyNode, key: string | number): Step | undefined {
  if (node.type === 'ObjectExpression') return property(node, String(key))
  if (node.type !== 'ArrayExpression') return undefined
  const element = node.elements[typeof key === 'number' ? key : 0]
  // What may stand alone may stand alone in a list: `docs: [{ … }]` for `docs: { … }`.
  if (typeof key !== 'number')
    return element?.type === 'ObjectExpression' && node.elements.length === 1
      ? property(element, key)
      : undefined
  return element && element.type !== 'SpreadElement'
    ? { place: element, value: element }
    : undefined
}

function property(
  { properties }: ObjectExpression,
  name: string,
): Step | undefined {
  for (const each of properties) {
    if (each.type !== 'Property' || each.computed) continue
    const key =
      each.key.type === 'Identifier'
        ? each.key.name
        : 'value' in each.key
          ? String(each.key.value)
          : ''
    if (key === name) return { place: each.key, value: each.value }
  }
  return undefined
}
