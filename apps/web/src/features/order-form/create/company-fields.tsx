import type { Company } from '@malote/api-client'
import { useFormContext } from 'react-hook-form'
import { BoundCombobox } from '../../../lib/forms/bound-combobox.ts'
import { orderLabels } from '../../orders/order-labels.ts'
import type { OrderValues } from '../form/order-values.ts'
import { ReferenceFields } from '../form/reference-fields.tsx'

/** The company of the order, and the company's own references. */
export function CompanyFields({ companies }: { companies: readonly Company[] }) {
  const { getValues, setValue } = useFormContext<OrderValues>()
  /** Another company has other saved locations: the addresses stay, but lose their reference to a location. */
  const clearLocationIds = () => {
    setValue('pickup.locationId', '')
    for (const index of getValues('dropoffs').keys()) setValue(`dropoffs.${index}.locationId`, '')
  }
  return (
    <>
      <BoundCombobox<OrderValues>
        name="companyId"
        label={orderLabels.companyId}
        required
        placeholder="Selecione uma empresa"
        emptyText="Nenhuma empresa disponível"
        options={companies.map((company) => ({ value: company.id, label: company.name }))}
        onValueChange={clearLocationIds}
      />
      <ReferenceFields />
    </>
  )
}
