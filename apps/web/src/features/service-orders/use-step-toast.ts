import type { ServiceOrder } from '@malote/api-client'
import { toast } from '@malote/ui'
import { tellError } from '../../lib/http/notify-error'
import { useUndo } from './service-orders.queries'

/** How long the undo is offered; the server allows a little more, for slow networks. */
const undoOfferMs = 10_000

/** Says how a step ended and offers to take it back. */
export function useStepToast({ orderNumber }: Pick<ServiceOrder, 'orderNumber'>) {
  const undo = useUndo(orderNumber)
  return (result: string) => {
    toast.success(result, {
      // One step at a time can be taken back: the next toast of this order replaces this one.
      id: `step-${orderNumber}`,
      description: orderNumber,
      duration: undoOfferMs,
      action: {
        label: 'Desfazer',
        onClick: () =>
          undo.mutate(undefined, {
            onSuccess: () => toast.info('Passo desfeito.', { description: orderNumber }),
            onError: (error) => tellError(error, 'Não foi possível desfazer.'),
          }),
      },
    })
  }
}
