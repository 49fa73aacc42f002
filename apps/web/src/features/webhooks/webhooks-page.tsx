import { type CreatedWebhook, type Webhook, webhookStatusLabels } from '@malote/api-client'
import { Button, type DataTable, EmptyState, Section, Stack, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import WebhookIcon from 'lucide-react/icons/webhook'
import { Suspense, useState } from 'react'
import { formatDateTime } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { type ListState, ListTable } from '../../lib/lists/list-table.tsx'
import { WebhookState } from './webhook-state.tsx'
import { formatEvents, getWebhookName } from './webhook-text.ts'
import type { WebhooksSearch } from './webhooks-search.ts'

const loadDrawer = () => import('./webhook-drawer.tsx')
const NewWebhookDrawer = lazyNamed(loadDrawer, 'NewWebhookDrawer')
const WebhookSecretDialog = lazyNamed(() => import('./webhook-secret-dialog.tsx'), 'WebhookSecretDialog')

const columns: DataTable.Column<Webhook>[] = [
  {
    id: 'name',
    header: 'Webhook',
    primary: true,
    value: getWebhookName,
    cell: (webhook) => (
      <Stack gap="none" className="md:max-w-80">
        <Text weight="medium" truncate>
          {getWebhookName(webhook)}
        </Text>
        <Text size="sm" tone="subtle" truncate>
          {webhook.url}
        </Text>
      </Stack>
    ),
  },
  { id: 'company', header: 'Empresa', width: 220, cell: ({ company }) => company.name },
  { id: 'events', header: 'Eventos', width: 220, cell: ({ events }) => formatEvents(events) },
  { id: 'status', header: 'Situação', width: 120, cell: (webhook) => <WebhookState {...webhook} /> },
  { id: 'createdAt', header: 'Cadastrado em', width: 170, cell: ({ createdAt }) => formatDateTime(createdAt) },
]

const renderRowLink = ({ id }: Webhook) => <Link to="/configuracoes/webhooks/$webhookId" params={{ webhookId: id }} />

interface WebhooksPageProps {
  search: WebhooksSearch
  list: ListState<Webhook>
  companies: readonly { id: string; name: string }[]
}

/** `/configuracoes/webhooks`: the URLs that receive order events. */
export function WebhooksPage({ search, list, companies }: WebhooksPageProps) {
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedWebhook>()
  const create = (
    <Button icon={<Plus />} onPointerEnter={() => void loadDrawer()} onClick={() => setCreating(true)}>
      Cadastrar webhook
    </Button>
  )
  return (
    <Section
      title="Webhooks"
      description="Endereços de outros sistemas, avisados na hora do que acontece com as ordens de uma empresa."
      actions={create}
    >
      <ListTable
        label="Lista de webhooks"
        nouns={['webhook', 'webhooks']}
        list={list}
        search={search}
        filterNames={['status']}
        filters={<ChoiceFilter label="Situação" options={webhookStatusLabels} search={search} name="status" />}
        columns={columns}
        renderRowLink={renderRowLink}
        empty={
          <EmptyState icon={<WebhookIcon />} title="Nenhum webhook ainda" action={create}>
            Em vez de perguntar o tempo todo, o outro sistema recebe uma mensagem assinada a cada mudança.
          </EmptyState>
        }
      />
      <Suspense>
        {creating && (
          <NewWebhookDrawer
            companies={companies}
            companyId={search.companyId}
            onCreated={(webhook) => {
              setCreating(false)
              setCreated(webhook)
            }}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
      {/* A boundary that waits hides the drawer, and the focus would not return to the button that opened it. */}
      <Suspense>
        {created && (
          <WebhookSecretDialog
            name={getWebhookName(created)}
            secret={created.secret}
            onClose={() => setCreated(undefined)}
          />
        )}
      </Suspense>
    </Section>
  )
}
