import {
  type EndpointOutput,
  type PrivacyDecision,
  type PrivacyRequest,
  type PrivacyRequestKind,
  type PublicPrivacyRequest,
  privacyRequestKindLabels,
  privacyRequestStatusLabels,
  type privacyRequests,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError, limitError } from '../../platform/errors/app-error.ts'
import { countAgainstLimit } from '../../platform/limits/request-counts.service.ts'
import { toNetwork } from '../../platform/security/client-network.ts'
import { newId } from '../../platform/security/ids.ts'
import { recordAudit } from '../audit/index.ts'
import { notify } from '../notifications/index.ts'
import { getMe } from '../users/index.ts'
import { lockAndRequireRequest, requireRequest, sendRequestEmail } from './request-access.service.ts'
import {
  hasRequestWithoutAccount,
  insertRequest,
  nextProtocol,
  type RequestFilters,
  selectRecentOfContact,
  selectRequests,
  selectUserRequests,
  updateRequest,
} from './requests.sql.ts'
import { scheduleErasure } from './scheduled-erasure.service.ts'
import { toPrivacyRequest } from './to-privacy-request.ts'

const dayMs = 24 * 3_600_000
const dueDays = 15
/** Number of requests that one contact may open in a day: one of each kind. */
const perContact = 3
/** Number of requests without an account from one network in an hour, and from all networks in a day. */
const perNetwork = 10
const perDay = 100
const hourMs = 3_600_000

/** Opens a request of the caller; at most one of a kind may be open. */
export async function openOwnRequest(
  ctx: Context,
  { kind, message }: { kind: PrivacyRequestKind; message?: string | null | undefined },
): Promise<PrivacyRequest> {
  const me = await getMe(ctx)
  return inTransaction(ctx, async (txCtx) => {
    const open = (await selectUserRequests(txCtx.db, me.id)).find((row) => row.status === 'open' && row.kind === kind)
    if (open) throw new AppError('already_exists', `Este pedido já está aberto, com o protocolo ${open.protocol}.`)
    return openRequest(txCtx, { kind, message, userId: me.id, name: me.name, email: me.email, phone: me.phone })
  })
}

/**
 * Opens a request of a person without an account. Their identity is checked when the request is handled: the response
 * does not depend on whether the contact has data.
 */
export function openPublicRequest(
  ctx: Context,
  input: PublicPrivacyRequest,
): Promise<EndpointOutput<typeof privacyRequests.open>> {
  return inTransaction(ctx, async (txCtx) => {
    const ofNetwork = { key: `privacy ${toNetwork(ctx.ipAddress)}`, windowMs: hourMs, maximum: perNetwork }
    const ofAllNetworks = { key: 'privacy', windowMs: dayMs, maximum: perDay }
    const detail = 'Recebemos pedidos demais. Tente de novo mais tarde, ou escreva ao encarregado indicado na política.'
    for (const limit of [ofNetwork, ofAllNetworks]) await countAgainstLimit(txCtx, { ...limit, detail })
    const { protocol, dueAt } = await openRequest(txCtx, { ...input, userId: null })
    await assertContactLimit(txCtx, input)
    return { protocol, dueAt }
  })
}

/**
 * Limits public requests, so that no inbox and no queue can be flooded in another person's name. The lock on the
 * protocol row serializes callers.
 *
 * @throws AppError when a limit is reached.
 */
async function assertContactLimit(ctx: Context, { email = null, phone = null }: PublicPrivacyRequest): Promise<void> {
  const now = ctx.clock().getTime()
  const { total, first } = await selectRecentOfContact(ctx.db, { email, phone }, new Date(now - dayMs))
  if (total <= perContact) return
  const waitMs = (first?.getTime() ?? now) + dayMs - now
  throw limitError(waitMs, 'Já recebemos pedidos com este contato hoje. Tente de novo amanhã.')
}

interface NewRequest extends PublicPrivacyRequest {
  readonly userId: string | null
}

async function openRequest(ctx: Context, input: NewRequest): Promise<PrivacyRequest> {
  const now = ctx.clock()
  const id = newId()
  const due = new Date(now.getTime() + dueDays * dayMs)
  const { kind, userId, name, email = null, phone = null } = input
  const protocol = await nextProtocol(ctx.db, now.getUTCFullYear())
  await insertRequest(ctx.db, {
    id,
    protocol,
    kind,
    user_id: userId,
    name,
    email,
    phone,
    message: input.message || null,
    status: 'open',
    requested_at: now,
    due_at: due,
  })
  await recordAudit(ctx, {
    action: 'privacyRequests.open',
    entityId: id,
    changes: { protocol, kind },
  })
  // Admins are notified of public requests once a day; the list has all of them.
  const first = !(await hasRequestWithoutAccount(ctx.db, id, new Date(now.getTime() - dayMs)))
  if (userId !== null || first) await notifyAdmins(ctx, { id, kind, protocol, more: userId === null })
  const until = due.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  const text = `Recebemos seu pedido de ${privacyRequestKindLabels[kind].toLowerCase()}. A resposta vem até ${until}.`
  await sendRequestEmail(ctx, { user_id: userId, name, email, protocol }, text)
  return toPrivacyRequest(await requireRequest(ctx, id), now)
}

interface Opened {
  readonly id: string
  readonly kind: PrivacyRequestKind
  readonly protocol: string
  /** Further public requests of the same day send no notification. */
  readonly more: boolean
}

async function notifyAdmins(ctx: Context, { id, kind, protocol, more }: Opened): Promise<void> {
  const kindLabel = privacyRequestKindLabels[kind].toLowerCase()
  await notify(ctx, {
    type: 'privacy_request',
    to: 'admins',
    subjectId: id,
    detail: protocol,
    email: {
      subject: `Pedido de um titular: ${protocol}`,
      paragraphs: [
        `Chegou um pedido de ${kindLabel} de dados, de protocolo ${protocol}.`,
        `A lei dá ${dueDays} dias para responder.`,
        ...(more ? ['Outros pedidos de quem não tem conta, nas próximas 24 horas, entram na fila sem aviso.'] : []),
      ],
    },
  })
}

/** Lists privacy requests, open ones first, by deadline. */
export async function listRequests(
  ctx: Context,
  filters: RequestFilters,
): Promise<EndpointOutput<typeof privacyRequests.list>> {
  const { db, now } = requireSession(ctx)
  const { rows, meta } = await selectRequests(db, filters, now)
  return { data: rows.map((row) => toPrivacyRequest(row, now)), meta }
}

/** Closes a request and notifies its author. A granted deletion is scheduled, and closed when the data is erased. */
export function closeRequest(ctx: Context, id: string, decision: PrivacyDecision): Promise<PrivacyRequest> {
  const { outcome, answer } = decision
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const row = await lockAndRequireRequest(txCtx, id)
    if (row.status !== 'open') {
      const label = privacyRequestStatusLabels[row.status].toLowerCase()
      throw new AppError('already_closed', `Este pedido já foi encerrado: ${label}.`)
    }
    if (row.erasure_at)
      throw new AppError('already_closed', 'A exclusão já está marcada. Cancele-a para decidir de novo.')
    if (row.kind === 'deletion' && outcome === 'done') {
      await scheduleErasure(txCtx, row, decision)
      return toPrivacyRequest(await requireRequest(txCtx, id), now)
    }
    await updateRequest(db, id, { status: outcome, answer: answer || null, handled_by_id: user.id, closed_at: now })
    const result = privacyRequestStatusLabels[outcome].toLowerCase()
    const news = `Seu pedido de ${privacyRequestKindLabels[row.kind].toLowerCase()} foi ${result}.`
    await sendRequestEmail(txCtx, row, answer ? `${news}\n\n${answer}` : news)
    await recordAudit(txCtx, {
      action: 'privacyRequests.close',
      entityId: id,
      changes: { protocol: row.protocol, status: { from: 'open', to: outcome } },
    })
    return toPrivacyRequest(await requireRequest(txCtx, id), now)
  })
}
