import type { UseFormReturn } from 'react-hook-form'
import type { OrderValues } from './order-values.ts'

type ItemForm = Pick<UseFormReturn<OrderValues>, 'getValues' | 'setValue'>

/**
 * Keeps each item at its drop-off when the route changes.
 * @param toNew - returns the new index of a drop-off; undefined when it was removed.
 */
export function renumberItems({ getValues, setValue }: ItemForm, toNew: (index: number) => number | undefined): void {
  for (const [position, { dropoff }] of getValues('items').entries()) {
    if (dropoff === '') continue
    const index = toNew(Number(dropoff) - 1)
    const next = index === undefined ? '' : String(index + 1)
    if (next !== dropoff) setValue(`items.${position}.dropoff`, next, { shouldDirty: true })
  }
}

/** @returns the new index of a drop-off after one was moved. */
export function getMovedIndex(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}
