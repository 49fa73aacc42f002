import type { NewServiceOrderInput, PossibleDuplicate } from '@malote/api-client'
import { Button, Card, DescriptionList, Dialog, Link, Stack, Text } from '@malote/ui'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { formatLocalMoment, formatLocalWindow, getTimeZone } from '../../orders/order/local-time.ts'
import { OrderStatus } from '../../orders/order-status.tsx'

interface DuplicateDialogProps {
  request: NewServiceOrderInput
  duplicates: readonly PossibleDuplicate[]
  onConfirm: () => void
  onClose: () => void
}

const asap = 'O quanto antes'

/** "Parece que este pedido já existe": shows the new request next to its possible duplicates; the user decides. */
export function DuplicateDialog({ request, duplicates, onConfirm, onClose }: DuplicateDialogProps) {
  const windows = request.dropoffs.map(({ window, address }) =>
    window ? formatLocalWindow(window, getTimeZone(address)) : asap,
  )
  // A duplicate has the same destination, so its times use the same time zone.
  const zone = getTimeZone(request.dropoffs[0]?.address ?? request.pickup.address)
  const windowText = ({ window, scheduledFor }: PossibleDuplicate) => {
    if (window) return formatLocalWindow(window, zone)
    if (!scheduledFor) return asap
    return `Coleta a partir de ${formatLocalMoment(scheduledFor, getTimeZone(request.pickup.address))}`
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        size="lg"
        title="Este pedido pode já existir"
        description="Há pedidos parecidos nas últimas 72 horas. Compare antes de solicitar de novo."
      >
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Card.Root>
            <Card.Header title="O que você está pedindo" level={3} />
            <Card.Body>
              <DescriptionList.Root>
                <DescriptionList.Item term="Destinatário">
                  {request.dropoffs.map(({ contactName }) => contactName).join(', ')}
                </DescriptionList.Item>
                <DescriptionList.Item term="Janela">{[...new Set(windows)].join('; ')}</DescriptionList.Item>
                <DescriptionList.Item term="Referência">{request.externalRef || '—'}</DescriptionList.Item>
              </DescriptionList.Root>
            </Card.Body>
          </Card.Root>
          <Stack gap="sm">
            {duplicates.map((duplicate) => (
              <Card.Root key={duplicate.orderNumber}>
                <Card.Header
                  title={
                    <Link asChild>
                      <a
                        href={`/ordens-de-servico/${encodeURIComponent(duplicate.orderNumber)}`}
                        target="_blank"
                        rel="noopener"
                      >
                        {duplicate.orderNumber}
                      </a>
                    </Link>
                  }
                  level={3}
                  actions={<OrderStatus status={duplicate.status} scheduledFor={null} />}
                />
                <Card.Body>
                  <DescriptionList.Root>
                    <DescriptionList.Item
                      term={duplicate.recipients.length > 1 ? 'Destinatários em comum' : 'Destinatário'}
                    >
                      {duplicate.recipients.join(', ')}
                    </DescriptionList.Item>
                    <DescriptionList.Item term="Janela">{windowText(duplicate)}</DescriptionList.Item>
                    <DescriptionList.Item term="Referência">{duplicate.externalRef || '—'}</DescriptionList.Item>
                    <DescriptionList.Item term="Criada em">{formatDateTime(duplicate.createdAt)}</DescriptionList.Item>
                  </DescriptionList.Root>
                </Card.Body>
              </Card.Root>
            ))}
          </Stack>
        </div>
        <Text size="sm" tone="subtle">
          Os números abrem em nova aba; o formulário fica como está.
        </Text>
        <Dialog.Footer>
          <Button variant="ghost" tone="neutral" onClick={onClose}>
            Voltar ao formulário
          </Button>
          <Button onClick={onConfirm}>Solicitar mesmo assim</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
