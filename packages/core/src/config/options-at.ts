import type { KeyPath } from '../diagnostics/key-path.ts'
import { z } from 'zod'
import { quoteList } from '../diagnostics/quote.ts'

/** What the schema accepts at one place of the config, in words. */
export type Option = {
  readonly accepts: string
  /** Names of the options inside, where it is an object. */
  readonly keys: string[]
  /** Accepted values of `type`, where the object has several kinds. */
  readonly types: string[]
}

/** Follows a key path through the schema. Out: undefined where the path leaves it. */
export function optionsAt(
  schema: z.ZodType,
  keyPath: KeyPath,
): Option | undefined {
  const found = keyPath.reduce<z.core.$ZodType[]>(
    (schemas, key) => schemas.flatMap((each) => child(each, key)),
    [schema],
  )
  return found.length === 0 ? undefined : describe(found.flatMap(alternatives))
}

/** Takes off defaults, pipes and the like, and opens unions. */
function alternatives(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return alternatives(schema.def.innerType)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return alternatives(schema.def.innerType)
  if (schema instanceof z.ZodPipe) {
    const { in: input, out } = schema.def
    return alternatives(input instanceof z.ZodTransform ? out : input)
  }
  if (schema instanceof z.ZodUnion)
    return schema.def.options.flatMap(alternatives)
  return [schema]
}

function child(
  schema: z.core.$ZodType,
  key: string | number,
): z.core.$ZodType[] {
  return alternatives(schema).flatMap((each) => {
    if (each instanceof z.ZodArray)
      return typeof key === 'number' ? [each.element] : []
    if (each instanceof z.ZodRecord) return [each.valueType]
    if (each instanceof z.ZodObject)
      return each.shape[key] ? [each.shape[key]] : []
    return []
  })
}

function describe(schemas: readonly z.core.$ZodType[]): Option {
  const objects = schemas.filter((each) => each instanceof z.ZodObject)
  return {
    accepts: [...new Set(schemas.map(nameOf))].join(' or '),
    keys: [...new Set(objects.flatMap((each) => Object.keys(each.shape)))],
    types: objects.flatMap(({ shape }) =>
      shape['type'] instanceof z.ZodLiteral
        ? [...shape['type'].values].map(String)
        : [],
    ),
  }
}

function nameOf(schema: z.core.$ZodType): string {
  const described = z.globalRegistry.get(schema)?.description
  if (described !== undefined) return described
  if (schema instanceof z.ZodLiteral)
    return quoteList([...schema.values].map(showValue))
  if (schema instanceof z.ZodEnum)
    return quoteList(schema.options.map(showValue))
  if (schema instanceof z.ZodURL)
    return 'an address such as `https://example.com`'
  if (schema instanceof z.ZodString) return 'a text'
  if (schema instanceof z.ZodBoolean) return '`true` or `false`'
  if (schema instanceof z.ZodNumber) return numberName(schema)
  if (schema instanceof z.ZodArray) return 'a list'
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord)
    return 'an object'
  return 'another value'
}

function numberName({ minValue, maxValue, format }: z.ZodNumber): string {
  const min =
    minValue !== null && minValue > Number.MIN_SAFE_INTEGER
      ? ` from ${minValue}`
      : ''
  const max =
    maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER
      ? ` to ${maxValue}`
      : ''
  return `a ${format ? 'whole ' : ''}number${min}${max}`
}

function showValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
