import { getFieldLabel } from '../../orders/order/field-text.ts'

/** @returns the label of a part of the form that is merged separately. */
export function getPartLabel(path: string): string {
  if (path === 'items') return 'Itens'
  if (path === 'dropoffs') return 'Entregas'
  return getFieldLabel(`/${path.replaceAll('.', '/')}`)
}
