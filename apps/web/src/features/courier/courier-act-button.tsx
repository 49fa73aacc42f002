import type { NextStop, ServiceOrderStatus } from '@malote/api-client'
import { Button } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { runWhenIdle } from '../../lib/browser/run-when-idle.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { serviceOrderQuery } from '../orders/order/order.queries.ts'
import { useStepToast } from '../orders/order/use-step-toast.ts'
import { useTransition } from '../orders/service-orders.queries.ts'
import { getStepMessage } from '../orders/step-texts.ts'
import { getCourierAct } from './courier-act.ts'
import { loadStopFlow } from './load-stop-flow.ts'
import { formatStreet } from './stop-text.ts'

interface CourierActButtonProps {
  orderNumber: string
  status: ServiceOrderStatus
  stop: NextStop
  /**
   * Whether the button is in the card of its stop, which names the street.
   * @default false
   */
  inCard?: boolean
  /** Absent: the order is the user's own. */
  confirmAct?: (() => Promise<boolean>) | undefined
  onOpenFlow: () => void
}

/** The next act of an order: a step that the press takes, or the flow that registers the stop. */
export function CourierActButton({ orderNumber, status, stop, inCard = false, ...rest }: CourierActButtonProps) {
  const { confirmAct, onOpenFlow } = rest
  const transition = useTransition(orderNumber)
  const showResult = useStepToast({ orderNumber, status })
  const client = useQueryClient()
  const act = getCourierAct({ status }, stop)
  const opensFlow = act !== undefined && act.to === undefined
  useEffect(() => {
    // Of all cards, the orders would be loaded at once.
    if (!opensFlow || inCard) return
    // At the door the network may be slow.
    return runWhenIdle(client, () => {
      void loadStopFlow().catch(() => undefined)
      void client.prefetchQuery(serviceOrderQuery(orderNumber))
    })
  }, [client, inCard, opensFlow, orderNumber])
  const take = async () => {
    if (confirmAct && !(await confirmAct())) return
    const to = act?.to
    if (!to) return onOpenFlow()
    // A promise, because another order may be next before the lists are refetched.
    void transition.mutateAsync({ to }).then(
      () => showResult(getStepMessage(status, to)),
      (error: unknown) => notifyError(error, `${act.label}: não foi possível.`),
    )
  }
  if (!act) return null
  const label = `${act.label}: ${formatStreet(stop)}`
  return (
    <Button
      pending={transition.isPending}
      onClick={() => void take()}
      {...(inCard && { size: 'sm', variant: 'outline', 'aria-label': label })}
    >
      {inCard ? act.label : label}
    </Button>
  )
}
