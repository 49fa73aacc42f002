import type { ServiceOrderStatus, StopKind } from '@malote/api-client'
import { Button, DropdownMenu } from '@malote/ui'
import { ActionBar } from '@malote/ui/delivery'
import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Route from 'lucide-react/icons/route'
import { useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { getCorrectionLabel } from '../orders/offline/step-labels.ts'
import type { OrderActionBarProps } from '../orders/order-slots.ts'
import { getCourierAct, getNextStop } from './courier-act.ts'
import { CourierActButton } from './courier-act-button.tsx'
import { formatStreet } from './stop-text.ts'
import { useNextDelivery } from './use-next-delivery.ts'
import { useStopFlow } from './use-stop-flow.tsx'

/** The steps that the flow of a stop takes. */
const completions: Record<StopKind, ServiceOrderStatus> = {
  pickup: 'collected',
  dropoff: 'delivered',
  return: 'returned',
}

/**
 * On a phone: the correction of a rejected step, the next act of the courier or the suggested step, and all other
 * actions behind "Mais". When nothing of the order waits for the courier, the way to the next delivery.
 */
export function OrderActionBar({ order, role, allowed, suggested, pending, ...rest }: OrderActionBarProps) {
  const { onTake, confirmAct, menuItems, menuPending, onCorrect } = rest
  const { open, flow } = useStopFlow()
  const next = role === 'manager' ? undefined : getNextStop(order)
  const act = next && getCourierAct(order, next)
  const taken = act ? (act.to ?? (next && completions[next.kind])) : suggested?.to
  const others = allowed.filter(({ to }) => to !== taken)
  const rejected = useQueuedRequests(order.orderNumber).find(({ rejection }) => rejection)
  const correction = rejected && getCorrectionLabel(rejected)
  const nextDelivery = useNextDelivery(order.orderNumber, role === 'operator')
  const toNext = nextDelivery?.nextStop && (
    <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber: nextDelivery.orderNumber }}>
      {`Próxima parada: ${formatStreet(nextDelivery.nextStop)}`}
    </Link>
  )
  /** Whether the order waits for nothing that the user could do. */
  const isDone = !correction && !act && !suggested
  return (
    <>
      <ActionBar label="Próximo passo">
        {correction ? (
          <Button onClick={() => onCorrect(rejected)}>{correction}</Button>
        ) : act && next ? (
          <CourierActButton
            orderNumber={order.orderNumber}
            status={order.status}
            stop={next}
            confirmAct={confirmAct}
            onOpenFlow={() => open({ orderNumber: order.orderNumber, stopId: next.id })}
          />
        ) : (
          suggested && (
            <Button pending={pending} onClick={() => onTake(suggested)}>
              {suggested.label}
            </Button>
          )
        )}
        {isDone && toNext && <Button asChild>{toNext}</Button>}
        {isDone && nextDelivery === null && (
          <Button asChild tone="neutral" variant="outline">
            <Link to="/ordens-de-servico" search={{ tab: 'mine' }}>
              Ver minhas entregas
            </Link>
          </Button>
        )}
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button tone="neutral" variant="outline" icon={<Ellipsis />} pending={menuPending}>
              Mais
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content side="top">
            {!isDone && toNext && (
              <>
                <DropdownMenu.Item icon={<Route />} asChild>
                  {toNext}
                </DropdownMenu.Item>
                <DropdownMenu.Separator />
              </>
            )}
            {others.map((action) => (
              <DropdownMenu.Item
                key={action.to}
                tone={action.to === 'canceled' ? 'danger' : 'neutral'}
                onSelect={() => onTake(action)}
              >
                {action.label}
              </DropdownMenu.Item>
            ))}
            {others.length > 0 && <DropdownMenu.Separator />}
            {menuItems}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </ActionBar>
      {flow}
    </>
  )
}
