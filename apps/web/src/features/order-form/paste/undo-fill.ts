import { isEqual } from '../form/order-values.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Undoes a change of values, but not what was changed since: a part that differs from the filled values stays as it is.
 *
 * @param before The values before the change.
 * @param filled The values that the change has set.
 * @param now The current values.
 */
export function undoFill<Value>(before: Value, filled: Value, now: Value): Value
export function undoFill(before: unknown, filled: unknown, now: unknown): unknown {
  if (isEqual(now, filled)) return before
  if (Array.isArray(before) && Array.isArray(filled) && Array.isArray(now)) {
    // Entries that the change has added go, unless they were changed since.
    const stays = (value: unknown, index: number) => index < before.length || !isEqual(value, filled[index])
    const undone = now.filter(stays)
    return undone.map((value, index) =>
      index < before.length && index < filled.length ? undoFill(before[index], filled[index], value) : value,
    )
  }
  if (!isRecord(before) || !isRecord(filled) || !isRecord(now)) return now
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, undoFill(before[name], filled[name], value)]),
  )
}
