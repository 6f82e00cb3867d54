import { readStored, writeStored } from './stored.ts'

const idKey = 'gw-announcement-id'
const dismissedKey = 'gw-announcement-dismissed'

/**
 * Leaves a bar out that the reader has closed, before anything is painted. A bar with
 * another id than the one that was closed is shown again.
 */
export function showAnnouncement({ dataset }: HTMLElement): void {
  const id = dataset['gwAnnouncement']
  if (id === undefined) return
  if (readStored(idKey) !== id) {
    writeStored(idKey, id)
    writeStored(dismissedKey, 'false')
  }
  if (readStored(dismissedKey) === 'true') dataset['gwAnnouncementClosed'] = ''
}

/** The reader closes the bar, for this visit and the next ones. */
export function closeAnnouncement({ dataset }: HTMLElement): void {
  dataset['gwAnnouncementClosed'] = ''
  writeStored(dismissedKey, 'true')
}
