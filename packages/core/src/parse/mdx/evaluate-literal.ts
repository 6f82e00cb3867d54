import type {
  CallExpression,
  Expression,
  MemberExpression,
  ObjectExpression,
  Program,
  Property,
  SpreadElement,
  TemplateLiteral,
} from 'estree'

export type Evaluated = { readonly value: unknown }

/** What is known of a file's names before anything is run. */
export type Scope = {
  readonly values: ReadonlyMap<string, unknown>
  /** Functions that answer with an address below the site's root: `useBaseUrl`. */
  readonly addressFunctions: ReadonlySet<string>
}

const nothingKnown: Scope = { values: new Map(), addressFunctions: new Set() }

/** The one expression of `{…}`; undefined for an empty one or a comment. */
export function expressionOf(
  program: Program | null | undefined,
): Expression | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement'
    ? statement.expression
    : undefined
}

/**
 * The value of an expression that is written out in full: texts, numbers, lists, objects,
 * and names of known values.
 *
 * Out: undefined where something would have to be run.
 */
export function evaluateLiteral(
  expression: Expression,
  scope: Scope = nothingKnown,
): Evaluated | undefined {
  switch (expression.type) {
    case 'Literal':
      return { value: expression.value }
    case 'Identifier':
      return identifier(expression.name, scope)
    case 'TemplateLiteral':
      return template(expression, scope)
    case 'UnaryExpression':
      return negative(expression.operator, expression.argument, scope)
    case 'ArrayExpression':
      return list(expression.elements, scope)
    case 'ObjectExpression':
      return object(expression, scope)
    case 'MemberExpression':
      return member(expression, scope)
    case 'CallExpression':
      return address(expression, scope)
    default:
      return undefined
  }
}

function identifier(name: string, { values }: Scope): Evaluated | undefined {
  if (values.has(name)) return { value: values.get(name) }
  return name === 'undefined' ? { value: undefined } : undefined
}

function template(
  { expressions, quasis }: TemplateLiteral,
  scope: Scope,
): Evaluated | undefined {
  const parts = expressions.map((each) => evaluateLiteral(each, scope)?.value)
  if (parts.some((part) => typeof part !== 'string')) return undefined
  const texts = quasis.map(({ value }) => value.cooked ?? '')
  const value = texts.map((text, index) => text + String(parts[index] ?? ''))
  return { value: value.join('') }
}

function negative(
  operator: string,
  argument: Expression,
  scope: Scope,
): Evaluated | undefined {
  const inner = evaluateLiteral(argument, scope)
  if (!inner || typeof inner.value !== 'number') return undefined
  if (operator === '-') return { value: -inner.value }
  return operator === '+' ? inner : undefined
}

function list(
  elements: (Expression | SpreadElement | null)[],
  scope: Scope,
): Evaluated | undefined {
  const values: unknown[] = []
  for (const element of elements) {
    if (element === null || element.type === 'SpreadElement') return undefined
    const inner = evaluateLiteral(element, scope)
    if (!inner) return undefined
    values.push(inner.value)
  }
  return { value: values }
}

function object(
  { properties }: ObjectExpression,
  scope: Scope,
): Evaluated | undefined {
  const entries: [string, unknown][] = []
  for (const property of properties) {
    const key = property.type === 'Property' ? keyOf(property) : undefined
    const inner =
      property.type === 'Property'
        ? evaluateLiteral(property.value as Expression, scope)
        : undefined
    if (key === undefined || !inner) return undefined
    entries.push([key, inner.value])
  }
  return { value: Object.fromEntries(entries) }
}

function keyOf({ key, computed }: Property): string | undefined {
  if (computed) return undefined
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

/** `frontMatter.title` */
function member(
  { object, property, computed }: MemberExpression,
  scope: Scope,
): Evaluated | undefined {
  if (object.type === 'Super') return undefined
  const key = propertyName(property as Expression, computed)
  const inner = evaluateLiteral(object, scope)
  if (!inner || key === undefined) return undefined
  const { value } = inner
  return isRecord(value) && Object.hasOwn(value, key)
    ? { value: value[key] }
    : undefined
}

function propertyName(
  property: Expression,
  isComputed: boolean,
): string | undefined {
  if (!isComputed)
    return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' ? String(property.value) : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** `useBaseUrl('/img/a.png')`: the address itself, which the build resolves. */
function address(
  { callee, arguments: [first, ...rest] }: CallExpression,
  scope: Scope,
): Evaluated | undefined {
  const isKnown =
    callee.type === 'Identifier' && scope.addressFunctions.has(callee.name)
  if (!isKnown || !first || first.type === 'SpreadElement' || rest.length > 0)
    return undefined
  const inner = evaluateLiteral(first, scope)
  if (typeof inner?.value !== 'string') return undefined
  const isWhole = /^(?:\/|[a-z]+:)/i.test(inner.value)
  return isWhole ? inner : { value: `/${inner.value}` }
}
