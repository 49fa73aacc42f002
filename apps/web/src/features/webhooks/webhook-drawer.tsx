import {
  type CreatedWebhook,
  NewWebhook,
  type Webhook,
  WebhookChanges,
  WebhookEventType,
  webhookEventTypeLabels,
  webhooksPerCompany,
} from '@malote/api-client'
import { CheckboxGroup, DescriptionList, Stack, TextField, toast } from '@malote/ui'
import { type ReactNode, useState } from 'react'
import { Controller, useForm, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { CompanyField } from '../../components/company-field.tsx'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'
import { useTextFields } from '../../lib/forms/field-binding.tsx'
import { webhookLabels } from '../../lib/forms/field-labels.ts'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { getWebhookName } from './webhook-text.ts'
import { useCreateWebhook, useEditWebhook } from './webhooks.queries.ts'

interface NewWebhookDrawerProps {
  companies: readonly { id: string; name: string }[]
  /** The selected company, preselected for a new webhook. */
  companyId: string | undefined
  onCreated: (webhook: CreatedWebhook) => void
  onClose: () => void
}

/** Creates a webhook of a company. */
export function NewWebhookDrawer({ companies, companyId, onCreated, onClose }: NewWebhookDrawerProps) {
  const form = useForm<WebhookValues>({ defaultValues: newWebhookValues(companyId) })
  const create = useCreateWebhook()
  return (
    <FormDrawer
      title="Cadastrar webhook"
      description={`Um endereço que avisamos quando algo acontece com as ordens de uma empresa. Até ${webhooksPerCompany} por empresa.`}
      submitLabel="Cadastrar webhook"
      form={form}
      schema={NewWebhookRequest}
      toRequest={toNewWebhook}
      labels={webhookLabels}
      pending={create.isPending}
      error={create.error}
      onSave={async (request) => onCreated(await create.mutateAsync(request))}
      onClose={onClose}
    >
      <WebhookFields company={<CompanyField label={webhookLabels.companyId} companies={companies} />} />
    </FormDrawer>
  )
}

/** Edits a webhook; its company cannot change. */
export function EditWebhookDrawer({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  // The values at opening time, also when the query is refetched: only differences from them are sent.
  const [before] = useState(() => toFormValues(webhook))
  const form = useForm<WebhookValues>({ defaultValues: before })
  const edit = useEditWebhook(webhook.id)
  return (
    <FormDrawer
      title={`Editar ${getWebhookName(webhook)}`}
      submitLabel="Salvar mudanças"
      form={form}
      schema={WebhookEdit}
      toRequest={(values) => toWebhookEdit(values, before)}
      labels={webhookLabels}
      version={webhook.version}
      pending={edit.isPending}
      error={edit.error}
      onSave={async (changes, version) => {
        if (Object.keys(changes).length > 0) {
          const saved = await edit.mutateAsync({ changes, version })
          toast.success(`${getWebhookName(saved)}: mudanças salvas.`)
        }
        onClose()
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
    </FormDrawer>
  )
}

function WebhookFields({ company }: { company: ReactNode }) {
  const { control, formState } = useFormContext<WebhookValues>()
  const text = useTextFields<WebhookValues>()
  const { errors } = formState
  return (
    <Stack gap="md">
      {company}
      <TextField
        label={webhookLabels.url}
        help="Para onde enviamos, por POST. Comece com https:// e use um nome que se alcança pela internet."
        type="url"
        inputMode="url"
        required
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        {...text('url')}
      />
      <TextField
        label={webhookLabels.description}
        optional
        maxLength={120}
        autoComplete="off"
        {...text('description')}
      />
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            label={webhookLabels.events}
            options={WebhookEventType.options.map((type) => ({ value: type, label: webhookEventTypeLabels[type] }))}
            value={value}
            onValueChange={onChange}
            error={errors.events && 'Escolha ao menos um acontecimento.'}
          />
        )}
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

const NewWebhookRequest = NewWebhook
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
