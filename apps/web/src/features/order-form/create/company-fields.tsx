import type { Company } from '@malote/api-client'
import { Combobox } from '@malote/ui'
import { useFormContext } from 'react-hook-form'
import { ValueController } from '../../../lib/forms/field-binding.tsx'
import { orderLabels } from '../../orders/order-labels.ts'
import type { OrderValues } from '../form/order-values.ts'
import { ReferenceFields } from '../form/reference-fields.tsx'

/** The company of the order, and the company's own references. */
export function CompanyFields({ companies }: { companies: readonly Company[] }) {
  const { control, getValues, setValue } = useFormContext<OrderValues>()
  /** Another company has other saved locations: the addresses stay, but lose their reference to a location. */
  const clearLocationIds = () => {
    setValue('pickup.locationId', '')
    for (const index of getValues('dropoffs').keys()) setValue(`dropoffs.${index}.locationId`, '')
  }
  return (
    <>
      <ValueController
        control={control}
        name="companyId"
        render={({ onValueChange, value, ...field }) => (
          <Combobox
            {...field}
            label={orderLabels.companyId}
            required
            placeholder="Selecione uma empresa"
            emptyText="Nenhuma empresa disponível"
            options={companies.map((company) => ({ value: company.id, label: company.name }))}
            value={value || null}
            onValueChange={(id) => {
              onValueChange(id ?? '')
              clearLocationIds()
            }}
          />
        )}
      />
      <ReferenceFields />
    </>
  )
}
