import { streetAddressFields } from '@malote/api-client/contract'
import type { OrderRow } from './read-order-row.ts'
import type { DraftStop } from './resolve-window.ts'

/** A value of a row that contradicts an earlier row of the same order. */
export interface RowConflict {
  readonly rowNumber: number
  /** The path of the field in the order. */
  readonly path: string
  readonly message: string
  /** The row has another address: it may be a further drop-off. */
  readonly isOtherAddress?: true
}

/** The rows of one reference as one order, and the row that each drop-off and item comes from. */
export interface MergedRows {
  readonly fields: Record<string, unknown>
  readonly pickup: DraftStop
  readonly dropoffs: readonly DraftStop[]
  readonly dropoffRows: readonly number[]
  readonly items: readonly Record<string, unknown>[]
  readonly itemRows: readonly number[]
  readonly conflicts: readonly RowConflict[]
}

type Values = Record<string, unknown>

const isGroup = (value: unknown, path: string): value is Values =>
  typeof value === 'object' && value !== null && /(?:^|\/)(?:address|coordinates|window)$/.test(path)

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Adds the values of a later row; a value that the order has already must be the same. */
function addValues(base: Values, next: Values, path: string, report: (path: string) => void): Values {
  const merged = { ...base }
  for (const [name, value] of Object.entries(next)) {
    const place = path === '' ? name : `${path}/${name}`
    const current = merged[name]
    if (value === undefined || isEqual(current, value)) continue
    if (current === undefined) merged[name] = value
    else if (isGroup(current, place) && isGroup(value, place)) merged[name] = addValues(current, value, place, report)
    else report(place)
  }
  return merged
}

const places = [...streetAddressFields, 'complement'] as const

/** Whether a row can be of a drop-off: it has no other recipient and no other address. */
function isSameDropoff(stop: DraftStop, row: DraftStop): boolean {
  const [mine, other] = [stop, row].map(({ contactName, address }) => ({ contactName, ...((address ?? {}) as Values) }))
  return (['contactName', ...places] as const).every((part) => {
    const value = (other as Values)[part]
    return value === undefined || value === (mine as Values)[part]
  })
}

/**
 * Merges the rows of one reference. The first row has the order; a later row adds an item, and what the order lacks.
 *
 * @param severalDropoffs Whether a row with another address is a further drop-off; else it is a conflict.
 */
export function mergeRows([first, ...rest]: readonly [OrderRow, ...OrderRow[]], severalDropoffs: boolean): MergedRows {
  let { fields, pickup } = first
  const dropoffs = [first.dropoff]
  const dropoffRows = [first.rowNumber]
  const items: MergedItem[] = first.item ? [{ item: first.item, dropoff: 0 }] : []
  const itemRows = first.item ? [first.rowNumber] : []
  const conflicts: RowConflict[] = []
  for (const row of rest) {
    const { rowNumber } = row
    const report = (path: string) =>
      conflicts.push({ rowNumber, path, message: `A linha ${first.rowNumber}, da mesma referência, tem outro valor.` })
    fields = addValues(fields, row.fields, '', report)
    pickup = addValues(pickup, row.pickup, 'pickup', report)
    const index = dropoffs.findLastIndex((stop) => isSameDropoff(stop, row.dropoff))
    if (index >= 0) {
      dropoffs[index] = addValues(dropoffs[index] as Values, row.dropoff, 'dropoffs/0', report)
    } else if (severalDropoffs) {
      dropoffs.push(row.dropoff)
      dropoffRows.push(rowNumber)
    } else {
      const message = `A linha ${first.rowNumber}, da mesma referência, tem outro destinatário ou endereço. Diga se são várias entregas da mesma ordem.`
      conflicts.push({ rowNumber, path: 'dropoffs/0/address/street', message, isOtherAddress: true })
    }
    if (row.item) {
      items.push({ item: row.item, dropoff: index >= 0 ? index : dropoffs.length - 1 })
      itemRows.push(rowNumber)
    }
  }
  // With several drop-offs, an item is of the drop-off of its row.
  const isDivided = dropoffs.length > 1
  return {
    fields,
    pickup,
    dropoffs,
    dropoffRows,
    items: items.map(({ item, dropoff }) => (isDivided ? { ...item, dropoff: dropoff + 1 } : item)),
    itemRows,
    conflicts,
  }
}

/** An item, and the index of the drop-off of its row. */
interface MergedItem {
  readonly item: Record<string, unknown>
  readonly dropoff: number
}
