import type { ServiceOrderSummary } from '@malote/api-client'
import { Button, Inline, Stack, toast, VisuallyHidden } from '@malote/ui'
import { ActionBar, DeliveryCard } from '@malote/ui/delivery'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { notifyError } from '../../lib/http/notify-error.ts'
import { useArrangeDeliveries } from './own-deliveries.queries.ts'
import { OwnDeliveryCard } from './own-delivery-card.tsx'
import { formatStreet } from './stop-text.ts'

interface ArrangeDeliveriesProps {
  orders: readonly ServiceOrderSummary[]
  onClose: () => void
}

/** Changes the order of the user's own deliveries, by buttons for thumbs and keyboards. The server stores it. */
export function ArrangeDeliveries({ orders, onClose }: ArrangeDeliveriesProps) {
  // Fixed at the start: a refetch must not move the card under the thumb.
  const [arranged, setArranged] = useState(orders)
  const [moved, setMoved] = useState('')
  const arrange = useArrangeDeliveries()
  const save = (orderNumbers: string[], done: string) =>
    arrange.mutate(
      { orderNumbers },
      {
        onSuccess: () => {
          toast.success(done)
          onClose()
        },
        onError: (error) => notifyError(error, 'Não foi possível guardar a sequência.'),
      },
    )
  const move = (index: number, by: 1 | -1) => {
    const order = arranged[index]
    // Not `disabled`, which would take the focus from the button of the card that has arrived at an end.
    // A move while the sequence is stored would be in no request.
    if (!order || arrange.isPending || index + by < 0 || index + by >= arranged.length) return
    setArranged(arranged.toSpliced(index, 1).toSpliced(index + by, 0, order))
    setMoved(`${order.nextStop ? formatStreet(order.nextStop) : order.orderNumber}: posição ${index + 1 + by}.`)
  }
  const buttons = (
    <>
      <Button
        pending={arrange.isPending}
        onClick={() =>
          save(
            arranged.map(({ orderNumber }) => orderNumber),
            'Sequência salva.',
          )
        }
      >
        Guardar sequência
      </Button>
      <Button tone="neutral" variant="outline" onClick={onClose}>
        Voltar
      </Button>
    </>
  )
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Button
          size="sm"
          tone="neutral"
          variant="ghost"
          disabled={arrange.isPending}
          onClick={() => save([], 'Sequência automática.')}
        >
          Usar a sequência automática
        </Button>
        <Inline gap="sm" className="max-md:hidden">
          {buttons}
        </Inline>
      </Inline>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <Stack asChild gap="sm" className="max-w-xl">
        <ol aria-label="Sequência das entregas">
          {arranged.map((order, index) => {
            const where = order.nextStop ? formatStreet(order.nextStop) : order.orderNumber
            return (
              <li key={order.orderNumber}>
                <OwnDeliveryCard order={order}>
                  <DeliveryCard.Action
                    icon={<ArrowUp />}
                    aria-label={`Subir ${where}`}
                    aria-disabled={arrange.isPending || index === 0}
                    onClick={() => move(index, -1)}
                  >
                    Subir
                  </DeliveryCard.Action>
                  <DeliveryCard.Action
                    icon={<ArrowDown />}
                    aria-label={`Descer ${where}`}
                    aria-disabled={arrange.isPending || index === arranged.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    Descer
                  </DeliveryCard.Action>
                </OwnDeliveryCard>
              </li>
            )
          })}
        </ol>
      </Stack>
      <ActionBar label="Sequência das entregas">{buttons}</ActionBar>
    </Stack>
  )
}
