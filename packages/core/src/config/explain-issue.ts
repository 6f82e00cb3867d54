import type { z } from 'zod'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { formatKeyPath, quoteList } from '../diagnostics/quote.ts'
import { docusaurusAdvice } from './docusaurus-options.ts'
import { type Option, optionsAt } from './options-at.ts'

type Issue = z.core.$ZodIssue
type Explain = {
  readonly issue: Issue
  readonly value: unknown
  readonly file: string
  readonly schema: z.ZodType
}

/** Turns one finding of the schema into diagnostics in the maintainer's terms. */
export function explainIssue(explain: Explain): Diagnostic[] {
  const { issue } = explain
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(key, explain))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return explainUnion(explain, issue.errors)
  }
  return [explainValue(explain)]
}

/** The branch that failed latest is the one that the maintainer meant. */
function explainUnion(
  explain: Explain,
  branches: readonly (readonly Issue[])[],
): Diagnostic[] {
  const depth = (issues: readonly Issue[]) =>
    Math.max(...issues.map(({ path }) => path.length))
  const nested = branches.filter((issues) => depth(issues) > 0)
  const meant = nested.sort((a, b) => depth(b) - depth(a))[0]
  if (!meant) return [explainValue(explain)]
  return meant.flatMap((issue) =>
    explainIssue({
      ...explain,
      issue: { ...issue, path: [...explain.issue.path, ...issue.path] },
    }),
  )
}

function unknownKey(key: string, { issue, file, schema }: Explain): Diagnostic {
  const parent = toKeyPath(issue.path)
  const options = optionNames(optionsAt(schema, parent))
  // A token may be written as style sheets have it.
  const meant = closestName(key.replace(/^--gw-/, ''), options)
  const owner =
    parent.length === 0 ? 'the config' : `\`${formatKeyPath(parent)}\``
  const list = `Options: ${options.join(', ')}.`
  const advice =
    docusaurusAdvice([...parent, key]) ??
    (meant ? `rename it \`${meant}\`` : 'remove it')
  return {
    code: 'config-unknown-key',
    severity: 'error',
    message: `\`${formatKeyPath([...parent, key])}\` is not an option of ${owner}.`,
    hint: `${advice}. ${list}`,
    place: { type: 'key', file, keyPath: [...parent, key] },
  }
}

function optionNames(option: Option | undefined): string[] {
  return option?.keys ?? []
}

function explainValue({ issue, value, file, schema }: Explain): Diagnostic {
  const keyPath = toKeyPath(issue.path)
  const name =
    keyPath.length === 0 ? 'The config' : `\`${formatKeyPath(keyPath)}\``
  const accepted = acceptedValues(issue, optionsAt(schema, keyPath))
  if (issue.code === 'invalid_union' && 'discriminator' in issue) {
    return unknownItemType({ keyPath, file, value, issue, schema })
  }
  if (value === undefined) {
    return {
      code: 'config-missing-key',
      severity: 'error',
      message: `${name} is missing.`,
      hint: `add it: ${accepted}.`,
      place: { type: 'key', file, keyPath },
    }
  }
  return {
    code: 'config-invalid-value',
    severity: 'error',
    message: `${name} is ${show(value)}, which is not accepted.`,
    hint: `use ${accepted}.`,
    place: { type: 'key', file, keyPath },
  }
}

type UnknownType = {
  readonly keyPath: KeyPath
  readonly file: string
  readonly value: unknown
  readonly issue: Issue
  readonly schema: z.ZodType
}

function unknownItemType({
  keyPath,
  file,
  value,
  schema,
}: UnknownType): Diagnostic {
  const itemPath = keyPath.at(-1) === 'type' ? keyPath.slice(0, -1) : keyPath
  const types = optionsAt(schema, itemPath)?.types ?? []
  const type = typeof value === 'string' ? value : show(value)
  const meant = closestName(type, types)
  return {
    code: 'navbar-item-unknown',
    severity: 'error',
    message: `\`${formatKeyPath(itemPath)}\` has the type \`${type}\`, and there is no such navbar item.`,
    hint: `${meant ? `did you mean \`${meant}\`? ` : ''}Use ${quoteList(types)}.`,
    place: { type: 'key', file, keyPath: [...itemPath, 'type'] },
  }
}

function acceptedValues(issue: Issue, option: Option | undefined): string {
  if (issue.code === 'custom') return issue.message
  return option?.accepts ?? 'another value'
}

/** A value as it would stand in the config, cut short. */
function show(value: unknown): string {
  const text =
    typeof value === 'function' ? 'a function' : JSON.stringify(value)
  return `\`${(text ?? String(value)).slice(0, 60)}\``
}

function toKeyPath(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((key) => (typeof key === 'number' ? key : String(key)))
}
