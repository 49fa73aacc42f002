import { BoundSelect } from '../../../lib/forms/bound-fields.ts'
import { itemLabels } from '../../orders/order-labels.ts'
import type { OrderValues } from './order-values.ts'

interface ItemDropoffFieldProps {
  path: `items.${number}`
  /** The number of drop-offs of the order. */
  count: number
}

/** The drop-off of an item, in an order with several: its labels have the address of that drop-off. */
export function ItemDropoffField({ path, count }: ItemDropoffFieldProps) {
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: `Entrega ${index + 1}`,
  }))
  return (
    <BoundSelect<OrderValues>
      name={`${path}.dropoff`}
      className="max-w-60"
      label={itemLabels.dropoff}
      optional
      options={[{ value: '', label: 'Não informada' }, ...options]}
    />
  )
}
