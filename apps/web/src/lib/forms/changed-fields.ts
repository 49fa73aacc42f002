/** @returns the properties of `next` that differ from `before`. A PATCH of only these overwrites no other change. */
export function getChangedFields<T extends object>(next: T, before: T): Partial<T> {
  const parts = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
  )
  return Object.fromEntries(parts) as Partial<T>
}
