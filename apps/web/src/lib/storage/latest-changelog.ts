import { readJson, writeJson } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** The date of the newest changelog entry ("Novidades"); the texts are loaded with the help page only. */
export const latestChangelogDate = '2026-11-29'

/** Whether this browser has not shown the newest changelog entry yet. */
export const hasUnreadChangelog = (): boolean => readJson(storageKeys.news) !== latestChangelogDate

export function markChangelogRead(): void {
  writeJson(storageKeys.news, latestChangelogDate)
}
