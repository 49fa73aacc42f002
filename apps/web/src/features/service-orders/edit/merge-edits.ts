import { addressParts } from '../../../lib/forms/address-values.ts'
import { type EditValues, isEqual, type StopEdit } from './edit-values.ts'

/** A field that two users changed to different values. */
export interface FieldConflict {
  path: string
  own: unknown
  other: unknown
}

type MergeParts = Map<string, unknown>

/** @returns the parts of a stop that are merged separately, by path. */
function getStopParts(path: string, stop: StopEdit): [string, unknown][] {
  return [
    ...(['contactName', 'contactPhone', 'contactEmail', 'instructions', 'window'] as const).map(
      (part): [string, unknown] => [`${path}.${part}`, stop[part]],
    ),
    ...addressParts.map((part): [string, unknown] => [`${path}.address.${part}`, stop.address[part]]),
  ]
}

/**
 * @returns the parts of the form that are merged separately. A route whose stops differ is one part; so are the items.
 */
function getMergeParts({ pickup, dropoffs, ...values }: EditValues, sameRoute: boolean): MergeParts {
  return new Map<string, unknown>([
    ...Object.entries(values),
    ...getStopParts('pickup', pickup),
    ...(sameRoute
      ? dropoffs.flatMap((stop, index) => getStopParts(`dropoffs.${index}`, stop))
      : [['dropoffs', dropoffs] as [string, unknown]]),
  ])
}

/** @returns the values with one part replaced. */
export function replacePart(values: EditValues, path: string, part: unknown): EditValues {
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
 */
export function mergeEdits(base: EditValues, own: EditValues, other: EditValues) {
  const route = ({ dropoffs }: EditValues) => dropoffs.map(({ id }) => id)
  const sameRoute = isEqual(route(base), route(own)) && isEqual(route(base), route(other))
  const [before, typed, saved] = [base, own, other].map((values) => getMergeParts(values, sameRoute)) as [
    MergeParts,
    MergeParts,
    MergeParts,
  ]
  const conflicts: FieldConflict[] = []
  let values = other
  for (const [path, part] of typed) {
    if (isEqual(part, before.get(path))) continue
    values = replacePart(values, path, part)
    const other = saved.get(path)
    if (!isEqual(other, before.get(path)) && !isEqual(other, part)) conflicts.push({ path, own: part, other })
  }
  return { values, conflicts }
}
