import type { ServiceOrder } from '@malote/api-client'
import { Alert, Button, Inline, Stack, Text } from '@malote/ui'
import { formatDateTime, formatShortDateTime } from '../../lib/format/formats.ts'
import { type QueuedRequest, useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { formatQueuedStep, getCorrectionLabel } from '../orders/offline/step-labels.ts'

interface QueuedStepsProps extends Pick<ServiceOrder, 'orderNumber'> {
  /** Opens the form of a rejected step again. */
  onCorrect: (request: QueuedRequest) => void
}

/** The steps of an order that wait for a connection, and the one that the server rejected. Nothing when there are none. */
export function QueuedSteps({ orderNumber, onCorrect }: QueuedStepsProps) {
  const requests = useQueuedRequests(orderNumber)
  const rejected = requests.find(({ rejection }) => rejection)
  if (requests.length === 0) return null
  return (
    <Alert tone={rejected ? 'danger' : 'info'} title={getTitle(rejected)}>
      <Stack gap="sm">
        <Text>
          {rejected
            ? getRejectionText(rejected, requests.at(-1) === rejected)
            : 'Isto está guardado neste aparelho e será enviado sozinho, nesta ordem.'}
        </Text>
        <Stack gap="xs" asChild>
          <ol>
            {requests.map((request) => (
              <Text key={request.id} asChild tabularNumbers>
                <li>{`${formatDateTime(request.deviceTime)}: ${formatQueuedStep(request)}`}</li>
              </Text>
            ))}
          </ol>
        </Stack>
        {rejected && <RejectedActions request={rejected} onCorrect={() => onCorrect(rejected)} />}
      </Stack>
    </Alert>
  )
}

function getTitle(rejected: QueuedRequest | undefined): string {
  if (!rejected) return 'Aguardando conexão'
  return `${rejected.isUnconfirmed ? 'Um registro espera por você' : 'Um registro não foi aceito'}: ${rejected.label}`
}

function getRejectionText({ rejection, retryAt, isUnconfirmed }: QueuedRequest, isLast: boolean): string {
  const time = retryAt ? ` Tente de novo a partir de ${formatShortDateTime(retryAt)}.` : ''
  return `${rejection}${time}${isLast || isUnconfirmed ? '' : ' O que foi registrado depois espera por sua decisão.'}`
}

function RejectedActions({ request, onCorrect }: { request: QueuedRequest; onCorrect: () => void }) {
  // Loaded with the queue, which has rejected requests only after it was loaded.
  const change = async (action: 'retryRequest' | 'discardRequest') => {
    const queue = await import('../../lib/offline/request-queue.ts')
    await queue[action](request)
  }
  const correction = request.isUnconfirmed ? undefined : getCorrectionLabel(request)
  return (
    <Inline gap="sm">
      {correction && (
        <Button size="sm" onClick={onCorrect}>
          {correction}
        </Button>
      )}
      {/* The same value in a field would be rejected again. */}
      {!request.fieldErrors && (
        <Button
          size="sm"
          {...(correction && { variant: 'outline', tone: 'neutral' })}
          onClick={() => void change('retryRequest')}
        >
          {request.isUnconfirmed ? 'Enviar' : 'Tentar de novo'}
        </Button>
      )}
      <Button size="sm" variant="outline" tone="danger" onClick={() => void change('discardRequest')}>
        {`Descartar “${request.label}”`}
      </Button>
    </Inline>
  )
}
