import type { Assignee, BulkResult, ServiceOrderSummary } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterPaint } from '../../lib/browser/after-paint.ts'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { invalidate } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { toFailedResult } from '../orders/forms/send-in-batches.ts'
import { orderEndpoints } from '../orders/service-orders.queries.ts'
import { assignOrders, giveBack, undoAcceptances } from './planner.queries.ts'

type PlannedOrder = Pick<ServiceOrderSummary, 'orderNumber' | 'status' | 'assignee'>

/** Milliseconds in which the undo is offered; the server accepts the undo of a step for a minute. */
const undoOfferMs = 15_000

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

  const undo = async (orders: readonly PlannedOrder[]) => {
    setRejected(undefined)
    const reassigned = orders.filter(({ status }) => status !== 'requested')
    const accepted = orders.filter(({ status }) => status === 'requested')
    const previous = groupNumbers(reassigned, ({ assignee }) => assignee?.id ?? '')
    const results = [
      ...(await undoAcceptances(accepted.map(({ orderNumber }) => orderNumber))),
      ...(await giveBack(previous).catch((error: unknown) =>
        reassigned.map(({ orderNumber }) => toFailedResult(orderNumber, error)),
      )),
    ]
    await refetch()
    const failed = results.filter(({ problem }) => problem)
    if (failed.length === 0) toast.info('Atribuição desfeita.', { description: formatOrderCount(orders.length) })
    else setRejected(toRejected(failed, orders.length, failed.length === 1 ? 'não voltou' : 'não voltaram'))
  }

  const carryOut = async (orders: readonly PlannedOrder[], courier: Assignee) => {
    await afterPaint()
    const results = await assignOrders(orders, courier.id)
    await refetch()
    const failed = results.filter(({ problem }) => problem)
    const failedNumbers = new Set(failed.map(({ orderNumber }) => orderNumber))
    const done = orders.filter(({ orderNumber }) => !failedNumbers.has(orderNumber))
    if (failed.length > 0) setRejected(toRejected(failed, orders.length, `não foram para ${courier.name}`))
    if (done.length === 0) return
    toast.success(`${formatOrderCount(done.length)} para ${courier.name}.`, {
      duration: undoOfferMs,
      action: {
        label: 'Desfazer',
        onClick: () => void undo(done).catch((error: unknown) => notifyError(error, 'Não foi possível desfazer.')),
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

function toRejected(failed: readonly BulkResult[], total: number, outcome: string): RejectedOrders {
  const byReason = groupNumbers(failed, ({ problem }) => problem?.detail ?? problem?.title ?? '')
  return {
    label: `${formatCount(failed.length)} de ${formatOrderCount(total)} ${outcome}`,
    reasons: [...byReason].map(([reason, orderNumbers]) => ({ reason, orderNumbers })),
  }
}

function groupNumbers<Row extends { orderNumber: string }>(rows: readonly Row[], getKey: (row: Row) => string) {
  const groups = new Map<string, string[]>()
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row.orderNumber])
  return groups
}
