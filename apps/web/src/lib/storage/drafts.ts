import { listStoredKeys, removeStored } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Milliseconds that a draft is kept: it holds personal data of other people. */
export const draftLifetimeMs = 7 * 24 * 3_600_000

/**
 * The storage key of an unsaved form: `malote:draft:{user}:{form}`. Drafts hold names, phones and addresses of other
 * people, so only the user who typed a draft may find it.
 */
export const draftKey = (userId: string, form: string): string => `${storageKeys.draft}:${userId}:${form}`

/** Removes all drafts, when a user signs out. */
export function removeDrafts(): void {
  for (const key of listStoredKeys(`${storageKeys.draft}:`)) removeStored(key)
}

/** Removes drafts that ended sessions of other users left here, when a user signs in. */
export function removeDraftsOfOtherUsers(userId: string): void {
  for (const key of listStoredKeys(`${storageKeys.draft}:`))
    if (!key.startsWith(draftKey(userId, ''))) removeStored(key)
}
