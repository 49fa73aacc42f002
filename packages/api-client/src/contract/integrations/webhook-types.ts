import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'

/** The events that a webhook can subscribe to. */
export const WebhookEventType = z.enum([
  'service_order.created',
  'service_order.status_changed',
  'service_order.stop_changed',
  'service_order.corrected',
  'service_order.edited',
  'service_order.commented',
  'service_order.attached',
  'service_order.detached',
  'service_order.pin_confirmed',
  'service_order.step_undone',
  'service_order.recipient_requested',
  'service_order.occurrence_opened',
  'service_order.occurrence_changed',
  'service_order.occurrence_commented',
  'service_order.occurrence_resolved',
])
export type WebhookEventType = z.infer<typeof WebhookEventType>

/** Interface labels of the event types. */
export const webhookEventTypeLabels = createLabels<WebhookEventType>({
  'service_order.created': 'Ordem criada',
  'service_order.status_changed': 'Status mudou',
  'service_order.stop_changed': 'Parada da rota mudou',
  'service_order.corrected': 'Status corrigido',
  'service_order.edited': 'Ordem editada',
  'service_order.commented': 'Comentário',
  'service_order.attached': 'Arquivo anexado',
  'service_order.detached': 'Arquivo excluído',
  'service_order.pin_confirmed': 'PIN conferido',
  'service_order.step_undone': 'Passo desfeito',
  'service_order.recipient_requested': 'Pedido do destinatário',
  'service_order.occurrence_opened': 'Ocorrência aberta',
  'service_order.occurrence_changed': 'Ocorrência alterada',
  'service_order.occurrence_commented': 'Ocorrência comentada',
  'service_order.occurrence_resolved': 'Ocorrência resolvida',
})

/** The type of a test message. */
const ping = 'ping'

/** The type of a message: an event, or a test message. */
export const WebhookMessageType = z.enum([...WebhookEventType.options, ping])
export type WebhookMessageType = z.infer<typeof WebhookMessageType>

/** Interface labels of the message types. */
export const webhookMessageTypeLabels = createLabels<WebhookMessageType>({
  ...webhookEventTypeLabels,
  [ping]: 'Teste',
})

export const WebhookStatus = z.enum(['active', 'paused'])
export type WebhookStatus = z.infer<typeof WebhookStatus>

/** Interface labels of the webhook states. */
export const webhookStatusLabels = createLabels<WebhookStatus>({ active: 'Ativo', paused: 'Pausado' })

export const WebhookDeliveryStatus = z.enum(['pending', 'delivered', 'failed'])
export type WebhookDeliveryStatus = z.infer<typeof WebhookDeliveryStatus>

/** Interface labels of the delivery states. */
export const webhookDeliveryStatusLabels = createLabels<WebhookDeliveryStatus>({
  pending: 'Na fila',
  delivered: 'Entregue',
  failed: 'Sem sucesso',
})
