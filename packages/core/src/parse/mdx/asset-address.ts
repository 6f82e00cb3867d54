import type { CallExpression, Expression, Super } from 'estree'

/** Local name → file, as written, for imports of files that are no code. */
export type Assets = Readonly<Record<string, string>>

/** Whether a module's name is that of a file beside the content which is no code. */
export function isAssetSource(source: string): boolean {
  return (
    /^(?:\.{1,2}\/|@site\/|\/)/.test(source) &&
    /\.[a-z\d]+$/i.test(source) &&
    !/\.(?:[cm]?[jt]sx?|json|mdx?|css)$/i.test(source)
  )
}

/**
 * The file that an expression stands for: `logo`, where that is imported;
 * `require('./logo.png')`, with or without `.default`.
 */
export function assetAddress(
  expression: Expression | Super,
  assets: Assets,
): string | undefined {
  switch (expression.type) {
    case 'Identifier':
      return Object.hasOwn(assets, expression.name)
        ? assets[expression.name]
        : undefined
    case 'MemberExpression': {
      const { object, property } = expression
      const isDefault =
        property.type === 'Identifier' && property.name === 'default'
      return isDefault && object.type === 'CallExpression'
        ? assetAddress(object, assets)
        : undefined
    }
    case 'CallExpression':
      return requiredAsset(expression)
    default:
      return undefined
  }
}

function requiredAsset({
  callee,
  arguments: [source, ...others],
}: CallExpression): string | undefined {
  const isRequire = callee.type === 'Identifier' && callee.name === 'require'
  if (!isRequire || others.length > 0 || source?.type !== 'Literal')
    return undefined
  const { value } = source
  return typeof value === 'string' && isAssetSource(value) ? value : undefined
}
