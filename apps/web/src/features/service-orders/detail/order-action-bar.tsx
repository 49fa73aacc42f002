import type { Role, ServiceOrder, ServiceOrderAction, ServiceOrderStatus, StopKind } from '@malote/api-client'
import { Button, DropdownMenu } from '@malote/ui'
import { ActionBar } from '@malote/ui/delivery'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type QueuedRequest, useQueuedRequests } from '../../../lib/offline/queued-requests.ts'
import { getCourierAct, getNextStop } from '../courier/courier-act.ts'
import { CourierActButton } from '../courier/courier-act-button.tsx'
import { useStopFlow } from '../courier/use-stop-flow.tsx'
import { getCorrectionLabel } from '../offline/step-labels.ts'
import { OrderMenuItems, type useOrderMenu } from './order-menu.tsx'

/** The steps that the flow of a stop takes. */
const completions: Record<StopKind, ServiceOrderStatus> = {
  pickup: 'collected',
  dropoff: 'delivered',
  return: 'returned',
}

interface OrderActionBarProps {
  order: ServiceOrder
  role: Role
  /** The steps that the user may take. */
  allowed: readonly ServiceOrderAction[]
  suggested: ServiceOrderAction | undefined
  pending: boolean
  onTake: (action: ServiceOrderAction) => void
  menu: ReturnType<typeof useOrderMenu>
  /** Opens the form of a rejected step again. */
  onCorrect: (request: QueuedRequest) => void
}

/**
 * On a phone: the correction of a rejected step, the next act of the courier or the suggested step, and all other
 * actions behind "Mais".
 */
export function OrderActionBar({ order, role, allowed, suggested, pending, ...rest }: OrderActionBarProps) {
  const { onTake, menu, onCorrect } = rest
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
            <Button tone="neutral" variant="outline" icon={<Ellipsis />} pending={menu.duplicate.isPending}>
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
            <OrderMenuItems menu={menu} />
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </ActionBar>
      {flow}
    </>
  )
}
