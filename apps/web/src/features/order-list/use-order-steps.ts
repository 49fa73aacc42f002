import type {
  ServiceOrder,
  ServiceOrderAction,
  ServiceOrderStatus,
  ServiceOrderSummary,
  User,
} from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { afterPaint } from '../../lib/browser/after-paint.ts'
import { invalidate } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { queued } from '../../lib/offline/send-or-queue.ts'
import { createRandomKey } from '../../lib/random-key.ts'
import { confirmForColleague } from '../orders/order/confirm-for-colleague.ts'
import { needsDialog } from '../orders/order/next-step.ts'
import { actionsQuery, serviceOrderQuery } from '../orders/order/order.queries.ts'
import { useStepToasts } from '../orders/order/use-step-toast.ts'
import { orderEndpoints, sendStep } from '../orders/service-orders.queries.ts'
import { getStepMessage } from '../orders/step-texts.ts'
import { viewerRole } from '../orders/viewer-role.ts'
import { listMoves } from './order-moves.ts'

/** A step that needs input. */
export interface OpenStep {
  order: ServiceOrder
  action: ServiceOrderAction
}

export type OrderSteps = ReturnType<typeof useOrderSteps>

/** The steps of orders in a list, such as those of moved cards: as on the page of the order, with its actions, dialogs and undo. */
export function useOrderSteps(user: User) {
  const client = useQueryClient()
  const role = viewerRole(user)
  const showResult = useStepToasts()
  const [intent, setIntent] = useState<string>()
  const actions = useQuery({ ...actionsQuery(intent ?? ''), enabled: intent !== undefined })
  /** The steps that need input, in the order of their moves. The first one has the dialog; another one waits for it. */
  const [openSteps, setOpenSteps] = useState<readonly OpenStep[]>([])
  /** The orders whose step is being taken, each with its next status once it is known to be allowed. */
  const [moving, setMoving] = useState<ReadonlyMap<string, ServiceOrderStatus | undefined>>(new Map())
  const setMoved = (orderNumber: string, to: ServiceOrderStatus | undefined) =>
    setMoving((current) => new Map(current).set(orderNumber, to))

  const take = async (orderNumber: string, to: string) => {
    const [order, { data }] = await Promise.all([
      client.fetchQuery({ ...serviceOrderQuery(orderNumber), staleTime: 0 }),
      client.fetchQuery({ ...actionsQuery(orderNumber), staleTime: 0 }),
    ])
    const action = data.find((one) => one.to === to)
    if (!action?.allowed) {
      toast.error(`${orderNumber} não mudou.`, {
        description: action?.reason ?? 'O status dela mudou enquanto isso. Confira a ordem.',
      })
      return
    }
    if (!(await confirmForColleague(order, user))) return
    if (needsDialog(action, role)) return setOpenSteps((steps) => [...steps, { order, action }])
    setMoved(orderNumber, action.to)
    const body = { to: action.to, version: order.version }
    // Also after an error, which mostly means that the order has another status now. The card is pending until then.
    const refetch = () => invalidate(client, ...orderEndpoints)
    const result = await sendStep(orderNumber, body, createRandomKey()).catch(async (error: unknown) => {
      await refetch()
      throw error
    })
    if (result !== queued) await refetch()
    showResult(order, getStepMessage(order.status, action.to))
  }

  return {
    moving,
    openStep: openSteps[0],
    closeStep: () => setOpenSteps((steps) => steps.slice(1)),
    prepare: ({ orderNumber }: ServiceOrderSummary) => startTransition(() => setIntent(orderNumber)),
    listMoves: (order: ServiceOrderSummary) =>
      listMoves(order, user, order.orderNumber === intent ? actions.data?.data : undefined),
    move: (order: ServiceOrderSummary, to: string) => {
      const { orderNumber } = order
      setMoved(orderNumber, undefined)
      afterPaint()
        .then(() => take(orderNumber, to))
        .catch((error: unknown) => notifyError(error, `${orderNumber} não mudou.`))
        .finally(() => setMoving((current) => new Map([...current].filter(([number]) => number !== orderNumber))))
    },
  }
}
