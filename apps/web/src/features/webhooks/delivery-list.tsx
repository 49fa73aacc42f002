import {
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryStatus,
  webhookDeliveryStatusLabels,
  webhookMessageTypeLabels,
} from '@malote/api-client'
import { Badge, type BadgeTone, type DataTable, DropdownMenu, EmptyState, Link, Stack, Text } from '@malote/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import Inbox from 'lucide-react/icons/inbox'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { formatCount, formatDateTime } from '../../lib/format/formats.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { type ListState, ListTable } from '../../lib/lists/list-table.tsx'
import { formatEventType, formatNextAttempt, formatResponse } from './webhook-text.ts'
import type { DeliveriesSearch } from './webhooks-search.ts'

const tones: Record<WebhookDeliveryStatus, BadgeTone> = { pending: 'waiting', delivered: 'success', failed: 'danger' }

const columns: DataTable.Column<WebhookDelivery>[] = [
  {
    id: 'type',
    header: 'Evento',
    primary: true,
    width: 220,
    value: (delivery) => `${formatEventType(delivery)}, ${formatDateTime(delivery.createdAt)}`,
    cell: (delivery) => (
      <Stack gap="none">
        <Text weight="medium">{formatEventType(delivery)}</Text>
        {delivery.orderNumber && (
          <Link asChild>
            <RouterLink to="/ordens-de-servico/$orderNumber" params={{ orderNumber: delivery.orderNumber }}>
              {delivery.orderNumber}
            </RouterLink>
          </Link>
        )}
      </Stack>
    ),
  },
  { id: 'createdAt', header: 'Quando', width: 160, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    id: 'status',
    header: 'Situação',
    width: 130,
    cell: ({ status }) => <Badge tone={tones[status]}>{webhookDeliveryStatusLabels[status]}</Badge>,
  },
  {
    id: 'attempts',
    header: 'Tentativas',
    width: 110,
    numeric: true,
    cell: ({ attempts }) => formatCount(attempts),
  },
  {
    id: 'answer',
    header: 'Resposta',
    cell: (delivery) => (
      <Stack gap="none">
        <Text>{formatResponse(delivery) || '—'}</Text>
        {formatNextAttempt(delivery) && (
          <Text size="sm" tone="subtle">
            {formatNextAttempt(delivery)}
          </Text>
        )}
      </Stack>
    ),
  },
]

interface DeliveryListProps {
  webhook: Webhook
  search: DeliveriesSearch
  list: ListState<WebhookDelivery>
  onSendAgain: (delivery: WebhookDelivery) => void
}

/** @returns why a delivery cannot be sent again; undefined when it can. */
function getResendProblem(webhook: Webhook, { status, attempts }: WebhookDelivery): string | undefined {
  if (webhook.status === 'paused') return 'O webhook está pausado.'
  return status === 'pending' && attempts === 0 ? 'O primeiro envio ainda não terminou.' : undefined
}

/** The deliveries of a webhook with their results, each with a button to send it again. */
export function DeliveryList({ webhook, search, list, onSendAgain }: DeliveryListProps) {
  return (
    <ListTable
      label="Lista de entregas"
      nouns={['entrega', 'entregas']}
      list={list}
      search={search}
      filterNames={['status', 'type']}
      filters={
        <>
          <ChoiceFilter label="Situação" options={webhookDeliveryStatusLabels} search={search} name="status" />
          <ChoiceFilter label="Evento" options={webhookMessageTypeLabels} search={search} name="type" />
        </>
      }
      columns={columns}
      rowActions={(delivery) => (
        <DropdownMenu.Item
          icon={<RotateCw />}
          disabledReason={getResendProblem(webhook, delivery)}
          onSelect={() => onSendAgain(delivery)}
        >
          Enviar de novo
        </DropdownMenu.Item>
      )}
      empty={
        <EmptyState icon={<Inbox />} title="Nada foi enviado nos últimos 30 dias">
          Quando algo acontecer com uma ordem da empresa, a mensagem e a resposta dela aparecem aqui.
        </EmptyState>
      }
    />
  )
}
