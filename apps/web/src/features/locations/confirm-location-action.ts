import type { Location, LocationRemoval } from '@malote/api-client'
import { formatAmount } from '../../lib/format/formats.ts'
import { type ConfirmTexts, confirmAction } from '../../lib/forms/confirm-action.ts'
import { useEditLocation, useRemoveLocation } from './locations.queries.ts'

/**
 * @returns functions that confirm and run an action on a location. The server deactivates a location in use instead of
 * deleting it.
 */
export function useConfirmedLocationActions() {
  const remove = useRemoveLocation()
  const edit = useEditLocation()
  return {
    remove: (location: Location) =>
      void confirmAction({ texts: getRemovalTexts(location), action: () => remove.mutateAsync(location.id) }),
    reactivate: (location: Location) =>
      void confirmAction({
        texts: getReactivationTexts(location),
        tone: 'primary',
        action: () => edit.mutateAsync({ id: location.id, changes: { active: true } }),
      }),
  }
}

const getReactivationTexts = ({ name }: Location): ConfirmTexts => ({
  title: `Reativar ${name}?`,
  text: 'Ele volta a aparecer ao solicitar entregas.',
  confirm: 'Reativar local',
  cancel: 'Manter inativo',
  done: `${name} aparece de novo ao solicitar entregas.`,
  failed: `Não foi possível reativar ${name}.`,
})

function getRemovalTexts({ name, usageCount }: Location): ConfirmTexts<LocationRemoval> {
  const orders = formatAmount(usageCount, 'ordem passa', 'ordens passam')
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
