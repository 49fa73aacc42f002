import { formatAddress, type Location } from '@malote/api-client'
import { Combobox, Text, toast } from '@malote/ui'
import { useState } from 'react'
import { formatCount } from '../../lib/format/formats.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { findLocations, useMergeLocation } from './locations.queries.ts'

/** Merges a duplicate into another location of the same company. */
export function MergeDialog({ location, onClose }: { location: Location; onClose: () => void }) {
  const [into, setInto] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
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
  const missingError = missing && !into ? 'Escolha o local que fica.' : undefined
  const submit = () => {
    setMissing(!into)
    if (!into) return
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
      errors={missingError ? [{ name: 'into', message: missingError }] : []}
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
          ? `${usageCount === 1 ? '1 ordem passa' : `${formatCount(usageCount)} ordens passam`} a apontar para o local que fica, e este some da lista.`
          : 'Este some da lista, e o outro fica como está.'}{' '}
        Não dá para desfazer.
      </Text>
      <Combobox
        label="Local que fica"
        name="into"
        required
        placeholder="Nome ou endereço"
        minLength={0}
        emptyText="Nenhum outro local desta empresa"
        onSearch={search}
        value={into}
        onValueChange={setInto}
        error={missingError}
      />
    </FormDialog>
  )
}
