import type { ServiceOrder } from '@malote/api-client'
import { Alert, Button, Inline, Stack, Text } from '@malote/ui'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { type QueuedRequest, useQueuedRequests } from '../../../lib/offline/queued-requests.ts'

/** The steps of an order that wait for a connection, and the one that the server rejected. Nothing when there are none. */
export function QueuedSteps({ orderNumber }: Pick<ServiceOrder, 'orderNumber'>) {
  const requests = useQueuedRequests(orderNumber)
  const rejected = requests.find(({ rejection }) => rejection)
  if (requests.length === 0) return null
  return (
    <Alert
      tone={rejected ? 'danger' : 'info'}
      title={rejected ? `O servidor recusou “${rejected.label}”` : 'Aguardando conexão'}
    >
      <Stack gap="sm">
        {rejected ? (
          <Text>{`${rejected.rejection} O que foi registrado depois espera por sua decisão.`}</Text>
        ) : (
          <Text>Isto está guardado neste aparelho e será enviado sozinho, nesta ordem.</Text>
        )}
        <Stack gap="xs" asChild>
          <ol>
            {requests.map(({ id, label, deviceTime }) => (
              <Text key={id} asChild tabularNumbers>
                <li>{`${formatDateTime(deviceTime)}: ${label}`}</li>
              </Text>
            ))}
          </ol>
        </Stack>
        {rejected && <RejectedActions request={rejected} />}
      </Stack>
    </Alert>
  )
}

function RejectedActions({ request }: { request: QueuedRequest }) {
  // Loaded with the queue, which has rejected requests only after it was loaded.
  const change = async (action: 'retryRequest' | 'discardRequest') => {
    const queue = await import('../../../lib/offline/request-queue.ts')
    await queue[action](request)
  }
  return (
    <Inline gap="sm">
      <Button size="sm" onClick={() => void change('retryRequest')}>
        Tentar de novo
      </Button>
      <Button size="sm" variant="outline" tone="danger" onClick={() => void change('discardRequest')}>
        {`Descartar “${request.label}”`}
      </Button>
    </Inline>
  )
}
