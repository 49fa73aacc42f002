import { apiKeysPerCompany, type CreatedApiKey, NewApiKey } from '@malote/api-client'
import { Stack } from '@malote/ui'
import { CompanyField } from '../../components/company-field.tsx'
import { BoundDateField } from '../../lib/forms/bound-date-fields.ts'
import { BoundCheckbox, BoundTextField } from '../../lib/forms/bound-fields.ts'
import { apiKeyLabels } from '../../lib/forms/field-labels.ts'
import { ResourceDrawer } from '../../lib/forms/resource-drawer.tsx'
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
  /** The last day on which it is valid; empty means until it is revoked. */
  expiresAt: string
  carriesOut: boolean
}

/** Expires at the end of the day in the viewer's time zone. */
const toRequest = ({ expiresAt, ...values }: Values) => ({
  ...values,
  expiresAt: expiresAt ? new Date(`${expiresAt}T23:59:59`).toISOString() : null,
})

/** Creates a key for a company. */
export function NewApiKeyDrawer({ companies, companyId, onCreated, onClose }: NewApiKeyDrawerProps) {
  const create = useCreateApiKey()
  return (
    <ResourceDrawer
      title="Criar chave de API"
      description={`Cada empresa tem até ${apiKeysPerCompany} chaves que valem.`}
      submitLabel="Criar chave"
      values={{ companyId: companyId ?? '', name: '', expiresAt: '', carriesOut: false }}
      schema={NewApiKey}
      toRequest={toRequest}
      labels={apiKeyLabels}
      onSave={async (request) => onCreated(await create.mutateAsync(request))}
      onClose={onClose}
    >
      <Stack gap="md">
        <CompanyField label={apiKeyLabels.companyId} companies={companies} />
        <BoundTextField<Values>
          name="name"
          label={apiKeyLabels.name}
          help="Para que ela serve. As ordens feitas com ela mostram este nome."
          required
          maxLength={60}
          autoComplete="off"
        />
        <BoundDateField<Values>
          name="expiresAt"
          label={apiKeyLabels.expiresAt}
          optional
          help="Último dia de validade. Em branco, vale até ser revogada."
        />
        <BoundCheckbox<Values>
          name="carriesOut"
          label={apiKeyLabels.carriesOut}
          help="Lê notas e comentários internos, aceita ordens e guarda comprovantes. Sem isto, vê só o que a empresa vê."
        />
      </Stack>
    </ResourceDrawer>
  )
}
