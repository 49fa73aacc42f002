import { serviceOrders } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { arrangeOrders } from './planner.queries.ts'

/** Stores the sequence of a courier's orders, with an undo. */
export function useArrangements() {
  const client = useQueryClient()
  const save = (courierId: string, orderNumbers: string[]) =>
    // Not a `finally` block: the React compiler does not support it, and the lanes would render with each selection.
    arrangeOrders(courierId, orderNumbers).finally(() => invalidate(client, serviceOrders.list))
  return (courier: { id: string; name: string }, orderNumbers: string[], previous: string[]) => {
    const failed = (error: unknown) => notifyError(error, 'Não foi possível guardar a sequência.')
    save(courier.id, orderNumbers).then(() => {
      toast.success(`Sequência de ${courier.name} guardada.`, {
        id: `sequence-${courier.id}`,
        action: { label: 'Desfazer', onClick: () => void save(courier.id, previous).catch(failed) },
      })
    }, failed)
  }
}
