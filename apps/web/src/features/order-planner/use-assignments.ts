import type { Assignee, BulkResult, ServiceOrderSummary } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterPaint } from '../../lib/browser/after-paint.ts'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { invalidate } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { bulkUndoOfferMs, giveBack, undoSteps } from '../orders/forms/bulk-undo.ts'
import { getRejectionReason, groupNumbers } from '../orders/forms/send-in-batches.ts'
import { orderEndpoints } from '../orders/service-orders.queries.ts'
import { assignOrders } from './planner.queries.ts'

type PlannedOrder = Pick<ServiceOrderSummary, 'orderNumber' | 'status' | 'assignee'>

/** Orders that were not assigned, or not given back by an undo, by the reason. */
export interface RejectedOrders {
  label: string
  reasons: { reason: string; orderNumbers: string[] }[]
}

/** Assigns several orders in one act, which is undone as one. */
export function useAssignments() {
  const client = useQueryClient()
  const [rejected, setRejected] = useState<RejectedOrders>()
  /** The orders that are being assigned, each with the courier. */
  const [moving, setMoving] = useState<ReadonlyMap<string, Assignee>>(new Map())
  const refetch = () => invalidate(client, ...orderEndpoints)

  const undo = async (orders: readonly PlannedOrder[], courier: Assignee) => {
    setRejected(undefined)
    const reassigned = orders.filter(({ status }) => status !== 'requested')
    const accepted = orders.filter(({ status }) => status === 'requested')
    const results = [
      ...(await undoSteps(accepted.map(({ orderNumber }) => orderNumber))),
      ...(await giveBack(reassigned, courier.id)),
    ]
    await refetch()
    const failed = results.filter(({ problem }) => problem)
    if (failed.length === 0) toast.info('Atribuição desfeita.', { description: formatOrderCount(orders.length) })
    else setRejected(toRejected(failed, orders.length, { one: 'não voltou', many: 'não voltaram' }))
  }

  const carryOut = async (orders: readonly PlannedOrder[], courier: Assignee) => {
    await afterPaint()
    const results = await assignOrders(orders, courier.id)
    await refetch()
    const failed = results.filter(({ problem }) => problem)
    const failedNumbers = new Set(failed.map(({ orderNumber }) => orderNumber))
    const done = orders.filter(({ orderNumber }) => !failedNumbers.has(orderNumber))
    if (failed.length > 0) {
      const outcome = { one: `não foi para ${courier.name}`, many: `não foram para ${courier.name}` }
      setRejected(toRejected(failed, orders.length, outcome))
    }
    if (done.length === 0) return
    toast.success(`${formatOrderCount(done.length)} para ${courier.name}.`, {
      duration: bulkUndoOfferMs,
      action: {
        label: 'Desfazer',
        onClick: () =>
          void undo(done, courier).catch((error: unknown) => notifyError(error, 'Não foi possível desfazer.')),
      },
    })
  }

  const assign = (orders: readonly PlannedOrder[], courier: Assignee) => {
    setRejected(undefined)
    setMoving((current) => new Map([...current, ...orders.map(({ orderNumber }) => [orderNumber, courier] as const)]))
    const numbers = new Set(orders.map(({ orderNumber }) => orderNumber))
    // No `try` with `finally`: React Compiler would leave out this hook, and each render would render the whole board.
    return carryOut(orders, courier)
      .catch(async (error: unknown) => {
        notifyError(error, 'As ordens não foram atribuídas.')
        await refetch()
      })
      .finally(() => setMoving((current) => new Map([...current].filter(([number]) => !numbers.has(number)))))
  }

  return { moving, rejected, clearRejected: () => setRejected(undefined), assign }
}

function toRejected(
  failed: readonly BulkResult[],
  total: number,
  outcome: { one: string; many: string },
): RejectedOrders {
  const byReason = groupNumbers(failed, ({ problem }) => (problem ? getRejectionReason(problem) : ''))
  return {
    label:
      total === 1
        ? `A ordem ${outcome.one}`
        : `${formatCount(failed.length)} de ${formatOrderCount(total)} ${failed.length === 1 ? outcome.one : outcome.many}`,
    reasons: [...byReason].map(([reason, orderNumbers]) => ({ reason, orderNumbers })),
  }
}
