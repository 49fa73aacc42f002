import { draftKey } from '../../../lib/storage/drafts'
import { emptyItem, emptyOrder, emptyStop, type OrderValues, type StopValues } from './order-values'

/** What the browser kept of a form that was left. */
export interface LocalDraft {
  values: OrderValues
  /** Milliseconds since 1970. */
  savedAt: number
}

/** Addresses and phones of other people do not lie about for longer than somebody may still come back. */
const keptMs = 7 * 24 * 3_600_000

/** Where a person's form is kept: a draft and a copy of an order each have a place of their own. */
export const localDraftKey = (userId: string, origin: string): string => draftKey(userId, origin)

type Loose = Record<string, unknown>
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The stored values in the shape of the empty ones: what an older release stored otherwise falls back. */
function shaped<T extends object>(empty: T, stored: unknown): T {
  if (!isRecord(stored)) return empty
  const entries = Object.entries(empty).map(([name, fallback]: [string, unknown]) => {
    const value = stored[name]
    if (isRecord(fallback)) return [name, shaped(fallback, value)]
    if (fallback === null) return [name, typeof value === 'number' ? value : null]
    return [name, typeof value === typeof fallback ? value : fallback]
  })
  return Object.fromEntries(entries) as T
}

function readValues(stored: Loose): OrderValues {
  const { dropoffs: _dropoffs, items: _items, ...empty } = emptyOrder('')
  const listOf = <T extends object>(value: unknown, item: T): T[] =>
    Array.isArray(value) ? value.map((entry) => shaped(item, entry)) : []
  const dropoffs: StopValues[] = listOf(stored.dropoffs, emptyStop).slice(0, 20)
  const order = shaped(empty, stored)
  return {
    ...order,
    priority: order.priority === 'urgent' ? 'urgent' : 'normal',
    dropoffs: dropoffs.length > 0 ? dropoffs : [emptyStop],
    items: listOf(stored.items, emptyItem).slice(0, 100),
  }
}

/** What was kept under a key, unless it is too old or cannot be read. */
export function readLocalDraft(key: string, now = Date.now()): LocalDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.savedAt !== 'number') return undefined
    if (now - stored.savedAt > keptMs) {
      removeLocalDraft(key)
      return undefined
    }
    return { values: readValues(stored.values), savedAt: stored.savedAt }
  } catch {
    return undefined
  }
}

/** Keeps a form; says whether the browser let it. A full or forbidden store takes nothing else away. */
export function keepLocalDraft(key: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeLocalDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing may be stored, nothing was.
  }
}
