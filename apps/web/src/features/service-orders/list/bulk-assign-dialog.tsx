import { type BulkResult, missingMessage, type User } from '@malote/api-client'
import { Alert, Button, Dialog, ProgressBar, Stack, Text } from '@malote/ui'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../app/form-errors'
import { formatCount } from '../../../app/formats'
import { assignLabel } from '../assign-words'
import { AssigneeField } from '../step-fields'
import { useBulkAssignment } from './order-list.queries'

const orderCount = (count: number) => (count === 1 ? '1 ordem' : `${formatCount(count)} ordens`)

interface BulkAssignDialogProps {
  /** The orders that may be given to somebody else. */
  orders: readonly string[]
  /** How many are chosen; they may be more. */
  chosen: number
  user: User
  onClose: () => void
  onDone: (label: string, sent: readonly string[], results: BulkResult[]) => void
}

/** Asks to whom the orders go, says how many that is, and gives them. */
export function BulkAssignDialog({ orders, chosen, user, onClose, onDone }: BulkAssignDialogProps) {
  const [done, setDone] = useState(0)
  const [missing, setMissing] = useState(false)
  const bulk = useBulkAssignment(setDone)
  const label = assignLabel(user.role)
  const count = orders.length

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const assigneeId = user.role === 'admin' ? String(form.get('assigneeId') ?? '') : user.id
    setMissing(!assigneeId)
    if (!assigneeId) return
    bulk.mutate(
      { assigneeId, orderNumbers: [...orders] },
      {
        onSuccess: (results) => {
          onClose()
          onDone(label, orders, results)
        },
      },
    )
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !bulk.isPending && onClose()}>
      <Dialog.Content title={`${label}: ${orderCount(count)}`}>
        <form onSubmit={submit} noValidate aria-label={label}>
          <Stack gap="md">
            {count < chosen && (
              <Text>
                {`Das ${formatCount(chosen)} ordens selecionadas, ${formatCount(count)} ${count === 1 ? 'está' : 'estão'} com alguém. As outras ainda não foram aceitas ou já terminaram, e ficam como estão.`}
              </Text>
            )}
            {bulk.isError && <Alert tone="danger" title={messageOf(bulk.error)} />}
            {user.role === 'admin' ? (
              <AssigneeField error={missing ? missingMessage : undefined} />
            ) : (
              <Text>Você passa a ser o responsável. A troca fica no histórico de cada ordem.</Text>
            )}
            {bulk.isPending && (
              <ProgressBar
                label="Enviando"
                value={done}
                max={count}
                valueText={`${formatCount(done)} de ${orderCount(count)}`}
              />
            )}
          </Stack>
          <Dialog.Footer>
            <Button tone="neutral" variant="outline" disabled={bulk.isPending} onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" pending={bulk.isPending}>
              {user.role === 'admin' ? label : `Assumir ${orderCount(count)}`}
            </Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
