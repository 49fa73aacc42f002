import type { Assignee, BulkResult, ServiceOrderSummary } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { invalidate } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { orderEndpoints } from '../orders/service-orders.queries.ts'
import { assignOrders, giveBack, undoAcceptance } from './planner.queries.ts'

type PlannedOrder = Pick<ServiceOrderSummary, 'orderNumber' | 'status' | 'assignee'>

/** Milliseconds in which the undo is offered; the server accepts the undo of a step for a minute. */
const undoOfferMs = 15_000

/** Orders that were not assigned, by the reason. */
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

  const undo = async (orders: readonly PlannedOrder[]) => {
    const reassigned = orders.filter(({ status }) => status !== 'requested')
    const accepted = orders.filter(({ status }) => status === 'requested')
    const acceptances = await Promise.allSettled(accepted.map(({ orderNumber }) => undoAcceptance(orderNumber)))
    const previous = groupNumbers(reassigned, ({ assignee }) => assignee?.id ?? '')
    const notGivenBack = await giveBack(previous).then(
      (results) => results.filter(({ problem }) => problem).length,
      () => reassigned.length,
    )
    await refetch()
    const failed = acceptances.filter(({ status }) => status === 'rejected').length + notGivenBack
    if (failed === 0) toast.info('Atribuição desfeita.', { description: formatOrderCount(orders.length) })
    else {
      toast.error(`${formatCount(failed)} de ${formatOrderCount(orders.length)} não voltaram.`, {
        description: 'Elas mudaram enquanto isso. Confira cada uma.',
      })
    }
  }

  const assign = async (orders: readonly PlannedOrder[], courier: Assignee) => {
    setRejected(undefined)
    setMoving((current) => new Map([...current, ...orders.map(({ orderNumber }) => [orderNumber, courier] as const)]))
    try {
      const results = await assignOrders(orders, courier.id)
      await refetch()
      const failed = results.filter(({ problem }) => problem)
      const failedNumbers = new Set(failed.map(({ orderNumber }) => orderNumber))
      const done = orders.filter(({ orderNumber }) => !failedNumbers.has(orderNumber))
      if (failed.length > 0) setRejected(toRejected(courier, orders.length, failed))
      if (done.length === 0) return
      toast.success(`${formatOrderCount(done.length)} para ${courier.name}.`, {
        duration: undoOfferMs,
        action: {
          label: 'Desfazer',
          onClick: () => void undo(done).catch((error: unknown) => notifyError(error, 'Não foi possível desfazer.')),
        },
      })
    } catch (error) {
      notifyError(error, 'As ordens não foram atribuídas.')
      await refetch()
    } finally {
      const numbers = new Set(orders.map(({ orderNumber }) => orderNumber))
      setMoving((current) => new Map([...current].filter(([number]) => !numbers.has(number))))
    }
  }

  return { moving, rejected, clearRejected: () => setRejected(undefined), assign }
}

function toRejected(courier: Assignee, total: number, failed: readonly BulkResult[]): RejectedOrders {
  const byReason = groupNumbers(failed, ({ problem }) => problem?.detail ?? problem?.title ?? '')
  return {
    label: `${formatCount(failed.length)} de ${formatOrderCount(total)} não foram para ${courier.name}`,
    reasons: [...byReason].map(([reason, orderNumbers]) => ({ reason, orderNumbers })),
  }
}

function groupNumbers<Row extends { orderNumber: string }>(rows: readonly Row[], getKey: (row: Row) => string) {
  const groups = new Map<string, string[]>()
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row.orderNumber])
  return groups
}
