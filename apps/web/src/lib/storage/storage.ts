/** `session` lives as long as the tab. */
type StorageArea = 'local' | 'session'

const getStorage = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage)

// The browser can block storage or run out of space. The functions below never throw; they report it in their result.

/** @returns the stored text, `null` when there is none, `undefined` when the browser blocks storage. */
export function readText(key: string, area: StorageArea = 'local'): string | null | undefined {
  try {
    return getStorage(area).getItem(key)
  } catch {
    return undefined
  }
}

/** @returns whether the text was stored. */
export function writeText(key: string, text: string, area: StorageArea = 'local'): boolean {
  try {
    getStorage(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** @returns the stored value, or `null` when there is none or it is not JSON. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null
  }
}

/** @returns whether the value was stored. */
export const writeJson = (key: string, value: unknown): boolean => writeText(key, JSON.stringify(value))

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** @returns the keys of local storage that begin with a prefix. */
export function listStoredKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
