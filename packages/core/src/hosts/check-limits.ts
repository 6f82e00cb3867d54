import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { cloudflareLimits as limits } from './cloudflare.ts'
import type { HostFile } from './host-site.ts'

/** What Cloudflare would leave out without a word. */
export function checkCloudflareLimits(
  files: readonly HostFile[],
  configFile: string,
): Diagnostic[] {
  const textOf = (path: string) =>
    files.find((each) => each.path === path)?.text ?? ''
  const report = limitReport(configFile)
  return [
    ...tooManyRules(textOf('_redirects')).map((message) =>
      report(
        message,
        'take old redirects away; until then the pages at these addresses redirect, without a server.',
      ),
    ),
    ...tooLongLines(textOf('_headers')).map((message) =>
      report(
        message,
        'name fewer origins in `security.allowedOrigins`; until then pages name the policy themselves, without a server.',
      ),
    ),
  ]
}

function limitReport(file: string) {
  return (message: string, hint: string): Diagnostic => ({
    code: 'host-limit',
    severity: 'warning',
    message,
    hint,
    place: { type: 'key', file, keyPath: ['hosts'] },
  })
}

function tooManyRules(text: string): string[] {
  const rules = text.split('\n').length - 1
  const { length: bytes } = new TextEncoder().encode(text)
  if (rules <= limits.rules && bytes <= limits.bytes) return []
  return [
    `\`_redirects\` has ${rules} rules in ${bytes} bytes, and Cloudflare reads ${limits.rules} rules and ${limits.bytes} bytes of it: it drops the others.`,
  ]
}

function tooLongLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.length > limits.line)
    .map(
      (line) =>
        `\`_headers\` has a line of ${line.length} characters, \`${line.trim().slice(0, 40)}…\`, and Cloudflare reads lines of ${limits.line}: it drops the header.`,
    )
}
