import { readJson, writeJson } from './storage'
import { storageKeys } from './storage-keys'

/** The day of the newest entry of "Novidades"; the texts themselves come with the help page alone. */
export const latestNews = '2026-11-21'

/** Whether something is new since this browser last showed the news. */
export const hasNews = (): boolean => readJson(storageKeys.news) !== latestNews

export function markNewsSeen(): void {
  writeJson(storageKeys.news, latestNews)
}
