import type { Element, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { visit } from '../parse/tree/visit.ts'
import { VFile } from 'vfile'
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { formatKeyPath } from '../diagnostics/quote.ts'

type Mistake = {
  readonly code: DiagnosticCode
  readonly what: string
  readonly hint: string
}

/** What HTML in the config holds although no page may: styles, handlers, scripts. */
export function checkHtml(
  html: unknown,
  keyPath: KeyPath,
  file: string,
): Diagnostic[] {
  if (typeof html !== 'string') return []
  return findMistakes(html).map(({ code, what, hint }) => ({
    code,
    severity: 'error',
    message: `The HTML in \`${formatKeyPath(keyPath)}\` has ${what}, which cannot work under the Content-Security-Policy of the site.`,
    hint,
    place: { type: 'key', file, keyPath },
  }))
}

function findMistakes(html: string): Mistake[] {
  const found: Mistake[] = []
  visit(parseHtml(html), 'element', (node) => {
    found.push(...mistakesOf(node))
  })
  return found
}

function parseHtml(html: string): Root {
  const root = {
    type: 'root',
    children: [{ type: 'raw', value: html }],
  } as Root
  return rehypeRaw()(root, new VFile()) as Root
}

function mistakesOf({ tagName, properties }: Element): Mistake[] {
  const found: Mistake[] = []
  if (tagName === 'script') {
    found.push({
      code: 'html-inline-script',
      what: 'a script',
      hint: 'name a file of the static folder in `scripts`, or write a component.',
    })
  }
  if (tagName === 'style' || properties['style'] !== undefined) {
    found.push({
      code: 'inline-style',
      what: tagName === 'style' ? 'a style sheet' : 'a `style` attribute',
      hint: 'give the element a class, and the class its rules in a style sheet of `theme.customCss`.',
    })
  }
  const handler = Object.keys(properties).find((name) => /^on[a-z]/i.test(name))
  if (handler) {
    found.push({
      code: 'html-event-handler',
      what: `the attribute \`${handler.toLowerCase()}\``,
      hint: 'write a component, and name it in a navbar item of the type `component`.',
    })
  }
  // Browsers skip control characters and spaces in front of and within the scheme.
  const address = String(properties['href'] ?? '').replace(/[\0-\x20]/g, '')
  if (/^javascript:/i.test(address)) {
    found.push({
      code: 'html-script-address',
      what: 'a `javascript:` address',
      hint: 'link to a page, or write a component.',
    })
  }
  return found
}
