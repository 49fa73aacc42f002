import type { RotatedSecret, Webhook } from '@malote/api-client'
import { ConfirmMutationDialog, type ConfirmTexts } from '../../components/confirm-mutation-dialog.tsx'
import { getWebhookName } from './webhook-text.ts'
import { useWebhookAction, type WebhookAction } from './webhooks.queries.ts'

interface WebhookConfirmDialogProps {
  action: WebhookAction
  webhook: Webhook
  /** Called after a success, with the new secret if it was rotated. */
  onDone: (secret: RotatedSecret | undefined) => void
  onClose: () => void
}

/** Confirms pausing, resuming or deleting a webhook, or rotating its secret. */
export function WebhookConfirmDialog({ action, webhook, onDone, onClose }: WebhookConfirmDialogProps) {
  const mutation = useWebhookAction(webhook.id)
  return (
    <ConfirmMutationDialog
      texts={getTexts(action, getWebhookName(webhook))}
      tone={action === 'resume' ? 'primary' : 'danger'}
      mutation={mutation}
      input={action}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

function getTexts(action: WebhookAction, name: string): ConfirmTexts {
  switch (action) {
    case 'pause':
      return {
        title: `Pausar ${name}?`,
        text: 'O que acontecer enquanto ele estiver pausado não será avisado, nem depois. O que já está na fila espera.',
        confirm: 'Pausar webhook',
        cancel: 'Manter ativo',
        done: `${name} está pausado.`,
        failed: `Não foi possível pausar ${name}.`,
      }
    case 'resume':
      return {
        title: `Reativar ${name}?`,
        text: 'Ele volta a ser avisado do que acontecer daqui em diante, e do que ficou na fila.',
        confirm: 'Reativar webhook',
        cancel: 'Manter pausado',
        done: `${name} está ativo.`,
        failed: `Não foi possível reativar ${name}.`,
      }
    case 'rotate':
      return {
        title: `Trocar o segredo de ${name}?`,
        text: 'Você recebe um segredo novo. Por 24 horas as mensagens levam as duas assinaturas, para o outro sistema mudar com calma.',
        confirm: 'Trocar segredo',
        cancel: 'Manter segredo',
        failed: `Não foi possível trocar o segredo de ${name}.`,
      }
    case 'remove':
      return {
        title: `Excluir ${name}?`,
        text: 'O outro sistema deixa de ser avisado agora, e o registro das entregas vai junto. Não dá para desfazer.',
        confirm: 'Excluir webhook',
        cancel: 'Manter webhook',
        done: `${name} foi excluído.`,
        failed: `Não foi possível excluir ${name}.`,
      }
  }
}
