import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { formatKeyPath } from '../diagnostics/quote.ts'
import { valueAt } from './value-at.ts'

/** What the head of pages may not hold: inline scripts, event handlers, styles. */
export function checkHead(input: unknown, file: string): Diagnostic[] {
  return [
    ...listAt(input, 'scripts').flatMap((item, index) =>
      checkNames(item, ['scripts', index], file),
    ),
    ...listAt(input, 'stylesheets').flatMap((item, index) =>
      checkNames(item, ['stylesheets', index], file),
    ),
    ...listAt(input, 'headTags').flatMap((item, index) => [
      ...checkInner(item, ['headTags', index], file),
      ...checkNames(
        valueAt(item, ['attributes']),
        ['headTags', index, 'attributes'],
        file,
      ),
    ]),
  ]
}

function listAt(input: unknown, key: string): unknown[] {
  const list = valueAt(input, [key])
  return Array.isArray(list) ? (list as unknown[]) : []
}

function checkInner(
  item: unknown,
  keyPath: KeyPath,
  file: string,
): Diagnostic[] {
  const inner = valueAt(item, ['innerHTML'])
  if (inner === undefined) return []
  const type = valueAt(item, ['attributes', 'type'])
  const isScript = valueAt(item, ['tagName']) === 'script'
  const isData =
    isScript && typeof type === 'string' && !/javascript|^module$/.test(type)
  if (isData) return []
  return [
    forbidden({
      code: 'html-inline-script',
      what: isScript ? 'an inline script' : 'content of its own',
      hint: isScript
        ? "put its code into a file of the static folder, and name that in `scripts`: `scripts: ['/analytics.js']`."
        : 'take `innerHTML` out: only data such as JSON-LD may stand in the head.',
      keyPath: [...keyPath, 'innerHTML'],
      file,
    }),
  ]
}

function checkNames(
  value: unknown,
  keyPath: KeyPath,
  file: string,
): Diagnostic[] {
  const names =
    typeof value === 'object' && value !== null ? Object.keys(value) : []
  return names.flatMap((name) => {
    const own = { keyPath: [...keyPath, name], file, what: `\`${name}\`` }
    if (/^on[a-z]/i.test(name))
      return [
        forbidden({
          ...own,
          code: 'html-event-handler',
          hint: 'take it out; a script of the site can listen for the event.',
        }),
      ]
    if (name.toLowerCase() !== 'style') return []
    return [
      forbidden({
        ...own,
        code: 'inline-style',
        hint: 'take it out; rules belong into a style sheet of `theme.customCss`.',
      }),
    ]
  })
}

type Forbidden = {
  readonly code: DiagnosticCode
  readonly what: string
  readonly hint: string
  readonly keyPath: KeyPath
  readonly file: string
}

function forbidden({ code, what, hint, keyPath, file }: Forbidden): Diagnostic {
  return {
    code,
    severity: 'error',
    message: `\`${formatKeyPath(keyPath.slice(0, 2))}\` has ${what}, which cannot work under the Content-Security-Policy of the site.`,
    hint,
    place: { type: 'key', file, keyPath },
  }
}
