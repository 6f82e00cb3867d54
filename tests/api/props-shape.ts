import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import ts from 'typescript'

const require = createRequire(import.meta.url)
const declarations = require.resolve('@gwdocs/theme').replace(/\.js$/, '.d.ts')

/** Types that grow without a component's doing: a new message changes no contract. */
const opaque = new Set(['Messages', 'ShellMessages', 'JsonObject'])

/** Name of an exported type `…Props` → what it is made of, down to the types of others. */
export function readPropsShapes(): ReadonlyMap<string, string> {
  const program = ts.createProgram([declarations], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(declarations)
  const entry = source && checker.getSymbolAtLocation(source)
  if (!entry) throw new Error(`${declarations} exports nothing.`)
  const shapes = checker
    .getExportsOfModule(entry)
    .filter(({ name }) => name.endsWith('Props'))
    .map((symbol): [string, string] => {
      const target =
        symbol.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(symbol)
          : symbol
      const type = checker.getDeclaredTypeOfSymbol(target)
      return [symbol.name, describe(type, { checker, open: [] })]
    })
  return new Map(shapes)
}

export function hashOf(shape: string): string {
  return createHash('sha256').update(shape).digest('hex').slice(0, 12)
}

type Context = {
  readonly checker: ts.TypeChecker
  /** What is being described, outermost first: a type may hold itself. */
  readonly open: readonly ts.Type[]
}

function describe(type: ts.Type, context: Context): string {
  const { checker, open } = context
  const name = type.aliasSymbol?.name ?? ''
  if (open.includes(type)) return `${name || 'itself'}↑`
  if (opaque.has(name)) return name
  const inner: Context = { checker, open: [...open, type] }
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean'
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference)
    return `${type.symbol?.name ?? 'Tuple'}<${describeAll(items, inner).join(', ')}>`
  }
  if (isForeign(type)) return describeForeign(type, inner)
  if (type.isUnion()) return describeAll(type.types, inner).sort().join(' | ')
  if (type.isIntersection())
    return describeAll(type.types, inner).sort().join(' & ')
  const isObject = type.flags & ts.TypeFlags.Object
  return isObject ? describeObject(type, inner) : print(type, checker)
}

function describeAll(types: readonly ts.Type[], context: Context): string[] {
  return types.map((each) => describe(each, context))
}

/** A type of another package, such as `ReactNode`: its name stands for it. */
function describeForeign(type: ts.Type, context: Context): string {
  const { aliasSymbol, aliasTypeArguments } = type
  const isAlias = aliasSymbol !== undefined && isDeclaredElsewhere(aliasSymbol)
  const name = (isAlias ? aliasSymbol : type.symbol).name
  const own = context.checker.getTypeArguments(type as ts.TypeReference)
  const types = isAlias ? (aliasTypeArguments ?? []) : own
  return types.length === 0
    ? name
    : `${name}<${describeAll(types, context).join(', ')}>`
}

function describeObject(type: ts.Type, context: Context): string {
  const { checker } = context
  const [call] = type.getCallSignatures()
  if (call) return describeFunction(call, context)
  const properties = checker.getPropertiesOfType(type).map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : ''
    const value = describe(checker.getTypeOfSymbol(property), context)
    return `${property.name}${optional}: ${value}`
  })
  const indexed = checker
    .getIndexInfosOfType(type)
    .map(
      ({ keyType, type: value }) =>
        `[${print(keyType, checker)}]: ${describe(value, context)}`,
    )
  return `{ ${[...properties, ...indexed].sort().join('; ')} }`
}

function describeFunction(call: ts.Signature, context: Context): string {
  const { checker } = context
  const parameters = call
    .getParameters()
    .map((each) => describe(checker.getTypeOfSymbol(each), context))
  return `(${parameters.join(', ')}) => ${describe(call.getReturnType(), context)}`
}

/** What a mapped type such as `Readonly<…>` makes is ours, though its symbol is not. */
function isForeign({ aliasSymbol, symbol }: ts.Type): boolean {
  // What is not picked may change as it likes.
  if (aliasSymbol?.name === 'Pick') return false
  if (aliasSymbol && isDeclaredElsewhere(aliasSymbol)) return true
  const named = symbol as ts.Symbol | undefined
  return named?.name !== '__type' && isDeclaredElsewhere(named)
}

function isDeclaredElsewhere(symbol: ts.Symbol | undefined): boolean {
  return (symbol?.declarations ?? []).some((each) =>
    each.getSourceFile().fileName.includes('/node_modules/'),
  )
}

function print(type: ts.Type, checker: ts.TypeChecker): string {
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
}
