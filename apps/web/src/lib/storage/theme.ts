import { readText, removeStored, writeText } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The theme selected in this browser. */
export function readTheme(): Theme {
  // A server has the stored theme only, and a browser that blocks storage the applied one.
  const theme = globalThis.document ? document.documentElement.dataset.theme : readText(storageKeys.theme)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies and stores a theme; on the next visit the boot script applies it before the first paint. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    removeStored(storageKeys.theme)
  } else {
    document.documentElement.dataset.theme = theme
    writeText(storageKeys.theme, theme)
  }
}
