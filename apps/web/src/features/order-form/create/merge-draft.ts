import type { ServiceOrder } from '@malote/api-client'
import { mergeEdits } from '../edit/merge-edits.ts'
import { getPartLabel } from '../edit/part-label.ts'
import { isEqual, type OrderValues, toFormValues } from '../form/order-values.ts'

/**
 * Merges what the user typed into a draft with what another user has saved in it since. Where both changed a field, the
 * typed value stays.
 *
 * @param base - the draft that the input started from
 * @returns also the text that names both; undefined when the other user changed nothing of the form.
 */
export function mergeDraft(base: ServiceOrder, typed: OrderValues, saved: ServiceOrder) {
  const [before, other] = [toFormValues(base), toFormValues(saved)]
  const { values, conflicts } = mergeEdits(before, typed, other)
  const typedLabels = conflicts.map(({ path }) => getPartLabel(path))
  const added = !isEqual(values, typed)
  const text = [
    added && 'O formulário já tem o que mudou.',
    typedLabels.length > 0 && `Onde os dois mexeram ficou o que você digitou: ${typedLabels.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
  return { values, text: text || undefined }
}
