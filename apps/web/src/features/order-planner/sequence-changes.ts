/** The numbers of a courier's orders, in the order of the route. */
export type Sequence = readonly string[]

/** A change of the sequence of one courier. */
export interface SequenceChange {
  id: string
  /** The sequence before it. */
  before: Sequence
  apply: (sequence: Sequence) => Sequence
}

/** @returns the sequence with one order a place earlier or later; unchanged when there is no such place. */
export function shiftOrder(sequence: Sequence, orderNumber: string, by: 1 | -1): Sequence {
  const index = sequence.indexOf(orderNumber)
  if (index === -1 || sequence[index + by] === undefined) return sequence
  return sequence.toSpliced(index, 1).toSpliced(index + by, 0, orderNumber)
}

/**
 * Leaves one change out; those after it are applied to the sequence before it.
 *
 * @returns also the sequence after all of them; undefined when the change is not one of them.
 */
export function undoChange(
  changes: readonly SequenceChange[],
  id: string,
): { changes: SequenceChange[]; sequence: Sequence } | undefined {
  const index = changes.findIndex((change) => change.id === id)
  let sequence = changes[index]?.before
  if (!sequence) return undefined
  const remaining = changes.slice(0, index)
  for (const change of changes.slice(index + 1)) {
    remaining.push({ ...change, before: sequence })
    sequence = change.apply(sequence)
  }
  return { changes: remaining, sequence }
}
