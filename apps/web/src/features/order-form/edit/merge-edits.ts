import { addressParts } from '../../../lib/forms/address-values.ts'
import type { CanEdit } from '../form/order-fields.tsx'
import { isEqual, type OrderValues, type StopValues } from '../form/order-values.ts'

/** A field that two users changed to different values. */
export interface FieldConflict {
  path: string
  own: unknown
  other: unknown
}

type MergeParts = Map<string, unknown>

const stopParts = [
  'contactName',
  'contactPhone',
  'contactEmail',
  'instructions',
  'window',
  'requiredProofs',
  'locationId',
] as const

/** @returns the parts of a stop that are merged separately, by path. */
function getStopParts(path: string, stop: StopValues): [string, unknown][] {
  return [
    ...stopParts.map((part): [string, unknown] => [`${path}.${part}`, stop[part]]),
    ...addressParts.map((part): [string, unknown] => [`${path}.address.${part}`, stop.address[part]]),
  ]
}

/**
 * @returns the parts of the form that are merged separately. A route whose stops differ is one part; so are the items.
 */
function getMergeParts({ pickup, dropoffs, ...values }: OrderValues, sameRoute: boolean): MergeParts {
  return new Map<string, unknown>([
    ...Object.entries(values),
    ...getStopParts('pickup', pickup),
    ...(sameRoute
      ? dropoffs.flatMap((stop, index) => getStopParts(`dropoffs.${index}`, stop))
      : [['dropoffs', dropoffs] as [string, unknown]]),
  ])
}

/** @returns the values with one part replaced. */
export function replacePart(values: OrderValues, path: string, part: unknown): OrderValues {
  const copy = structuredClone(values)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const room = keys.reduce<Record<string, unknown>>(
    (at, key) => at[key] as Record<string, unknown>,
    copy as unknown as Record<string, unknown>,
  )
  room[last] = part
  return copy
}

/**
 * Three-way merge of the own edit and the version that another user saved. Parts that only one user changed are merged;
 * for the others the own value is used, and the conflict is returned.
 *
 * @param canEdit - which parts may still be changed; of the others the saved value is used, and the own one is returned
 *   as locked
 */
export function mergeEdits(base: OrderValues, edited: OrderValues, other: OrderValues, canEdit: CanEdit = () => true) {
  const route = ({ dropoffs }: OrderValues) => dropoffs.map(({ stopId }) => stopId)
  const sameRoute = isEqual(route(base), route(edited)) && isEqual(route(base), route(other))
  const [before, typed, saved] = [base, edited, other].map((values) => getMergeParts(values, sameRoute)) as [
    MergeParts,
    MergeParts,
    MergeParts,
  ]
  const conflicts: FieldConflict[] = []
  const locked: FieldConflict[] = []
  let values = other
  for (const [path, part] of typed) {
    if (isEqual(part, before.get(path))) continue
    const other = saved.get(path)
    if (isEqual(part, other)) continue
    // The reference to a saved location has no meaning for the user, who decides on the parts of the address.
    const isReference = path.endsWith('.locationId')
    if (!canEdit(path.replace(/locationId$/, 'address.street').replace(/window$/, 'window.start'))) {
      if (!isReference) locked.push({ path, own: part, other })
      continue
    }
    values = replacePart(values, path, part)
    if (!isReference && !isEqual(other, before.get(path))) conflicts.push({ path, own: part, other })
  }
  return { values, conflicts, locked }
}
