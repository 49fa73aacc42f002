/** The parts of `next` that differ from `before`: what a change has to send, so that it overwrites nothing else. */
export function changed<T extends object>(next: T, before: T): Partial<T> {
  const parts = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
  )
  return Object.fromEntries(parts) as Partial<T>
}
