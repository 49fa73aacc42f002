import { BoundRadioGroup, BoundTextField } from '../../../lib/forms/bound-fields.ts'
import { orderLabels, priorityOptions } from '../../orders/order-labels.ts'
import { InvoiceKeyField } from './invoice-key-field.tsx'
import type { OrderValues } from './order-values.ts'

/** The company's own reference and cost center of the order, and its priority. */
export function ReferenceFields() {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <BoundTextField<OrderValues>
          name="externalRef"
          label={orderLabels.externalRef}
          placeholder="O número do pedido no seu sistema"
          optional
          maxLength={40}
        />
        <BoundTextField<OrderValues> name="costCenter" label={orderLabels.costCenter} optional maxLength={40} />
      </div>
      <InvoiceKeyField />
      <BoundRadioGroup<OrderValues>
        name="priority"
        label={orderLabels.priority}
        orientation="horizontal"
        options={priorityOptions}
      />
    </>
  )
}
