import { BoundCombobox } from '../lib/forms/bound-combobox.ts'

interface CompanyFieldProps {
  label: string
  companies: readonly { id: string; name: string }[]
  /** Whether the companies could not be loaded. */
  failed?: boolean
}

/** Selects the company of a new entry: the form's `companyId`. */
export function CompanyField({ label, companies, failed = false }: CompanyFieldProps) {
  return (
    <BoundCombobox<{ companyId: string }>
      name="companyId"
      label={label}
      required
      placeholder="Selecione uma empresa"
      emptyText="Nenhuma empresa disponível"
      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
      error={failed && 'Não foi possível carregar as empresas. Feche e abra de novo.'}
    />
  )
}
