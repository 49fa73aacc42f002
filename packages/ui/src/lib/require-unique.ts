/** Throws in development when two options have the same value. */
export function requireUnique(options: readonly { value: string }[], component: string): void {
  if (process.env.NODE_ENV === 'production') return
  const seen = new Set<string>()
  for (const { value } of options) {
    if (seen.has(value)) {
      throw new Error(`<${component}> has two options with the value "${value}". Give every option a unique value.`)
    }
    seen.add(value)
  }
}
