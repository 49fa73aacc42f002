/** @returns the row that a key moves to, limited to the ends; `undefined` for other keys. */
export function rowForKey(key: string, current: number, count: number, page: number): number | undefined {
  if (count === 0) return undefined
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1)
  if (key === 'ArrowDown') return within(current + 1)
  if (key === 'ArrowUp') return within(current - 1)
  if (key === 'PageDown') return within(current + page)
  if (key === 'PageUp') return within(current - page)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
