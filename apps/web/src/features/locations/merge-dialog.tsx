import { formatAddress, type Location } from '@malote/api-client'
import { Text, toast } from '@malote/ui'
import { useForm } from 'react-hook-form'
import { formatAmount } from '../../lib/format/formats.ts'
import { BoundCombobox } from '../../lib/forms/bound-combobox.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { findLocations, useMergeLocation } from './locations.queries.ts'

interface MergeValues {
  /** The location that stays. */
  into: string
}

/** Merges a duplicate into another location of the same company. */
export function MergeDialog({ location, onClose }: { location: Location; onClose: () => void }) {
  const form = useForm<MergeValues>({ defaultValues: { into: '' } })
  const merge = useMergeLocation(location.id)
  const { name, usageCount, company } = location
  const search = async (text: string, { signal }: { signal: AbortSignal }) =>
    (await findLocations(company.id, text, signal))
      .filter(({ id }) => id !== location.id)
      .map((candidate) => ({
        value: candidate.id,
        label: candidate.name,
        description: formatAddress(candidate.address),
      }))
  const submit = ({ into }: MergeValues) => {
    if (!into) return form.setError('into', { message: 'Escolha o local que fica.' })
    merge.mutate(into, {
      onSuccess: (merged) => {
        toast.success(`${name} agora é ${merged.name}.`)
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={`Juntar ${name} a outro local`}
      description={company.name}
      label="Juntar locais"
      form={form}
      error={merge.error}
      pending={merge.isPending}
      submitLabel="Juntar locais"
      backLabel="Manter os dois"
      tone="danger"
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {usageCount > 0
          ? `${formatAmount(usageCount, 'ordem passa', 'ordens passam')} a apontar para o local que fica, e este some da lista.`
          : 'Este some da lista, e o outro fica como está.'}{' '}
        Não dá para desfazer.
      </Text>
      <BoundCombobox<MergeValues>
        name="into"
        label="Local que fica"
        required
        placeholder="Nome ou endereço"
        minLength={0}
        emptyText="Nenhum outro local desta empresa"
        onSearch={search}
      />
    </FormDialog>
  )
}
