import type { VersionChoice } from '@gwdocs/core'

/** Says on a link which version it chooses; the client keeps it when the link is followed. */
export function choiceAttributes(choice: VersionChoice | undefined) {
  return choice
    ? { 'data-gw-docs': choice.docsId, 'data-gw-version': choice.version }
    : {}
}
