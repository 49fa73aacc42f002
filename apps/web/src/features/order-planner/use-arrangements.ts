import { serviceOrders } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidate } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { createRandomKey } from '../../lib/random-key.ts'
import type { Sequences } from './plan.ts'
import { arrangeOrders } from './planner.queries.ts'
import { type Sequence, type SequenceChange, undoChange } from './sequence-changes.ts'

/** Stores the sequence of a courier's orders, with an undo of each change. */
export function useArrangements() {
  const client = useQueryClient()
  /** The sequences that are being stored. They are shown, so that the next move starts from them. */
  const [sequences, setSequences] = useState<Sequences>(new Map())
  /** The last request. Another one waits for it, because the last sequence must be stored last. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** The changes of each courier, except those that were undone or rejected. */
  const changes = useRef<ReadonlyMap<string, readonly SequenceChange[]>>(new Map())
  const getChanges = (courierId: string) => changes.current.get(courierId) ?? []
  const setChanges = (courierId: string, next: readonly SequenceChange[]) => {
    changes.current = new Map(changes.current).set(courierId, next)
  }

  const save = (courierId: string, orderNumbers: Sequence) => {
    setSequences((current) => new Map(current).set(courierId, orderNumbers))
    const stored = last.current.then(() => arrangeOrders(courierId, [...orderNumbers]))
    last.current = stored.catch(() => undefined)
    const forget = () =>
      setSequences((current) => new Map([...current].filter(([, numbers]) => numbers !== orderNumbers)))
    // Not a `finally` block: the React compiler does not support it, and the lanes would render with each selection.
    return stored.finally(() => invalidate(client, serviceOrders.list)).finally(forget)
  }
  const failed = (error: unknown) => notifyError(error, 'Não foi possível guardar a sequência.')

  /** Undoes one change, also when a later one has begun. */
  const undo = (courierId: string, id: string) => {
    const undone = undoChange(getChanges(courierId), id)
    if (!undone) return
    setChanges(courierId, undone.changes)
    void save(courierId, undone.sequence).catch(failed)
  }

  const arrange = (courier: { id: string; name: string }, before: Sequence, apply: SequenceChange['apply']) => {
    const id = createRandomKey()
    setChanges(courier.id, [...getChanges(courier.id), { id, before, apply }])
    save(courier.id, apply(before)).then(
      () =>
        toast.success(`Sequência de ${courier.name} guardada.`, {
          id: `sequence-${courier.id}`,
          action: { label: 'Desfazer', onClick: () => undo(courier.id, id) },
        }),
      (error: unknown) => {
        setChanges(
          courier.id,
          getChanges(courier.id).filter((change) => change.id !== id),
        )
        failed(error)
      },
    )
  }
  return { sequences, arrange }
}
