import type { Context } from '../../platform/context.ts'
import { notify } from '../notifications/index.ts'
import { selectManagers, selectNamedWebhook } from './webhooks.sql.ts'

export interface PauseReason {
  /** Whether the receiver responded 410; otherwise it failed for a day. */
  readonly isGone: boolean
  readonly lastError: string
}

/**
 * Notifies the users who manage a webhook that the server has paused it: the admins, and the managers of its company, who
 * manage it by the API. Its creator is one of them, unless they may not manage it any more.
 */
export async function notifyOfPause(ctx: Context, id: string, { isGone, lastError }: PauseReason): Promise<void> {
  const { name, company_id, company_name } = await selectNamedWebhook(ctx.db, id)
  const reason = isGone ? 'o outro sistema respondeu que o endereço não existe mais' : 'nada foi aceito por um dia'
  const detail = `“${name}” foi pausado: ${reason}`
  const paragraphs = [
    `O webhook “${name}”, da empresa ${company_name}, foi pausado: ${reason}.`,
    `Última tentativa: ${lastError}`,
    'O que acontecer enquanto ele estiver pausado não será avisado, nem depois.',
  ]
  const { publicUrl } = ctx.config
  const link = publicUrl ? [`Ver o webhook:\n${publicUrl}/configuracoes/webhooks/${id}`] : []
  const api = `Depois de corrigir o outro sistema, peça a um administrador que o reative, ou reative-o pela API: PUT /v1/webhooks/${id}.`
  const pause = { type: 'webhook_paused', subjectId: id, detail } as const
  const subject = `Webhook pausado: ${name}`
  await notify(ctx, { ...pause, to: 'admins', email: { subject, paragraphs: [...paragraphs, ...link] } })
  const managers = await selectManagers(ctx.db, company_id)
  await notify(ctx, { ...pause, to: managers, email: { subject, paragraphs: [...paragraphs, api] } })
}
