import type { ServiceOrder } from '@malote/api-client'
import { toast } from '@malote/ui'
import { notifyError } from '../../../lib/http/notify-error.ts'
import { isWaiting } from '../../../lib/offline/queued-requests.ts'
import { useUndoStep } from '../service-orders.queries.ts'

/** Milliseconds in which the undo is offered; the server allows a little more, for slow networks. */
const undoOfferMs = 10_000

/** The description of a step that is queued. */
export const waitingText = 'Aguardando conexão. Será enviado sozinho.'

/**
 * @returns a function that shows the result of a step of an order, which it receives as it was before the step, and offers
 * to undo it, unless it waits for a connection.
 */
export function useStepToasts() {
  const undo = useUndoStep()
  return ({ orderNumber, status }: Pick<ServiceOrder, 'orderNumber' | 'status'>, result: string) => {
    if (isWaiting(orderNumber)) {
      toast.info(result, { id: `step-${orderNumber}`, description: `${orderNumber}. ${waitingText}` })
      return
    }
    toast.success(result, {
      // Only the last step can be undone, so the next toast of this order replaces this one.
      id: `step-${orderNumber}`,
      description: orderNumber,
      // The server undoes no step of a draft.
      ...(status !== 'draft' && {
        duration: undoOfferMs,
        action: {
          label: 'Desfazer',
          // A promise, because the dialog that took the step is closed by then and would get no callback.
          onClick: () =>
            void undo.mutateAsync(orderNumber).then(
              () => toast.info('Passo desfeito.', { description: orderNumber }),
              (error: unknown) => notifyError(error, 'Não foi possível desfazer.'),
            ),
        },
      }),
    })
  }
}

/** The same for the steps of one order. */
export function useStepToast(order: Pick<ServiceOrder, 'orderNumber' | 'status'>) {
  const show = useStepToasts()
  return (result: string) => show(order, result)
}
