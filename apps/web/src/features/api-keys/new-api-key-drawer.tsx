import { type CreatedApiKey, NewApiKey } from '@malote/api-client'
import { Combobox, Stack, TextField } from '@malote/ui'
import { Controller, useForm } from 'react-hook-form'
import { FormDrawer } from '../../app/form-drawer'
import { useCreateApiKey } from './api-keys.queries'

interface NewApiKeyDrawerProps {
  companies: readonly { id: string; name: string }[]
  companyId: string | undefined
  onCreated: (key: CreatedApiKey) => void
  onClose: () => void
}

const labels = { companyId: 'Empresa', name: 'Nome' } as const

/** Makes a key for a company. */
export function NewApiKeyDrawer({ companies, companyId, onCreated, onClose }: NewApiKeyDrawerProps) {
  const form = useForm({ defaultValues: { companyId: companyId ?? '', name: '' } })
  const create = useCreateApiKey()
  const { errors } = form.formState
  return (
    <FormDrawer
      title="Criar chave de API"
      submitLabel="Criar chave"
      form={form}
      schema={NewApiKey}
      toRequest={(values) => values}
      labels={labels}
      pending={create.isPending}
      error={create.error}
      onSave={async (request) => onCreated(await create.mutateAsync(request))}
      onClose={onClose}
    >
      <Stack gap="md">
        <Controller
          control={form.control}
          name="companyId"
          render={({ field: { value, onChange, ref } }) => (
            <Combobox
              ref={ref}
              label={labels.companyId}
              required
              options={companies.map(({ id, name }) => ({ value: id, label: name }))}
              value={value || null}
              onValueChange={(id) => onChange(id ?? '')}
              error={errors.companyId && 'Escolha a empresa.'}
            />
          )}
        />
        <TextField
          label={labels.name}
          help="Para que ela serve. As ordens feitas com ela mostram este nome."
          required
          maxLength={60}
          autoComplete="off"
          {...form.register('name')}
          error={errors.name?.message}
        />
      </Stack>
    </FormDrawer>
  )
}
