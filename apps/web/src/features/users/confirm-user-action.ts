import type { User } from '@malote/api-client'
import { type ConfirmTexts, confirmAction } from '../../lib/forms/confirm-action.ts'
import { type UserAction, useEndAllSessions, useUserAction } from './users.queries.ts'

/** Actions that need a confirmation. */
type ConfirmedUserAction = Exclude<UserAction, 'invite'>

/**
 * @param company the company that the user would leave.
 * @returns a function that confirms and runs an action on the access of a user.
 */
export function useConfirmedUserAction(company: { id: string; name: string } | undefined) {
  const { mutateAsync } = useUserAction(company?.id)
  return (action: ConfirmedUserAction, user: User) =>
    void confirmAction({
      texts: getTexts(action, user, company?.name ?? 'empresa'),
      tone: action === 'reactivate' ? 'primary' : 'danger',
      action: () => mutateAsync({ action, user }),
    })
}

/**
 * @param company the selected company; undefined for all users.
 * @returns a function that confirms and ends the sessions of everyone, such as after a lost device or a leaked password.
 */
export function useEndAllSessionsAction(company: { id: string; name: string } | undefined) {
  const { mutateAsync } = useEndAllSessions()
  return () =>
    void confirmAction({
      texts: {
        title: company ? `Encerrar as sessões das pessoas de ${company.name}?` : 'Encerrar as sessões de todos?',
        text: 'Todas precisam entrar de novo em todos os aparelhos; o seu continua. Chaves de API continuam.',
        confirm: 'Encerrar sessões',
        cancel: 'Manter abertas',
        done: ({ ended }) => ({
          title: ended === 1 ? 'Uma sessão foi encerrada.' : `${ended} sessões foram encerradas.`,
        }),
        failed: 'Não foi possível encerrar as sessões.',
      },
      tone: 'danger',
      action: () => mutateAsync(company?.id),
    })
}

function getTexts(action: ConfirmedUserAction, { name }: User, company: string): ConfirmTexts<User | undefined> {
  switch (action) {
    case 'deactivate':
      return {
        title: `Desativar ${name}?`,
        text: 'A pessoa perde o acesso agora e as sessões e as chaves de API dela terminam. O histórico fica, e você pode reativar a pessoa depois.',
        confirm: 'Desativar usuário',
        cancel: 'Manter ativo',
        done: `${name} não tem mais acesso.`,
        failed: `Não foi possível desativar ${name}.`,
      }
    case 'endSessions':
      return {
        title: `Encerrar as sessões de ${name}?`,
        text: 'A pessoa precisa entrar de novo em todos os aparelhos. O que ainda não enviou sem conexão fica guardado no aparelho. Chaves de API continuam.',
        confirm: 'Encerrar sessões',
        cancel: 'Manter abertas',
        done: `As sessões de ${name} foram encerradas.`,
        failed: `Não foi possível encerrar as sessões de ${name}.`,
      }
    case 'reactivate':
      return {
        title: `Reativar ${name}?`,
        text: 'A pessoa volta a entrar com o e-mail e a senha que tinha, nas mesmas empresas.',
        confirm: 'Reativar usuário',
        cancel: 'Manter inativo',
        // A user who never set a password returns as invited.
        done: (changed) =>
          changed?.status === 'invited'
            ? {
                title: `${name} precisa de um convite novo.`,
                description: 'Envie o convite de novo para a pessoa escolher a senha.',
              }
            : { title: `${name} tem acesso de novo.` },
        failed: `Não foi possível reativar ${name}.`,
      }
    case 'unlink':
      return {
        title: `Remover ${name} de ${company}?`,
        text: 'A pessoa deixa de ver o que é desta empresa. O que ela fez continua no histórico.',
        confirm: 'Remover da empresa',
        cancel: 'Manter na empresa',
        done: `${name} não está mais em ${company}.`,
        failed: `Não foi possível tirar ${name} da empresa.`,
      }
  }
}
