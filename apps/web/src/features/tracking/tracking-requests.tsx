import {
  type RecipientRequestKind,
  type RejectedForm,
  recipientRequestKindLabels,
  type TrackedOrder,
  type TrackedRequest,
} from '@malote/api-client'
import { Card, DescriptionList, Disclosure, Inline, Stack, Text, Textarea, TextField } from '@malote/ui'
import { toLocalTime } from '../../lib/format/time-zone.ts'
import { type FormState, getFormState, PublicForm } from './tracking-form-parts.tsx'
import { withFullStop } from './tracking-text.ts'
import { formatWindow } from './tracking-times.ts'

/** Days ahead that a recipient can choose, as the server checks. */
const maximumDaysAhead = 30

interface RequestsProps {
  order: TrackedOrder
  rejected: RejectedForm | undefined
  path: string
  now: string
}

/** The requests of the recipient, with the decisions, and the forms of those that are possible now. */
export function Requests({ order, rejected, path, now }: RequestsProps) {
  const { requests, requestKinds, delivery } = order
  const isOver = requestKinds.length === 0
  const waiting = requests.filter(({ status }) => status === 'pending').map(({ kind }) => kind)
  // A rejected form is shown also when it is not possible any more, with the reason.
  const kinds = requestKinds.filter((kind) => !waiting.includes(kind))
  const impossible = rejected && rejected.form !== 'rating' && !kinds.includes(rejected.form) ? rejected : undefined
  if (requests.length === 0 && kinds.length === 0 && !impossible) return null
  return (
    <Card.Root asChild>
      <section id="pedidos">
        <Card.Header title={isOver ? 'Seus pedidos' : 'Precisa mudar algo?'} level={2} />
        <Card.Body>
          <Stack gap="md">
            {requests.length > 0 && (
              <DescriptionList.Root>
                {requests.map((request) => (
                  <DescriptionList.Item key={request.createdAt + request.kind} term={getTerm(request, delivery, now)}>
                    {getDecision(request, isOver)}
                  </DescriptionList.Item>
                ))}
              </DescriptionList.Root>
            )}
            {impossible && (
              <Text tone="danger" role="alert">
                {impossible.errors.form}
              </Text>
            )}
            {kinds.map((kind) => (
              <RequestForm
                key={kind}
                kind={kind}
                action={`${path}/pedidos#pedidos`}
                state={getFormState(kind, rejected)}
                days={getDays(delivery.timeZone, now)}
              />
            ))}
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

function getTerm({ kind, window }: TrackedRequest, { timeZone }: TrackedOrder['delivery'], now: string): string {
  const label = recipientRequestKindLabels[kind]
  return window ? `${label}: ${formatWindow(timeZone, window, now)}` : label
}

function getDecision({ kind, status, declineReason }: TrackedRequest, isOver: boolean): string {
  if (kind === 'correction') return 'Recebido: o endereço foi corrigido.'
  if (status === 'pending') return isOver ? 'Sem resposta até o fim da entrega.' : 'Aguardando a resposta da equipe.'
  if (status === 'confirmed') return 'Confirmado.'
  return declineReason ? `Recusado: ${withFullStop(declineReason)}` : 'Recusado.'
}

/** The first and the last day that can be chosen, in the time zone of the delivery. */
function getDays(timeZone: string, now: string): [first: string, last: string] {
  const last = new Date(Date.parse(now) + maximumDaysAhead * 86_400_000).toISOString()
  return [toLocalTime(timeZone, now).day, toLocalTime(timeZone, last).day]
}

interface RequestFormProps {
  kind: RecipientRequestKind
  action: string
  state: FormState
  days: [first: string, last: string]
}

const submitLabels: Record<RecipientRequestKind, string> = {
  leave_at_reception: 'Pedir para deixar na portaria',
  reschedule: 'Propor horário',
  correction: 'Enviar correção',
}

function RequestForm({ kind, action, state, days }: RequestFormProps) {
  const label = recipientRequestKindLabels[kind]
  return (
    <Disclosure summary={label} open={state.isRejected}>
      <PublicForm label={label} action={action} error={state.errors.form} submit={submitLabels[kind]}>
        <input type="hidden" name="kind" value={kind} />
        <Fields kind={kind} state={state} days={days} />
      </PublicForm>
    </Disclosure>
  )
}

function Fields({ kind, state: { values, errors }, days: [first, last] }: Omit<RequestFormProps, 'action'>) {
  const text = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  if (kind === 'correction') {
    return (
      <>
        <TextField {...text('complement')} label="Complemento" help="Apartamento, bloco, sala." maxLength={80} />
        <TextField {...text('reference')} label="Ponto de referência" maxLength={160} />
      </>
    )
  }
  return (
    <>
      <Text tone="subtle">
        {kind === 'reschedule'
          ? 'A equipe confirma o horário; até lá, vale o combinado.'
          : 'A equipe confirma se é possível deixar o pedido com a portaria ou a recepção.'}
      </Text>
      {kind === 'reschedule' && (
        <Inline gap="md" align="start">
          <TextField {...text('day')} label="Dia" type="date" min={first} max={last} required />
          <TextField {...text('from')} label="A partir das" type="time" required />
          <TextField {...text('until')} label="Até as" type="time" required />
        </Inline>
      )}
      <Textarea {...text('note')} label="Recado para a equipe" rows={2} maxLength={280} optional />
    </>
  )
}
