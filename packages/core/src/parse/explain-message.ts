import type { VFile } from 'vfile'
import { closestName } from '../diagnostics/closest-name.ts'
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { Diagnostic, Place, Severity } from '../diagnostics/diagnostic.ts'
import { quoteList } from '../diagnostics/quote.ts'
import {
  builtInComponents,
  componentAliases,
  replacementFor,
} from './mdx/built-in-components.ts'

type VFileMessage = VFile['messages'][number]

type Explanation = {
  readonly code: DiagnosticCode
  readonly severity: Severity
  readonly message: string
  readonly hint: string
}

const admonitions = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
]

/** Our own plugins report `name:detail`; whatever else arrives comes from the MDX parser. */
const explanations: Readonly<Record<string, (detail: string) => Explanation>> =
  {
    'unknown-directive': (name) => {
      const meant = closestName(name, admonitions)
      return {
        code: 'directive-unknown',
        severity: 'warning',
        message: `\`:::${name}\` is no kind of admonition; its content is shown without a frame.`,
        hint: `${meant ? `did you mean \`:::${meant}\`? ` : ''}Use ${quoteList(admonitions)}.`,
      }
    },
    'unknown-import': (source) => {
      const replacement = replacementFor(source)
      const meant = closestName(source, componentAliases)
      return {
        code: 'mdx-import-unknown',
        severity: 'error',
        message: `\`${source}\` is not a module that gwdocs provides.`,
        hint: replacement
          ? `${replacement}.`
          : meant
            ? `did you mean \`${meant}\`?`
            : `use ${quoteList(componentAliases)}, or a component of the site by \`@site/…\`.`,
      }
    },
    'unknown-component': (name) => {
      const meant = closestName(name, builtInComponents)
      return {
        code: 'mdx-component-unknown',
        severity: 'error',
        message: `\`<${name}>\` is used here, and the page neither imports nor defines it.`,
        hint: meant
          ? `did you mean \`<${meant}>\`?`
          : `import it, or write \`\\<\` where it is text. Without an import there are ${quoteList(builtInComponents, 'and')}.`,
      }
    },
    'heading-id-duplicate': (id) => ({
      code: 'heading-id-duplicate',
      severity: 'warning',
      message: `Another heading of this file has the id \`${id}\` already, so a link to it leads there.`,
      hint: 'give one of the two an id of its own: `## Title {#own-id}`.',
    }),
    'formula-invalid': (reason) => ({
      code: 'formula-invalid',
      severity: 'error',
      message: `The formula is not valid TeX: ${reason}.`,
      hint: 'mend it, or write `\\$` where a dollar is text.',
    }),
    'html-removed': (what) => ({
      code: 'html-removed',
      severity: 'warning',
      message: `\`${what}\` is taken out: the config lets through only HTML that shows something.`,
      hint: 'write it in Markdown, or set `markdown.html` to `allow` where all authors are trusted.',
    }),
    'inline-script': () => ({
      code: 'html-inline-script',
      severity: 'error',
      message:
        'An inline script cannot run under the Content-Security-Policy of the site.',
      hint: 'move it to a file in the static folder and name that in `src`.',
    }),
    'script-address': () => ({
      code: 'html-script-address',
      severity: 'error',
      message:
        'A `javascript:` address cannot run under the Content-Security-Policy of the site.',
      hint: 'write a component and use it from an `.mdx` page.',
    }),
    'event-handler': (name) => ({
      code: 'html-event-handler',
      severity: 'error',
      message: `The attribute \`${name}\` cannot run under the Content-Security-Policy of the site.`,
      hint: 'write a component and use it from an `.mdx` page.',
    }),
  }

/** Turns what a plugin or a parser said into a diagnostic. */
export function explainMessage(
  message: VFileMessage,
  file: string,
): Diagnostic {
  const [, name = '', detail = ''] =
    /^([a-z-]+)(?::(.*))?$/s.exec(message.reason) ?? []
  const explain = explanations[name]
  return {
    ...(explain ? explain(detail) : explainMdx(message)),
    place: placeOf(message, file),
  }
}

function explainMdx({ reason }: VFileMessage): Explanation {
  const problem = reason.replace(rangeAtEnd, '').replace(/\.$/, '')
  return {
    code: 'mdx-syntax',
    severity: 'error',
    message: `This is not valid MDX: ${problem}.`,
    hint: 'close every tag, and write `\\{` and `\\<` where a brace or an angle bracket is text; or set `format: md` in the front matter.',
  }
}

/** The parser names a tag that is never closed by its place, in words: `(3:1-3:7)`. */
const rangeAtEnd = / \((\d+):(\d+)-\d+:\d+\)$/

/** Where a message of a file stands; the file alone where it names no place. */
export function placeOf(message: VFileMessage, file: string): Place {
  const [, tagLine, tagColumn] = rangeAtEnd.exec(message.reason) ?? []
  const line = tagLine ? Number(tagLine) : message.line
  const column = tagColumn ? Number(tagColumn) : message.column
  if (line === undefined) return { type: 'file', file }
  return { type: 'position', file, line, column: column ?? 1 }
}
