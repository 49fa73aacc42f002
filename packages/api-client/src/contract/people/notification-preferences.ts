import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { allRoles, type Role } from '../core/roles.ts'
import { NotificationType } from './notification-type.ts'

interface NotificationRule {
  /** Interface label. */
  readonly label: string
  /** The roles that can receive it. */
  readonly roles: readonly Role[]
  /** Whether an e-mail is sent by default; the user can change it. */
  readonly email: boolean
  /** Sent regardless of preferences, for account security. */
  readonly always?: true
}

/** The rule of each type, used by the server and the screens. */
export const notificationRules: Record<NotificationType, NotificationRule> = {
  order_failed: { label: 'Tentativa sem sucesso em uma ordem que solicitei', roles: allRoles, email: true },
  order_returned: { label: 'Devolução de uma ordem que solicitei', roles: allRoles, email: true },
  order_commented: { label: 'Comentário em uma ordem de que participo', roles: allRoles, email: false },
  order_assigned: { label: 'Ordem passada para mim', roles: ['operator', 'admin'], email: false },
  order_due_soon: { label: 'Prazo que termina em meia hora', roles: ['operator', 'admin'], email: false },
  order_late: { label: 'Ordem que passou do prazo', roles: allRoles, email: false },
  report_ready: { label: 'Relatório pronto', roles: ['admin'], email: true },
  proofs_ready: { label: 'Comprovantes do mês prontos', roles: ['manager', 'admin'], email: true },
  report_failed: { label: 'Relatório que não pôde ser feito', roles: ['admin'], email: true },
  proofs_failed: { label: 'Comprovantes do mês que não puderam ser feitos', roles: ['manager', 'admin'], email: true },
  new_sign_in: { label: 'Acesso à minha conta por um aparelho novo', roles: allRoles, email: true, always: true },
  recipient_request: { label: 'Pedido do destinatário em uma ordem de que participo', roles: allRoles, email: false },
  occurrence_assigned: { label: 'Ocorrência passada para mim', roles: ['operator', 'admin'], email: false },
  occurrence_commented: { label: 'Comentário em uma ocorrência de que participo', roles: allRoles, email: false },
  occurrence_resolved: { label: 'Solução de uma ocorrência de que participo', roles: allRoles, email: false },
  occurrence_overdue: { label: 'Ocorrência que passou do prazo', roles: ['operator', 'admin'], email: false },
  webhook_paused: { label: 'Webhook pausado depois de falhas', roles: ['manager', 'admin'], email: true },
  privacy_request: { label: 'Pedido de um titular sobre seus dados', roles: ['admin'], email: true },
}

/** The channels of one notification type. */
export const NotificationPreference = z.object({
  type: NotificationType,
  screen: z.boolean(),
  email: z.boolean(),
})
export type NotificationPreference = z.infer<typeof NotificationPreference>

const Preferences = z.object({ data: z.array(NotificationPreference) })

export const notificationPreferences = {
  get: endpoint({
    id: 'notificationPreferences.get',
    method: 'GET',
    path: '/v1/users/me/notifications',
    summary: 'Diz onde a pessoa é avisada de cada coisa que diz respeito ao perfil dela.',
    response: Preferences,
    roles: allRoles,
  }),
  update: endpoint({
    id: 'notificationPreferences.update',
    method: 'PUT',
    path: '/v1/users/me/notifications',
    summary: 'Escolhe onde receber cada aviso. Os da segurança da própria conta vêm sempre.',
    body: z.object({ data: z.array(NotificationPreference).check(z.maxLength(NotificationType.options.length)) }),
    response: Preferences,
    roles: allRoles,
  }),
}
