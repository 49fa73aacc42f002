import type { ServiceOrderStatus, StopKind } from '@malote/api-client'
import { Button, DropdownMenu } from '@malote/ui'
import { ActionBar } from '@malote/ui/delivery'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { getCorrectionLabel } from '../orders/offline/step-labels.ts'
import type { OrderActionBarProps } from '../orders/order-slots.ts'
import { getCourierAct, getNextStop } from './courier-act.ts'
import { CourierActButton } from './courier-act-button.tsx'
import { useStopFlow } from './use-stop-flow.tsx'

/** The steps that the flow of a stop takes. */
const completions: Record<StopKind, ServiceOrderStatus> = {
  pickup: 'collected',
  dropoff: 'delivered',
  return: 'returned',
}

/**
 * On a phone: the correction of a rejected step, the next act of the courier or the suggested step, and all other
 * actions behind "Mais".
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
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button tone="neutral" variant="outline" icon={<Ellipsis />} pending={menuPending}>
              Mais
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content side="top">
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
