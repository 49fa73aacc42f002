import type { ServiceOrderSummary } from '@malote/api-client'
import { Button } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { notifyError } from '../../../lib/http/notify-error.ts'
import { useTransition } from '../service-orders.queries.ts'
import { getStepMessage } from '../step-texts.ts'
import { useStepToast } from '../use-step-toast.ts'
import { getCourierAct } from './courier-act.ts'
import { formatStreet } from './stop-text.ts'

/** The next act of an order, which its button does or opens. */
export function CourierActButton({ order }: { order: ServiceOrderSummary }) {
  const { orderNumber, status, nextStop } = order
  const transition = useTransition(orderNumber)
  const showResult = useStepToast(order)
  const act = getCourierAct(order, nextStop)
  if (!act || !nextStop) return null
  const label = `${act.label}: ${formatStreet(nextStop)}`
  const { to } = act
  if (!to) {
    return (
      <Button asChild>
        <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
          {label}
        </Link>
      </Button>
    )
  }
  return (
    <Button
      pending={transition.isPending}
      onClick={() =>
        transition.mutate(
          { to },
          {
            onSuccess: () => showResult(getStepMessage(status, to)),
            onError: (error) => notifyError(error, `${act.label}: não foi possível.`),
          },
        )
      }
    >
      {label}
    </Button>
  )
}
