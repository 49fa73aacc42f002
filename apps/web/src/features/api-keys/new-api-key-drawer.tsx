import { apiKeysPerCompany, type CreatedApiKey, NewApiKey } from '@malote/api-client'
import { Checkbox, DateField, Stack, TextField } from '@malote/ui'
import { useForm } from 'react-hook-form'
import { CompanyField } from '../../components/company-field.tsx'
import { ValueController } from '../../lib/forms/field-binding.tsx'
import { apiKeyLabels } from '../../lib/forms/field-labels.ts'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { useCreateApiKey } from './api-keys.queries.ts'

interface NewApiKeyDrawerProps {
  companies: readonly { id: string; name: string }[]
  companyId: string | undefined
  onCreated: (key: CreatedApiKey) => void
  onClose: () => void
}

interface Values {
  companyId: string
  name: string
  /** The last day on which it is valid; null means until it is revoked. */
  expiresAt: string | null
  carriesOut: boolean
}

/** Expires at the end of the day in the viewer's time zone. */
const toRequest = ({ expiresAt, ...values }: Values) => ({
  ...values,
  expiresAt: expiresAt && new Date(`${expiresAt}T23:59:59`).toISOString(),
})

/** Creates a key for a company. */
export function NewApiKeyDrawer({ companies, companyId, onCreated, onClose }: NewApiKeyDrawerProps) {
  const form = useForm<Values>({
    defaultValues: { companyId: companyId ?? '', name: '', expiresAt: null, carriesOut: false },
  })
  const create = useCreateApiKey()
  const { errors } = form.formState
  return (
    <FormDrawer
      title="Criar chave de API"
      description={`Cada empresa tem até ${apiKeysPerCompany} chaves que valem.`}
      submitLabel="Criar chave"
      form={form}
      schema={NewApiKey}
      toRequest={toRequest}
      labels={apiKeyLabels}
      pending={create.isPending}
      error={create.error}
      onSave={async (request) => onCreated(await create.mutateAsync(request))}
      onClose={onClose}
    >
      <Stack gap="md">
        <CompanyField label={apiKeyLabels.companyId} companies={companies} />
        <TextField
          label={apiKeyLabels.name}
          help="Para que ela serve. As ordens feitas com ela mostram este nome."
          required
          maxLength={60}
          autoComplete="off"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <ValueController
          control={form.control}
          name="expiresAt"
          render={(field) => (
            <DateField
              {...field}
              label={apiKeyLabels.expiresAt}
              optional
              help="Último dia de validade. Em branco, vale até ser revogada."
            />
          )}
        />
        <Checkbox
          label={apiKeyLabels.carriesOut}
          help="Lê notas e comentários internos, aceita ordens e guarda comprovantes. Sem isto, vê só o que a empresa vê."
          {...form.register('carriesOut')}
        />
      </Stack>
    </FormDrawer>
  )
}
