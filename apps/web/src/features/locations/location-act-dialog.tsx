import type { Location } from '@malote/api-client'
import { ConfirmDialog, toast } from '@malote/ui'
import { formatCount } from '../../app/formats'
import { tellError } from '../../app/tell-error'
import { useEditLocation, useRemoveLocation } from './locations.queries'

/** What can be done with a place after a question. */
export type LocationAct = 'remove' | 'reactivate'

interface LocationActDialogProps {
  act: LocationAct
  location: Location
  onClose: () => void
}

/** Asks before a place is let go or comes back. One in use is deactivated, never deleted; the server has the last word. */
export function LocationActDialog({ act, location, onClose }: LocationActDialogProps) {
  const remove = useRemoveLocation(location.id)
  const edit = useEditLocation(location.id)
  const { name, usageCount } = location
  const used = usageCount > 0
  const fail = (what: string) => (error: unknown) => {
    onClose()
    tellError(error, what)
  }
  if (act === 'reactivate') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={`Reativar ${name}?`}
        confirmLabel="Reativar local"
        cancelLabel="Manter inativo"
        pending={edit.isPending}
        onConfirm={() =>
          edit.mutate(
            { changes: { active: true } },
            {
              onSuccess: () => {
                onClose()
                toast.success(`${name} aparece de novo ao pedir entregas.`)
              },
              onError: fail(`Não foi possível reativar ${name}.`),
            },
          )
        }
      >
        Ele volta a aparecer ao pedir entregas.
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={used ? `Desativar ${name}?` : `Excluir ${name}?`}
      confirmLabel={used ? 'Desativar local' : 'Excluir local'}
      cancelLabel="Manter local"
      tone="danger"
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: ({ outcome }) => {
            onClose()
            toast.success(outcome === 'deleted' ? `${name} foi excluído.` : `${name} foi desativado.`, {
              description: outcome === 'deactivated' ? 'Ordens passam por ele; o histórico fica.' : undefined,
            })
          },
          onError: fail(`Não foi possível ${used ? 'desativar' : 'excluir'} ${name}.`),
        })
      }
    >
      {used
        ? `${usageCount === 1 ? '1 ordem passa' : `${formatCount(usageCount)} ordens passam`} por ele, e por isso não dá para excluir. Desativado, ele deixa de aparecer ao pedir entregas.`
        : 'Nenhuma ordem passa por ele. Não dá para desfazer.'}
    </ConfirmDialog>
  )
}
