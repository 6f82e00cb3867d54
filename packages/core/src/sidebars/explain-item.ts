import type { z } from 'zod'
import { optionsAt } from '../config/options-at.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { formatKeyPath } from '../diagnostics/quote.ts'

export type ItemIssue = {
  readonly issue: z.core.$ZodIssue
  /** The item as its author wrote it. */
  readonly value: unknown
  readonly schema: z.ZodObject
  /** What the item is called: `a category item`. */
  readonly owner: string
  /** Where the item stands in its file. */
  readonly keyPath: KeyPath
}

export type ExplainedItem = {
  readonly message: string
  readonly hint: string
  readonly keyPath: KeyPath
}

/** What is wrong with an option of a sidebar item or a category, in its author's terms. */
export function explainItem(item: ItemIssue): ExplainedItem[] {
  const { issue, keyPath } = item
  const inner = issue.path.map((key) =>
    typeof key === 'number' ? key : String(key),
  )
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => explainUnknown(item, [...inner, key]))
    : [explainValue(item, inner, [...keyPath, ...inner])]
}

function explainUnknown(
  { schema, owner, keyPath }: ItemIssue,
  inner: KeyPath,
): ExplainedItem {
  const options = optionsAt(schema, inner.slice(0, -1))?.keys ?? []
  const meant = closestName(String(inner.at(-1)), options)
  const path = [...keyPath, ...inner]
  const list = `Options: ${options.join(', ')}.`
  return {
    message: `\`${formatKeyPath(path)}\` is not an option of ${owner}.`,
    hint: meant ? `rename it \`${meant}\`. ${list}` : `remove it. ${list}`,
    keyPath: path,
  }
}

function explainValue(
  { value, schema }: ItemIssue,
  inner: KeyPath,
  keyPath: KeyPath,
): ExplainedItem {
  const name = `\`${formatKeyPath(keyPath)}\``
  const accepted = optionsAt(schema, inner)?.accepts ?? 'another value'
  const written = inner.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null
        ? (found as Record<string | number, unknown>)[key]
        : undefined,
    value,
  )
  return written === undefined
    ? {
        message: `${name} is missing.`,
        hint: `add it: ${accepted}.`,
        keyPath,
      }
    : {
        message: `${name} is \`${JSON.stringify(written)}\`, which is not accepted.`,
        hint: `use ${accepted}.`,
        keyPath,
      }
}
