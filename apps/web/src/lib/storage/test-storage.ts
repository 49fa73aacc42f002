/** A `Storage` for tests, whose keys are own properties, as in a browser. */
export function createTestStorage(entries: Readonly<Record<string, string>> = {}): Record<string, string> {
  const store: Record<string, string> = { ...entries }
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => delete store[key],
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value })
  return store
}
