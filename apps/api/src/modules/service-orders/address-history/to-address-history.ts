import { type AddressHistory, getTimeZone } from '@malote/api-client/contract'
import { toWallClock } from '../../../domain/time-zone.ts'
import type { AddressEventRow } from './address-history.sql.ts'

/** Groups that are returned of each kind: more would not be read at a door. */
const groupsOfKind = 3

/**
 * @param rows what happened at the address, newest first.
 * @param address where it is; its hours are in the local time.
 */
export function toAddressHistory(
  rows: readonly AddressEventRow[],
  address: { state: string; postalCode: string },
): AddressHistory {
  const ofKind = (kind: AddressEventRow['kind']) => rows.filter((row) => row.kind === kind)
  const delivered = ofKind('delivered')
  const getHour = ({ occurred_at, city }: AddressEventRow) =>
    new Date(toWallClock(occurred_at.getTime(), getTimeZone({ ...address, city }))).getUTCHours()
  return {
    deliveries: delivered.length,
    failures: groupByText(ofKind('failed')).map(({ text, group }) => ({
      reason: text,
      total: group.length,
      morning: group.filter((row) => getHour(row) < 12).length,
      afternoon: group.filter((row) => getHour(row) >= 12 && getHour(row) < 18).length,
      evening: group.filter((row) => getHour(row) >= 18).length,
      lastAt: getLastTime(group),
    })),
    receivers: groupByText(delivered).map(({ text, group }) => ({
      name: text,
      total: group.length,
      lastAt: getLastTime(group),
    })),
    instructions: ofKind('instructed')[0]?.text ?? null,
  }
}

interface TextGroup {
  readonly text: string
  readonly group: readonly AddressEventRow[]
}

/** Groups rows with the same text in any spelling of its case, the most frequent group first; equal ones newest first. */
function groupByText(rows: readonly AddressEventRow[]): TextGroup[] {
  const groups = Map.groupBy(
    rows.filter(({ text }) => text),
    ({ text }) => text?.toLocaleLowerCase('pt-BR').trim(),
  )
  return [...groups.values()]
    .map((group) => ({ text: group[0]?.text ?? '', group }))
    .toSorted((one, other) => other.group.length - one.group.length)
    .slice(0, groupsOfKind)
}

/** @param group newest first. */
const getLastTime = (group: readonly AddressEventRow[]): string => group[0]?.occurred_at.toISOString() ?? ''
