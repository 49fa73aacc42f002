import { removeStored, writeText } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The theme selected in this browser. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
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
