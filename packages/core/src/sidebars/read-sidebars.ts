import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { formatKeyPath, quoteList } from '../diagnostics/quote.ts'
import { type ExplainedItem, explainItem } from './explain-item.ts'
import {
  type CategoryConfig,
  type CategoryLinkConfig,
  type ItemConfig,
  itemSchemas,
  type ItemType,
} from './item-schemas.ts'

/** An item of a sidebars file in its long form, with the place where it stands. */
export type SidebarEntry = { readonly keyPath: KeyPath } & (
  | { readonly config: Exclude<ItemConfig, CategoryConfig> }
  | { readonly config: CategoryConfig; readonly items: readonly SidebarEntry[] }
)

export type SidebarsFile = {
  readonly sidebars: Readonly<Record<string, readonly SidebarEntry[]>>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Checks what a sidebars file exports and writes its shorthands out: a text is a doc, an
 * object without `type` a category for each of its keys.
 */
export function readSidebars(value: unknown, file: string): SidebarsFile {
  const reader = { file, diagnostics: [] as Diagnostic[] }
  if (!isObject(value)) {
    reader.diagnostics.push(
      invalid(file, [], 'The file exports no object of sidebars'),
    )
    return { sidebars: {}, diagnostics: reader.diagnostics }
  }
  const sidebars = Object.fromEntries(
    Object.entries(value).map(([name, items]) => [
      name,
      readItems(items, [name], reader),
    ]),
  )
  return { sidebars, diagnostics: reader.diagnostics }
}

type Reader = { readonly file: string; readonly diagnostics: Diagnostic[] }

function readItems(
  value: unknown,
  keyPath: KeyPath,
  reader: Reader,
): SidebarEntry[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      readItem(item, [...keyPath, index], reader),
    )
  }
  if (isObject(value) && !('type' in value))
    return readShorthand(value, keyPath, reader)
  reader.diagnostics.push(
    invalid(
      reader.file,
      keyPath,
      `\`${formatKeyPath(keyPath)}\` is no list of items`,
    ),
  )
  return []
}

function readItem(
  item: unknown,
  keyPath: KeyPath,
  reader: Reader,
): SidebarEntry[] {
  if (typeof item === 'string') {
    return [{ keyPath, config: { type: 'doc', id: item } }]
  }
  if (!isObject(item)) {
    const problem = `\`${formatKeyPath(keyPath)}\` is neither a doc id nor an item`
    reader.diagnostics.push(invalid(reader.file, keyPath, problem))
    return []
  }
  return 'type' in item
    ? readTyped(item, keyPath, reader)
    : readShorthand(item, keyPath, reader)
}

function readShorthand(
  value: Record<string, unknown>,
  keyPath: KeyPath,
  reader: Reader,
): SidebarEntry[] {
  return Object.entries(value).map(([label, items]) => ({
    keyPath: [...keyPath, label],
    config: { type: 'category', label, items },
    items: readItems(items, [...keyPath, label], reader),
  }))
}

function readTyped(
  item: Record<string, unknown>,
  keyPath: KeyPath,
  reader: Reader,
): SidebarEntry[] {
  const type = String(item['type'])
  const schema = Object.hasOwn(itemSchemas, type)
    ? itemSchemas[type as ItemType]
    : undefined
  if (!schema) {
    reader.diagnostics.push(unknownType(reader.file, keyPath, type))
    return []
  }
  const result = schema.safeParse(item)
  if (!result.success) {
    reader.diagnostics.push(
      ...result.error.issues
        .flatMap((issue) =>
          explainItem({
            issue,
            value: item,
            schema,
            owner: `a ${type} item`,
            keyPath,
          }),
        )
        .map((each) => misfit(reader.file, each)),
    )
    return []
  }
  const config = result.data
  if (config.type !== 'category') return [{ keyPath, config }]
  return [
    {
      keyPath,
      config,
      items: readItems(config.items, [...keyPath, 'items'], reader),
    },
  ]
}

function misfit(
  file: string,
  { message, hint, keyPath }: ExplainedItem,
): Diagnostic {
  return {
    code: 'sidebar-invalid',
    severity: 'error',
    message,
    hint,
    place: { type: 'key', file, keyPath },
  }
}

function unknownType(file: string, keyPath: KeyPath, type: string): Diagnostic {
  const types = Object.keys(itemSchemas)
  const meant = closestName(type, types)
  return {
    ...invalid(
      file,
      [...keyPath, 'type'],
      `There is no sidebar item of the type \`${type}\``,
    ),
    hint: `${meant ? `did you mean \`${meant}\`? ` : ''}Use ${quoteList(types)}.`,
  }
}

function invalid(file: string, keyPath: KeyPath, problem: string): Diagnostic {
  return {
    code: 'sidebar-invalid',
    severity: 'error',
    message: `${problem}.`,
    hint: "write a list of doc ids and items, such as `['intro', {type: 'category', label: 'Guide', items: []}]`.",
    place: { type: 'key', file, keyPath },
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type { CategoryLinkConfig }
