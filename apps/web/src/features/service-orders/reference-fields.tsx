import { TextField } from '@malote/ui'
import { useTextFields } from '../../lib/forms/field-binding.tsx'
import { orderLabels } from './order-labels.ts'

/** The company's own reference and cost center of the order. */
export function ReferenceFields() {
  const text = useTextFields<{ externalRef: string; costCenter: string }>()
  return (
    <>
      <TextField
        label={orderLabels.externalRef}
        placeholder="O número do pedido no seu sistema"
        optional
        maxLength={40}
        {...text('externalRef')}
      />
      <TextField label={orderLabels.costCenter} optional maxLength={40} {...text('costCenter')} />
    </>
  )
}
