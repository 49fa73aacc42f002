import { RadioGroup, TextField } from '@malote/ui'
import { useFormContext } from 'react-hook-form'
import { useTextFields, ValueController } from '../../../lib/forms/field-binding.tsx'
import { orderLabels, priorityOptions } from '../../orders/order-labels.ts'
import type { OrderValues } from './order-values.ts'

/** The company's own reference and cost center of the order, and its priority. */
export function ReferenceFields() {
  const { control } = useFormContext<OrderValues>()
  const text = useTextFields<OrderValues>()
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={orderLabels.externalRef}
          placeholder="O número do pedido no seu sistema"
          optional
          maxLength={40}
          {...text('externalRef')}
        />
        <TextField label={orderLabels.costCenter} optional maxLength={40} {...text('costCenter')} />
      </div>
      <ValueController
        control={control}
        name="priority"
        render={(field) => (
          <RadioGroup {...field} label={orderLabels.priority} orientation="horizontal" options={priorityOptions} />
        )}
      />
    </>
  )
}
