import type { FieldChange } from '@malote/api-client/contract'
import type { OrderContent } from '../order-content.ts'

type Value = FieldChange['to']

/** Collects the values of an order's content by JSON pointer. Null and an empty text are equal. */
function leavesOf(value: unknown, pointer = '', leaves = new Map<string, Value>()): Map<string, Value> {
  if (value === null || value === undefined || value === '') return leaves
  if (typeof value !== 'object') leaves.set(pointer, value as Value)
  else for (const [key, part] of Object.entries(value)) leavesOf(part, `${pointer}/${key}`, leaves)
  return leaves
}

/** Normalizes windows, so that they are compared as timestamps in any notation. */
function canonical(content: OrderContent): OrderContent {
  const moment = (text: string): string => new Date(text).toISOString()
  const stop = <S extends OrderContent['pickup']>({ window, ...rest }: S): S =>
    ({ ...rest, window: window ? { start: moment(window.start), end: moment(window.end) } : null }) as S
  return { ...content, pickup: stop(content.pickup), dropoffs: content.dropoffs.map(stop) }
}

/** Returns the differences between two contents of an order, field by field. */
export function differencesBetween(before: OrderContent, after: OrderContent): FieldChange[] {
  const old = leavesOf(canonical(before))
  const now = leavesOf(canonical(after))
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? null, to: now.get(field) ?? null }))
    .filter(({ from, to }) => from !== to)
}
