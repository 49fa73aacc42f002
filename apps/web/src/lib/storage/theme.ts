import { removeStored, writeText } from './storage'
import { storageKeys } from './storage-keys'

export type Theme = 'light' | 'dark' | 'system'

/** The theme that the person has chosen in this browser. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows a theme from now on; the boot script does so on the next visit, before the first paint. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    removeStored(storageKeys.theme)
  } else {
    document.documentElement.dataset.theme = theme
    writeText(storageKeys.theme, theme)
  }
}
