/** What a browser remembers of a person's taste. Storage may be full, refused or hold nonsense: none of it is a fault. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Remembers a value, or goes without. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that refuses to remember still works; the choice holds until the page is left.
  }
}
