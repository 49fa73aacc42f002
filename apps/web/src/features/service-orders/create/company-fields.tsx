import type { Company } from '@malote/api-client'
import { Combobox, RadioGroup } from '@malote/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { orderLabels, priorityOptions } from '../order-labels.ts'
import { ReferenceFields } from '../reference-fields.tsx'
import type { OrderValues } from './order-values.ts'

/** The company of the order, and the company's own references. */
export function CompanyFields({ companies }: { companies: readonly Company[] }) {
  const { control, formState, getValues, setValue } = useFormContext<OrderValues>()
  const { errors } = formState
  /** Another company has other saved locations: the addresses stay, but lose their reference to a location. */
  const clearLocationIds = () => {
    setValue('pickup.locationId', '')
    for (const index of getValues('dropoffs').keys()) setValue(`dropoffs.${index}.locationId`, '')
  }
  return (
    <>
      <Controller
        control={control}
        name="companyId"
        render={({ field: { onChange, value, ...field } }) => (
          <Combobox
            {...field}
            label={orderLabels.companyId}
            required
            placeholder="Selecione uma empresa"
            emptyText="Nenhuma empresa disponível"
            options={companies.map((company) => ({ value: company.id, label: company.name }))}
            value={value || null}
            onValueChange={(id) => {
              onChange(id ?? '')
              clearLocationIds()
            }}
            error={errors.companyId?.message}
          />
        )}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <ReferenceFields />
      </div>
      <Controller
        control={control}
        name="priority"
        render={({ field: { onChange, value } }) => (
          <RadioGroup
            label={orderLabels.priority}
            orientation="horizontal"
            options={priorityOptions}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
    </>
  )
}
