import { Combobox } from '@malote/ui'
import { Controller, useFormContext } from 'react-hook-form'

interface CompanyFieldProps {
  label: string
  companies: readonly { id: string; name: string }[]
  /** Whether the companies could not be loaded. */
  failed?: boolean
}

/** Selects the company of a new entry: the form's `companyId`. */
export function CompanyField({ label, companies, failed = false }: CompanyFieldProps) {
  const { control } = useFormContext<{ companyId: string }>()
  return (
    <Controller
      control={control}
      name="companyId"
      render={({ field: { onChange, value, ...field }, fieldState }) => (
        <Combobox
          {...field}
          label={label}
          required
          placeholder="Selecione uma empresa"
          emptyText="Nenhuma empresa disponível"
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          value={value || null}
          onValueChange={(id) => onChange(id ?? '')}
          error={failed ? 'Não foi possível carregar as empresas. Feche e abra de novo.' : fieldState.error?.message}
        />
      )}
    />
  )
}
