import { storageKeys } from './app-name'
import { readStored, writeStored } from './local-storage'

/** The day of the newest entry of "Novidades"; the texts themselves come with the help page alone. */
export const latestNews = '2026-11-21'

/** Whether something is new since this browser last showed the news. */
export const hasNews = (): boolean => readStored(storageKeys.news) !== latestNews

export const markNewsSeen = (): void => writeStored(storageKeys.news, latestNews)
