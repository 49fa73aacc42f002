import { toast } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { invalidate } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { bulkUndoOfferMs } from '../orders/forms/bulk-undo.ts'
import { getRejectionReason } from '../orders/forms/send-in-batches.ts'
import { orderEndpoints } from '../orders/service-orders.queries.ts'
import type { BulkAct, SelectedOrder } from './bulk-act.ts'

/** @returns a function that reports an act on several orders, which it receives as they were before, and offers to undo it. */
export function useBulkToast() {
  const client = useQueryClient()
  const revert = async (undo: NonNullable<BulkAct['undo']>, orders: readonly SelectedOrder[]) => {
    const results = await undo(orders)
    await invalidate(client, ...orderEndpoints)
    const problems = results.flatMap(({ problem }) => problem ?? [])
    const [first] = problems
    if (!first) return toast.info('Desfeito.', { description: formatOrderCount(orders.length) })
    toast.error(`${formatCount(problems.length)} de ${formatOrderCount(orders.length)} não voltaram.`, {
      description: getRejectionReason(first),
    })
  }
  return ({ formatDone, undo }: BulkAct, orders: readonly SelectedOrder[]) =>
    toast.success(
      formatDone(orders.length),
      undo && {
        duration: bulkUndoOfferMs,
        action: {
          label: 'Desfazer',
          onClick: () =>
            void revert(undo, orders).catch((error: unknown) => notifyError(error, 'Não foi possível desfazer.')),
        },
      },
    )
}
