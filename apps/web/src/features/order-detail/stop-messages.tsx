import {
  type RecipientMessage,
  type Role,
  recipientMessageKindLabels,
  recipientMessageStatusLabels,
  type ServiceOrder,
  type Stop,
} from '@malote/api-client'
import { Button, Stack, Text, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { formatLocalMoment, getTimeZone } from '../orders/order/local-time.ts'
import { messagesQuery, useResendMessage } from './stop-messages.queries.ts'

interface StopMessagesProps {
  order: ServiceOrder
  stop: Stop
  role: Role
}

/** What was sent to the recipient of a drop-off, by which channel and with which outcome. */
export function StopMessages({ order, stop, role }: StopMessagesProps) {
  const { data } = useQuery(messagesQuery(order))
  const messages = data?.data.filter(({ stopId }) => stopId === stop.id) ?? []
  if (messages.length === 0) return null
  return (
    <Stack gap="xs">
      <Text size="sm" weight="medium">
        Avisos ao destinatário
      </Text>
      <ul>
        {messages.map((message) => (
          <Text key={message.id} size="sm" tone={message.status === 'failed' ? 'danger' : 'subtle'} asChild>
            <li>{formatMessage(message, getTimeZone(stop.address))}</li>
          </Text>
        ))}
      </ul>
      {role !== 'operator' && <ResendButton orderNumber={order.orderNumber} stop={stop} />}
    </Stack>
  )
}

/** "Saiu para entrega, e-mail para m•••@cliente.example: enviado em 20/11/2026 09:01" */
function formatMessage({ kind, channel, contact, status, error, sentAt }: RecipientMessage, zone: string): string {
  const to = contact ? ` para ${contact}` : ''
  const when = sentAt ? ` em ${formatLocalMoment(sentAt, zone)}` : ''
  const why = error && status !== 'sent' ? `. ${error}` : ''
  const outcome = recipientMessageStatusLabels[status].toLowerCase()
  return `${recipientMessageKindLabels[kind]}, ${channel}${to}: ${outcome}${when}${why}`
}

function ResendButton({ orderNumber, stop }: { orderNumber: string; stop: Stop }) {
  const resend = useResendMessage(orderNumber, stop.id)
  return (
    <Button
      className="self-start"
      size="sm"
      variant="outline"
      tone="neutral"
      aria-label={`Enviar de novo o aviso a ${stop.contactName}`}
      pending={resend.isPending}
      onClick={() =>
        resend.mutate(undefined, {
          onSuccess: () => void toast.success('Aviso na fila de envio.'),
          onError: (error) => void toast.error(getErrorMessage(error)),
        })
      }
    >
      Enviar de novo
    </Button>
  )
}
