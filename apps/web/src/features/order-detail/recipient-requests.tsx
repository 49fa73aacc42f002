import {
  getPossibleRequests,
  getStopName,
  isDeliveryTeam,
  missingMessage,
  type RecipientRequest,
  type RecipientRequestStatus,
  recipientRequestKindLabels,
  type ServiceOrder,
  type Stop,
  type User,
  withFallback,
} from '@malote/api-client'
import { Alert, Badge, type BadgeTone, Button, Card, Inline, Stack, Text, TextField, toast } from '@malote/ui'
import { type FormEvent, useState } from 'react'
import { formatDateTime } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { formatLocalWindow, getTimeZone } from '../orders/order/local-time.ts'
import { useDecideRequest } from './recipient-requests.queries.ts'

interface RecipientRequestsProps {
  order: ServiceOrder
  user: User
  requests: readonly RecipientRequest[]
}

/** The requests that the recipients of an order sent on the pages of their deliveries, with the decisions. */
export function RecipientRequests({ order, user, requests }: RecipientRequestsProps) {
  const canDecide = user.role === 'manager' || isDeliveryTeam(user)
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Pedidos do destinatário" level={2} />
        <Card.Body>
          <Stack gap="lg" asChild>
            <ul>
              {requests.map((request) => (
                <RequestEntry key={request.id} order={order} request={request} canDecide={canDecide} />
              ))}
            </ul>
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

const statuses = withFallback<RecipientRequestStatus, { label: string; tone: BadgeTone }>(
  {
    pending: { label: 'Aguardando resposta', tone: 'waiting' },
    confirmed: { label: 'Confirmado', tone: 'success' },
    declined: { label: 'Recusado', tone: 'neutral' },
  },
  { label: 'Outro', tone: 'neutral' },
)

/** Shown instead of "pending" once the delivery has ended. */
const ended: { label: string; tone: BadgeTone } = { label: 'Encerrado sem resposta', tone: 'neutral' }

interface RequestEntryProps {
  order: ServiceOrder
  request: RecipientRequest
  canDecide: boolean
}

function RequestEntry({ order, request, canDecide }: RequestEntryProps) {
  const { kind, status, window, note, declineReason, decidedBy, createdAt } = request
  const stop = order.stops.find(({ id }) => id === request.stopId)
  const possible = stop ? getPossibleRequests({ ...order, state: stop.state }) : []
  const isPending = status === 'pending'
  const { label, tone } = isPending && possible.length === 0 ? ended : statuses[status]
  return (
    <li>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{recipientRequestKindLabels[kind]}</Text>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        {window && stop && <Text>{formatLocalWindow(window, getTimeZone(stop.address))}</Text>}
        {note && <Text>{`“${note}”`}</Text>}
        {declineReason && <Text>{`Motivo: ${declineReason}`}</Text>}
        <Text tone="subtle" size="sm">
          {[stop && `${getStopName(order, stop)}, ${stop.contactName}`, formatDateTime(createdAt), decidedBy?.name]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {isPending && canDecide && possible.length > 0 && (
          <Decision
            orderNumber={order.orderNumber}
            request={request}
            canConfirm={possible.includes(kind)}
            confirmed={getConfirmedText(request, stop)}
          />
        )}
      </Stack>
    </li>
  )
}

function getConfirmedText({ kind, window }: RecipientRequest, stop: Stop | undefined): string {
  if (kind !== 'reschedule' || !window || !stop) return 'Pedido confirmado. A instrução está na entrega.'
  return `O prazo da entrega mudou: ${formatLocalWindow(window, getTimeZone(stop.address))}.`
}

interface DecisionProps {
  orderNumber: string
  request: RecipientRequest
  /** Whether the order still allows the change. */
  canConfirm: boolean
  /** The notification after the confirmation. */
  confirmed: string
}

/** The two decisions; declining needs a reason. */
function Decision({ orderNumber, request, canConfirm, confirmed }: DecisionProps) {
  const decide = useDecideRequest(orderNumber, request.id)
  const [isDeclining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const name = recipientRequestKindLabels[request.kind].toLowerCase()
  const confirm = () =>
    // A promise, because the decision is removed when the requests are refetched.
    void decide.mutateAsync({ decision: 'confirm' }).then(
      () => toast.success(confirmed, { description: orderNumber }),
      // The alert shows the error.
      () => undefined,
    )
  const decline = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = reason.trim()
    setError(text ? undefined : missingMessage)
    if (text) decide.mutate({ decision: 'decline', reason: text })
  }
  return (
    <Stack gap="sm">
      {decide.isError && <Alert tone="danger" title={getErrorMessage(decide.error)} />}
      {isDeclining ? (
        <form onSubmit={decline} noValidate aria-label={`Recusar o pedido: ${name}`}>
          <Stack gap="sm">
            <TextField
              label="Motivo"
              help="O destinatário lê este texto."
              value={reason}
              onValueChange={setReason}
              error={error}
              maxLength={280}
              required
              autoFocus
            />
            <Inline gap="sm">
              <Button type="submit" tone="danger" size="sm" pending={decide.isPending}>
                Recusar pedido
              </Button>
              <Button variant="outline" tone="neutral" size="sm" onClick={() => setDeclining(false)}>
                Voltar
              </Button>
            </Inline>
          </Stack>
        </form>
      ) : (
        <Inline gap="sm">
          {canConfirm ? (
            <Button size="sm" pending={decide.isPending} aria-label={`Confirmar o pedido: ${name}`} onClick={confirm}>
              Confirmar
            </Button>
          ) : (
            <Text size="sm">A mercadoria já foi coletada: o horário não muda mais.</Text>
          )}
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            disabled={decide.isPending}
            aria-label={`Recusar o pedido: ${name}`}
            onClick={() => setDeclining(true)}
          >
            Recusar
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
