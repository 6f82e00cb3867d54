import type { Messages } from '../shared/messages.ts'
import {
  type SearchIndexInfo,
  type SearchMessages,
  searchMessageKeys,
} from '../shared/search/search-files.ts'
import type { SearchScope } from './search-scopes.ts'

/** The list of indexes, below the output folder: the one file whose name never changes. */
export const searchManifestPath = 'search.json'

/** What the list says of an index that lies at `href`. */
export function indexInfo(
  { locale, version, versionLabel }: SearchScope,
  href: string,
): SearchIndexInfo {
  return {
    locale: locale.name,
    localeLabel: locale.label,
    ...(version && { version }),
    ...(versionLabel !== undefined && { versionLabel }),
    href,
  }
}

/** The words of the dialog, in a language. */
export function searchMessages(messages: Messages): SearchMessages {
  return Object.fromEntries(
    searchMessageKeys.map((key) => [key, messages[key]]),
  ) as SearchMessages
}
