import { serviceOrders } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidate } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import type { Sequences } from './plan.ts'
import { arrangeOrders } from './planner.queries.ts'

/** Stores the sequence of a courier's orders, with an undo. */
export function useArrangements() {
  const client = useQueryClient()
  /** The sequences that are being stored. They are shown, so that the next move starts from them. */
  const [sequences, setSequences] = useState<Sequences>(new Map())
  /** The last request. Another one waits for it, because the last sequence must be stored last. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const save = (courierId: string, orderNumbers: readonly string[]) => {
    setSequences((current) => new Map(current).set(courierId, orderNumbers))
    const stored = last.current.then(() => arrangeOrders(courierId, [...orderNumbers]))
    last.current = stored.catch(() => undefined)
    const forget = () =>
      setSequences((current) => new Map([...current].filter(([, numbers]) => numbers !== orderNumbers)))
    // Not a `finally` block: the React compiler does not support it, and the lanes would render with each selection.
    return stored.finally(() => invalidate(client, serviceOrders.list)).finally(forget)
  }
  const arrange = (courier: { id: string; name: string }, orderNumbers: string[], previous: string[]) => {
    const failed = (error: unknown) => notifyError(error, 'Não foi possível guardar a sequência.')
    save(courier.id, orderNumbers).then(() => {
      toast.success(`Sequência de ${courier.name} guardada.`, {
        id: `sequence-${courier.id}`,
        action: { label: 'Desfazer', onClick: () => void save(courier.id, previous).catch(failed) },
      })
    }, failed)
  }
  return { sequences, arrange }
}
