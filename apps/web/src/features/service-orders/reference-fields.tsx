import { TextField } from '@malote/ui'
import { useFormContext } from 'react-hook-form'
import { orderLabels } from './order-labels.ts'

/** The company's own reference and cost center of the order. */
export function ReferenceFields() {
  const { register, formState } = useFormContext<{ externalRef: string; costCenter: string }>()
  const { errors } = formState
  return (
    <>
      <TextField
        label={orderLabels.externalRef}
        placeholder="O número do pedido no seu sistema"
        optional
        maxLength={40}
        {...register('externalRef')}
        error={errors.externalRef?.message}
      />
      <TextField
        label={orderLabels.costCenter}
        optional
        maxLength={40}
        {...register('costCenter')}
        error={errors.costCenter?.message}
      />
    </>
  )
}
