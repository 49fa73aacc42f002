/** The contract needs eight levels; functions that visit a value call themselves for each level. */
const maximumDepth = 64

/** Whether a parsed JSON value has more levels than any request needs. */
export function isTooDeep(value: unknown, levels = maximumDepth): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((part) => isTooDeep(part, levels - 1))
}
