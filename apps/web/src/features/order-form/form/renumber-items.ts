import type { UseFormReturn } from 'react-hook-form'
import type { ItemValues, OrderValues } from './order-values.ts'

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

/**
 * Removes the items from a drop-off that is being removed.
 *
 * @returns a function that gives them back when the drop-off is inserted again at its index: those that were not changed,
 * removed or given to another drop-off since.
 */
export function detachItems(form: ItemForm, index: number): () => void {
  const toText = ({ dropoff, ...item }: ItemValues) => JSON.stringify(item)
  const detached = form
    .getValues('items')
    .filter(({ dropoff }) => dropoff === String(index + 1))
    .map(toText)
  renumberItems(form, (other) => (other === index ? undefined : other > index ? other - 1 : other))
  return () => {
    renumberItems(form, (other) => (other >= index ? other + 1 : other))
    const left = [...detached]
    for (const [position, item] of form.getValues('items').entries()) {
      const at = item.dropoff === '' ? left.indexOf(toText(item)) : -1
      if (at === -1) continue
      left.splice(at, 1)
      form.setValue(`items.${position}.dropoff`, String(index + 1), { shouldDirty: true })
    }
  }
}

/**
 * Remembers the drop-off of an item that is being removed.
 *
 * @returns a function that returns its number at the time of the call; `''` when it was removed.
 */
export function rememberDropoff({ getValues }: Pick<ItemForm, 'getValues'>, dropoff: string): () => string {
  const list = () => getValues('dropoffs').map((stop) => JSON.stringify(stop))
  const before = list()
  const remembered = before[Number(dropoff) - 1]
  return () => {
    const now = list()
    if (remembered === undefined || now[Number(dropoff) - 1] === remembered) return dropoff
    const index = now.indexOf(remembered)
    if (index >= 0) return String(index + 1)
    // It was changed where it is.
    return now.length === before.length ? dropoff : ''
  }
}

/** @returns the new index of a drop-off after one was moved. */
export function getMovedIndex(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}
