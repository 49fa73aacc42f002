import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'

/** The status of a service order (product, section 3). */
export const ServiceOrderStatus = z.enum([
  'draft',
  'requested',
  'accepted',
  'collecting',
  'collected',
  'in_transit',
  'delivered',
  'partially_delivered',
  'failed',
  'on_hold',
  'returning',
  'returned',
  'canceled',
  'expired',
])
export type ServiceOrderStatus = z.infer<typeof ServiceOrderStatus>

/** Interface labels of the statuses. */
export const serviceOrderStatusLabels = createLabels<ServiceOrderStatus>({
  draft: 'Rascunho',
  requested: 'Solicitada',
  accepted: 'Aguardando coleta',
  collecting: 'A caminho da coleta',
  collected: 'Coletada',
  in_transit: 'Em rota',
  delivered: 'Entregue',
  partially_delivered: 'Entregue em parte',
  failed: 'Tentativa sem sucesso',
  on_hold: 'Em espera',
  returning: 'Em devolução',
  returned: 'Devolvida',
  canceled: 'Cancelada',
  expired: 'Expirada',
})

/** Final statuses; after them only comments and corrections are possible. */
export const closedStatuses = ['delivered', 'returned', 'canceled', 'expired'] as const satisfies ServiceOrderStatus[]

/** Statuses with a running deadline: after its promised time, an order in one of these is late. */
export const runningStatuses = [
  'requested',
  'accepted',
  'collecting',
  'collected',
  'in_transit',
  'failed',
] as const satisfies ServiceOrderStatus[]

export const ServiceOrderTab = z.enum(['all', 'mine', 'drafts', 'open', 'ongoing', 'attention', 'done', 'canceled'])
export type ServiceOrderTab = z.infer<typeof ServiceOrderTab>

/**
 * The tabs of the order list (product, section 3). `attention` also contains every late order, and a partial delivery
 * until its return starts, which is another status. `mine` contains only the caller's own orders of today, or late, or
 * without a date, in the order of their route. The other tabs contain exactly their statuses.
 */
export const serviceOrderTabs: Record<ServiceOrderTab, { label: string; statuses: readonly ServiceOrderStatus[] }> = {
  all: { label: 'Todas', statuses: ServiceOrderStatus.options },
  mine: {
    label: 'Minhas',
    statuses: ['accepted', 'collecting', 'collected', 'in_transit', 'failed', 'on_hold', 'returning'],
  },
  drafts: { label: 'Rascunhos', statuses: ['draft'] },
  open: { label: 'Em aberto', statuses: ['requested', 'accepted', 'collecting'] },
  ongoing: { label: 'Em andamento', statuses: ['collected', 'in_transit', 'returning'] },
  attention: { label: 'Precisa de ação', statuses: ['failed', 'on_hold', 'partially_delivered'] },
  done: { label: 'Concluídas', statuses: ['delivered', 'partially_delivered', 'returned'] },
  canceled: { label: 'Canceladas', statuses: ['canceled', 'expired'] },
}

/** The statuses in which an order has a receipt. */
export const receiptStatuses: readonly ServiceOrderStatus[] = ['delivered', 'partially_delivered', 'returned']
