import type { ServiceOrder, User } from '@malote/api-client'
import { confirm } from '@malote/ui'
import { isCourier } from '../viewer-role.ts'

/**
 * Requests confirmation before a courier acts on the order of another one: orders look alike, and the act is recorded in
 * the name of who pressed.
 *
 * @returns whether the act may continue; true without a question for the user's own orders and for other roles.
 */
export async function confirmForColleague(
  { assignee }: Pick<ServiceOrder, 'assignee'>,
  user: Pick<User, 'id' | 'role' | 'carriesOut'>,
): Promise<boolean> {
  if (!isCourier(user) || !assignee || assignee.id === user.id) return true
  return confirm({
    title: `Esta ordem é de ${assignee.name}`,
    text: 'Se você continuar, o passo fica registrado em seu nome.',
    confirmLabel: 'Continuar no lugar',
    cancelLabel: 'Voltar',
    tone: 'primary',
  })
}
