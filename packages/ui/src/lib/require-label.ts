/**
 * Stops development when a control would reach people without a name, and says how to mend it. In production the
 * control renders as it is: a nameless button is better than a blank page.
 */
export function requireLabel(label: unknown, component: string, fix: string): void {
  if (process.env.NODE_ENV === 'production') return
  if (typeof label === 'string' ? label.trim() !== '' : label !== undefined && label !== null && label !== false) return
  throw new Error(`<${component}> has no accessible name. ${fix}`)
}
