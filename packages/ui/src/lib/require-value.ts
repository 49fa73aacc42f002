/**
 * Throws in development when a component that always has a value gets neither `value` nor `defaultValue`. In production
 * it renders without a selection.
 */
export function requireValue(values: readonly unknown[], component: string, fix: string): void {
  if (process.env.NODE_ENV === 'production' || values.some((value) => value !== undefined)) return
  throw new Error(`<${component}> has no value. ${fix}`)
}
