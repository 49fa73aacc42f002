/**
 * Throws in development when a control has no accessible name, with the fix in the message. In production the control
 * renders without a name: that is better than a blank page.
 */
export function requireLabel(label: unknown, component: string, fix: string): void {
  if (process.env.NODE_ENV === 'production') return
  if (typeof label === 'string' ? label.trim() !== '' : label !== undefined && label !== null && label !== false) return
  throw new Error(`<${component}> has no accessible name. ${fix}`)
}
