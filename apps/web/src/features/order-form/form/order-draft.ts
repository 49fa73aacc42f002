import { readDraft } from '../../../lib/storage/drafts.ts'
import { emptyItem, emptyOrder, emptyStop, type OrderValues, type StopValues } from './order-values.ts'

/** An unsaved order form in this browser. */
export interface OrderDraft {
  values: OrderValues
  /** Milliseconds since 1970. */
  savedAt: number
  /** The order at the start of an edit, not validated. */
  base?: unknown
}

type UnknownRecord = Record<string, unknown>
const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies the stored fields that have the type of the empty ones; an older release may have stored other types. */
function pickValid<T extends object>(empty: T, stored: unknown): T {
  if (!isRecord(stored)) return empty
  const entries = Object.entries(empty).map(([name, fallback]: [string, unknown]) => {
    const value = stored[name]
    if (isRecord(fallback)) return [name, pickValid(fallback, value)]
    if (fallback === null) return [name, typeof value === 'number' ? value : null]
    return [name, typeof value === typeof fallback ? value : fallback]
  })
  return Object.fromEntries(entries) as T
}

function toOrderValues(stored: UnknownRecord): OrderValues {
  const { dropoffs: _dropoffs, items: _items, ...empty } = emptyOrder('')
  const toList = <T extends object>(value: unknown, item: T): T[] =>
    Array.isArray(value) ? value.map((entry) => pickValid(item, entry)) : []
  const dropoffs: StopValues[] = toList(stored.dropoffs, emptyStop).slice(0, 20)
  const order = pickValid(empty, stored)
  return {
    ...order,
    priority: order.priority === 'urgent' ? 'urgent' : 'normal',
    dropoffs: dropoffs.length > 0 ? dropoffs : [emptyStop],
    items: toList(stored.items, emptyItem).slice(0, 100),
  }
}

/** @returns the draft, unless it is too old or unreadable. */
export function readOrderDraft(key: string, now = Date.now()): OrderDraft | undefined {
  const draft = readDraft(key, now)
  return isRecord(draft?.values) ? { ...draft, values: toOrderValues(draft.values) } : undefined
}
