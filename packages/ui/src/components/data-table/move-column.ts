/** Returns the ids with one moved before or after another. */
export function moveColumn(
  ids: readonly string[],
  id: string,
  target: string,
  side: 'before' | 'after',
): readonly string[] {
  const rest = ids.filter((other) => other !== id)
  const index = rest.indexOf(target) + (side === 'after' ? 1 : 0)
  return [...rest.slice(0, index), id, ...rest.slice(index)]
}
