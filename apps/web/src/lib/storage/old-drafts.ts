import { readDraft } from './drafts.ts'
import { listStoredKeys } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Removes the drafts that are too old: nothing may read them again, such as the text for a stop that is completed. */
export function removeOldDrafts(now = Date.now()): void {
  for (const key of listStoredKeys(`${storageKeys.draft}:`)) readDraft(key, now)
}
