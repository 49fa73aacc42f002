import type { Location, LocationRemoval } from '@malote/api-client'
import { ConfirmMutationDialog, type ConfirmTexts } from '../../components/confirm-mutation-dialog.tsx'
import { formatCount } from '../../lib/format/formats.ts'
import { useEditLocation, useRemoveLocation } from './locations.queries.ts'

/** Actions on a location that need a confirmation. */
export type LocationAction = 'remove' | 'reactivate'

interface LocationConfirmDialogProps {
  action: LocationAction
  location: Location
  onClose: () => void
}

/** Confirms removing or reactivating a location. The server deactivates a location in use instead of deleting it. */
export function LocationConfirmDialog({ action, location, onClose }: LocationConfirmDialogProps) {
  const remove = useRemoveLocation(location.id)
  const edit = useEditLocation(location.id)
  return action === 'remove' ? (
    <ConfirmMutationDialog texts={removalOf(location)} mutation={remove} input={undefined} onClose={onClose} />
  ) : (
    <ConfirmMutationDialog
      texts={returnOf(location)}
      tone="primary"
      mutation={edit}
      input={{ changes: { active: true } }}
      onClose={onClose}
    />
  )
}

const returnOf = ({ name }: Location): ConfirmTexts => ({
  title: `Reativar ${name}?`,
  text: 'Ele volta a aparecer ao solicitar entregas.',
  confirm: 'Reativar local',
  cancel: 'Manter inativo',
  done: `${name} aparece de novo ao solicitar entregas.`,
  failed: `Não foi possível reativar ${name}.`,
})

function removalOf({ name, usageCount }: Location): ConfirmTexts<LocationRemoval> {
  const orders = usageCount === 1 ? '1 ordem passa' : `${formatCount(usageCount)} ordens passam`
  return {
    ...(usageCount > 0
      ? {
          title: `Desativar ${name}?`,
          text: `${orders} por ele, e por isso não dá para excluir. Desativado, ele deixa de aparecer ao solicitar entregas.`,
          confirm: 'Desativar local',
          failed: `Não foi possível desativar ${name}.`,
        }
      : {
          title: `Excluir ${name}?`,
          text: 'Nenhuma ordem passa por ele. Não dá para desfazer.',
          confirm: 'Excluir local',
          failed: `Não foi possível excluir ${name}.`,
        }),
    cancel: 'Manter local',
    done: ({ outcome }) =>
      outcome === 'deleted'
        ? { title: `${name} foi excluído.` }
        : { title: `${name} foi desativado.`, description: 'Ordens passam por ele; o histórico fica.' },
  }
}
