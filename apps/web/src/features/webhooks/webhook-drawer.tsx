import {
  type CreatedWebhook,
  NewWebhook,
  type Webhook,
  WebhookChanges,
  WebhookEventType,
  webhookEventTypeLabels,
  webhooksPerCompany,
} from '@malote/api-client'
import { CheckboxGroup, DescriptionList, Stack, toast } from '@malote/ui'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import * as z from 'zod/mini'
import { CompanyField } from '../../components/company-field.tsx'
import { bindValue } from '../../lib/forms/bind-field.tsx'
import { BoundTextField } from '../../lib/forms/bound-fields.ts'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'
import { webhookLabels } from '../../lib/forms/field-labels.ts'
import { ResourceDrawer } from '../../lib/forms/resource-drawer.tsx'
import { getWebhookName } from './webhook-text.ts'
import { useCreateWebhook, useEditWebhook } from './webhooks.queries.ts'

const BoundCheckboxGroup = bindValue(CheckboxGroup)

interface NewWebhookDrawerProps {
  companies: readonly { id: string; name: string }[]
  /** The selected company, preselected for a new webhook. */
  companyId: string | undefined
  onCreated: (webhook: CreatedWebhook) => void
  onClose: () => void
}

/** Creates a webhook of a company. */
export function NewWebhookDrawer({ companies, companyId, onCreated, onClose }: NewWebhookDrawerProps) {
  const create = useCreateWebhook()
  return (
    <ResourceDrawer
      title="Cadastrar webhook"
      description={`Um endereço que avisamos quando algo acontece com as ordens de uma empresa. Até ${webhooksPerCompany} por empresa.`}
      submitLabel="Cadastrar webhook"
      values={newWebhookValues(companyId)}
      schema={NewWebhook}
      toRequest={toNewWebhook}
      labels={webhookLabels}
      onSave={async (request) => onCreated(await create.mutateAsync(request))}
      onClose={onClose}
    >
      <WebhookFields company={<CompanyField label={webhookLabels.companyId} companies={companies} />} />
    </ResourceDrawer>
  )
}

/** Edits a webhook; its company cannot change. */
export function EditWebhookDrawer({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const edit = useEditWebhook(webhook.id)
  return (
    <ResourceDrawer
      title={`Editar ${getWebhookName(webhook)}`}
      values={toFormValues(webhook)}
      schema={WebhookEdit}
      toRequest={toWebhookEdit}
      labels={webhookLabels}
      entity="webhook"
      version={webhook.version}
      onSave={async (changes, { version }) => {
        const saved = await edit.mutateAsync({ changes, version })
        toast.success(`${getWebhookName(saved)}: alterações salvas.`)
      }}
      onClose={onClose}
    >
      <WebhookFields
        company={
          <DescriptionList.Root>
            <DescriptionList.Item term={webhookLabels.companyId}>{webhook.company.name}</DescriptionList.Item>
          </DescriptionList.Root>
        }
      />
    </ResourceDrawer>
  )
}

function WebhookFields({ company }: { company: ReactNode }) {
  const { errors } = useFormState<WebhookValues>()
  return (
    <Stack gap="md">
      {company}
      <BoundTextField<WebhookValues>
        name="url"
        label={webhookLabels.url}
        help="Para onde enviamos, por POST. Comece com https:// e use um nome que se alcança pela internet."
        type="url"
        inputMode="url"
        required
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
      />
      <BoundTextField<WebhookValues>
        name="description"
        label={webhookLabels.description}
        optional
        maxLength={120}
        autoComplete="off"
      />
      <BoundCheckboxGroup<WebhookValues>
        name="events"
        label={webhookLabels.events}
        options={WebhookEventType.options.map((type) => ({ value: type, label: webhookEventTypeLabels[type] }))}
        error={errors.events && 'Escolha ao menos um evento.'}
      />
    </Stack>
  )
}

/** The form values of a webhook. */
interface WebhookValues {
  companyId: string
  url: string
  description: string
  events: WebhookEventType[]
}

/** An edit of a webhook; pausing is a separate action. */
const WebhookEdit = z.omit(WebhookChanges, { status: true, version: true })

const newWebhookValues = (companyId: string | undefined): WebhookValues => ({
  companyId: companyId ?? '',
  url: '',
  description: '',
  events: ['service_order.created', 'service_order.status_changed'],
})

const toFormValues = ({ company, url, description, events }: Webhook): WebhookValues => ({
  companyId: company.id,
  url,
  description: description ?? '',
  events,
})

const toNewWebhook = ({ description, ...values }: WebhookValues) => ({
  ...values,
  description: description.trim() || null,
})

/** @returns the changed properties of a webhook. */
const toWebhookEdit = (values: WebhookValues, before: WebhookValues) =>
  getChangedFields(toNewWebhook(values), toNewWebhook(before))
