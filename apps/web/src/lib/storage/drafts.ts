import { listStoredKeys, readJson, removeStored, writeJson } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Milliseconds that a draft is kept: it holds personal data of other people. */
const draftLifetimeMs = 7 * 24 * 3_600_000

/** An unsaved form in this browser. What an older release stored may have other fields. */
export interface StoredDraft {
  values: object
  /** Milliseconds since 1970. */
  savedAt: number
  /** The record at the start of an edit. */
  base?: unknown
}

/**
 * The storage key of an unsaved form: `malote:draft:{user}:{form}`. Drafts hold names, phones and addresses of other
 * people, so only the user who typed a draft may find it.
 */
export const draftKey = (userId: string, form: string): string => `${storageKeys.draft}:${userId}:${form}`

/** The storage key of texts that a page shows only after its first render: `malote:draft:{user}:texto:{form}`. */
export const draftTextKey = (userId: string, form: string): string =>
  `${storageKeys.draft}:${userId}${storageKeys.draftText}${form}`

/** @returns the draft, unless it is too old or unreadable; one that is too old is removed. */
export function readDraft(key: string, now = Date.now()): StoredDraft | undefined {
  const stored = readJson(key) as Partial<Record<keyof StoredDraft, unknown>> | null
  if (typeof stored?.values !== 'object' || stored.values === null || typeof stored.savedAt !== 'number')
    return undefined
  if (now - stored.savedAt <= draftLifetimeMs) return stored as StoredDraft
  removeStored(key)
  return undefined
}

/** @returns whether the browser stored the draft. */
export const saveDraft = (key: string, draft: StoredDraft): boolean => writeJson(key, draft)

/** Removes all drafts, when a user signs out. */
export function removeDrafts(): void {
  for (const key of listStoredKeys(`${storageKeys.draft}:`)) removeStored(key)
}

/** Removes drafts that ended sessions of other users left here, when a user signs in. */
export function removeDraftsOfOtherUsers(userId: string): void {
  for (const key of listStoredKeys(`${storageKeys.draft}:`))
    if (!key.startsWith(draftKey(userId, ''))) removeStored(key)
}
