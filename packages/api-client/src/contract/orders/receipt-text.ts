import type { ServiceOrder } from './service-order.ts'
import { serviceOrderStatusLabels } from './service-order-status.ts'

const formatTotal = (count: number, one: string, several: string) => (count === 1 ? one : `${count} ${several}`)

/**
 * Describes what a receipt confirms in one sentence, such as `Recebido por Mariana Prado`: the receiver of the only
 * drop-off, or how many of several were completed.
 */
export function describeReceiptStatus({ status, stops }: Pick<ServiceOrder, 'status' | 'stops'>): string {
  const dropoffs = stops.filter(({ kind }) => kind === 'dropoff')
  const [only, ...others] = dropoffs
  if (status === 'returned') return 'Devolução concluída'
  if (status === 'partially_delivered') {
    const done = dropoffs.filter(({ state }) => state === 'completed').length
    return `Entregue em parte: ${done} de ${formatTotal(dropoffs.length, '1 entrega', 'entregas')}`
  }
  if (status !== 'delivered') return serviceOrderStatusLabels[status]
  if (others.length > 0) return `As ${dropoffs.length} entregas foram concluídas`
  return only?.receiverName ? `Recebido por ${only.receiverName}` : 'Entrega concluída'
}

/** Counts the proofs of an order in words: `2 fotos`, `1 assinatura`, `PIN conferido`. */
export function listReceiptProofs(
  { stops }: Pick<ServiceOrder, 'stops'>,
  pictures: readonly { readonly kind: string }[],
): string[] {
  const photos = pictures.filter(({ kind }) => kind === 'photo').length
  const signatures = pictures.filter(({ kind }) => kind === 'signature').length
  const pins = stops.filter(({ pinConfirmedAt }) => pinConfirmedAt).length
  return [
    photos > 0 ? formatTotal(photos, '1 foto', 'fotos') : '',
    signatures > 0 ? formatTotal(signatures, '1 assinatura', 'assinaturas') : '',
    pins > 0 ? formatTotal(pins, 'PIN conferido', 'PINs conferidos') : '',
  ].filter(Boolean)
}
