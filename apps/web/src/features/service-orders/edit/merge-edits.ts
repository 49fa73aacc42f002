import { addressParts } from '../../../lib/forms/address-values'
import { type EditValues, type StopEdit, same } from './edit-values'

/** A field that two users changed to different values. */
export interface Clash {
  path: string
  mine: unknown
  theirs: unknown
}

type Leaves = Map<string, unknown>

/** @returns the parts of a stop that are merged separately, by path. */
function stopLeaves(path: string, stop: StopEdit): [string, unknown][] {
  return [
    ...(['contactName', 'contactPhone', 'instructions', 'window'] as const).map((part): [string, unknown] => [
      `${path}.${part}`,
      stop[part],
    ]),
    ...addressParts.map((part): [string, unknown] => [`${path}.address.${part}`, stop.address[part]]),
  ]
}

/**
 * @returns the parts of the form that are merged separately. A route whose stops differ is one part; so are the items.
 */
function leavesOf({ pickup, dropoffs, ...values }: EditValues, sameRoute: boolean): Leaves {
  return new Map<string, unknown>([
    ...Object.entries(values),
    ...stopLeaves('pickup', pickup),
    ...(sameRoute
      ? dropoffs.flatMap((stop, index) => stopLeaves(`dropoffs.${index}`, stop))
      : [['dropoffs', dropoffs] as [string, unknown]]),
  ])
}

/** @returns the values with one part replaced. */
export function withPart(values: EditValues, path: string, part: unknown): EditValues {
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
export function mergeEdits(base: EditValues, mine: EditValues, theirs: EditValues) {
  const route = ({ dropoffs }: EditValues) => dropoffs.map(({ id }) => id)
  const sameRoute = same(route(base), route(mine)) && same(route(base), route(theirs))
  const [before, typed, saved] = [base, mine, theirs].map((values) => leavesOf(values, sameRoute)) as [
    Leaves,
    Leaves,
    Leaves,
  ]
  const clashes: Clash[] = []
  let values = theirs
  for (const [path, part] of typed) {
    if (same(part, before.get(path))) continue
    values = withPart(values, path, part)
    const other = saved.get(path)
    if (!same(other, before.get(path)) && !same(other, part)) clashes.push({ path, mine: part, theirs: other })
  }
  return { values, clashes }
}
