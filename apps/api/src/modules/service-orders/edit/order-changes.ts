import type { FieldChange, ServiceOrderChanges } from '@malote/api-client/contract'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { keepCoordinates } from '../coordinates.service.ts'
import { type OrderContent, type ProofPolicy, requireProofs } from '../order-content.ts'
import type { OrderRow } from '../order-rows.sql.ts'

/** A position of the new route: an existing stop, or a new one. */
export interface RoutePosition {
  readonly id: string | undefined
}

/** Matches drop-offs to existing stops: by id or, without ids, by position. */
export function matchStops(row: OrderRow, { dropoffs }: ServiceOrderChanges): RoutePosition[] {
  const old = row.stops.slice(1)
  if (!dropoffs) return old
  const anonymous = dropoffs.every(({ id }) => id === undefined)
  const seen = new Set<string>()
  return dropoffs.map(({ id }, index) => {
    if (anonymous) return { id: old[index]?.id }
    if (id === undefined) return { id }
    if (seen.has(id) || !old.some((stop) => stop.id === id)) {
      throw fieldError(`/dropoffs/${index}/id`, 'Esta entrega não é desta ordem, ou já está na lista.')
    }
    seen.add(id)
    return { id }
  })
}

/** Merges the given fields into the content. `null` clears a field, absence keeps it. */
export function mergeChanges(
  before: OrderContent,
  { version: _version, ...changes }: ServiceOrderChanges,
  row: OrderRow,
  route: readonly RoutePosition[],
): OrderContent {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const { dropoffs = before.dropoffs, pickup = before.pickup } = changes
  const wasAt = (index: number) => before.dropoffs[row.stops.findIndex(({ id }) => id === route[index]?.id) - 1]
  // The id of a stop is not part of its content.
  const stops = dropoffs.map((stop, index) => keepCoordinates({ ...stop, id: undefined }, wasAt(index)))
  const items = changes.items ?? (changes.dropoffs ? renumberDropoffs(before, row, route) : before.items)
  return { ...before, ...set, pickup: keepCoordinates(pickup, before.pickup), dropoffs: stops, items }
}

/** Keeps items at their stop when the route changes; those of a removed stop have none. */
function renumberDropoffs({ items }: OrderContent, row: OrderRow, route: readonly RoutePosition[]) {
  return items.map((item) => {
    if (!item.dropoff) return item
    const position = route.findIndex(({ id }) => id !== undefined && id === row.stops[item.dropoff ?? 0]?.id)
    return { ...item, dropoff: position < 0 ? null : position + 1 }
  })
}

/** An existing stop keeps its required proofs; a new one gets those of the company's policy. */
export function keepProofs(after: OrderContent, row: OrderRow, route: readonly RoutePosition[], policy: ProofPolicy) {
  const required = new Map(row.stops.map((stop) => [stop.id, stop.required_proofs]))
  const { pickup, dropoffs } = after
  return {
    ...after,
    pickup: requireProofs(pickup, row.stops[0]?.required_proofs ?? []),
    dropoffs: dropoffs.map((stop, index) => {
      const id = route[index]?.id
      return requireProofs(stop, (id ? required.get(id) : policy.dropoff_proofs) ?? [])
    }),
  }
}

type Value = FieldChange['to']

/** Collects the values of an order's content by JSON pointer. Null and an empty text are equal. */
function collectLeaves(value: unknown, pointer = '', leaves = new Map<string, Value>()): Map<string, Value> {
  if (value === null || value === undefined || value === '') return leaves
  if (typeof value !== 'object') leaves.set(pointer, value as Value)
  else for (const [key, part] of Object.entries(value)) collectLeaves(part, `${pointer}/${key}`, leaves)
  return leaves
}

/** Normalizes windows, so that they are compared as timestamps in any notation. */
function normalizeWindows(content: OrderContent): OrderContent {
  const moment = (text: string): string => new Date(text).toISOString()
  const stop = <S extends OrderContent['pickup']>({ window, ...rest }: S): S =>
    ({ ...rest, window: window ? { start: moment(window.start), end: moment(window.end) } : null }) as S
  return { ...content, pickup: stop(content.pickup), dropoffs: content.dropoffs.map(stop) }
}

/** Returns the differences between two contents of an order, field by field. */
export function getDifferences(before: OrderContent, after: OrderContent): FieldChange[] {
  const old = collectLeaves(normalizeWindows(before))
  const now = collectLeaves(normalizeWindows(after))
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? null, to: now.get(field) ?? null }))
    .filter(({ from, to }) => from !== to)
}
