import type { VFile } from 'vfile'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { placeOf } from './explain-message.ts'
import type { PluginReport } from './markdown/user-plugins.ts'

type VFileMessage = VFile['messages'][number]

/** What a plugin of the site threw or reported while it worked on a file. */
export function explainPlugin(
  { name, failed, cause }: PluginReport,
  file: string,
): Diagnostic {
  const said = sentence(isMessage(cause) ? cause.reason : cause.message)
  const place = isMessage(cause)
    ? placeOf(cause, file)
    : ({ type: 'file', file } as const)
  return failed
    ? {
        code: 'plugin-failed',
        severity: 'error',
        message: `The plugin \`${name}\` failed on this file: ${said}`,
        hint: 'mend the plugin or what it reads here, or take it out of `markdown` in the config.',
        place,
      }
    : {
        code: 'plugin-message',
        severity: 'warning',
        message: `The plugin \`${name}\` says: ${said}`,
        hint: 'mend what the plugin names, or take it out of `markdown` in the config.',
        place,
      }
}

function isMessage(cause: PluginReport['cause']): cause is VFileMessage {
  return 'ruleId' in cause
}

function sentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : `${text}.`
}
