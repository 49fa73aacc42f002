import type { EndpointOutput, InboxDecision, InboxMessage, inbox } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError, requireRow } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { recordAudit } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
import { storedTypes } from './attachments.ts'
import {
  type InboxAttachmentRow,
  type InboxFilters,
  type InboxRow,
  lockInboxMessage,
  selectAttachmentsOfMessages,
  selectInboxAttachments,
  selectInboxMessage,
  selectInboxMessages,
  updateInboxMessage,
} from './inbox.sql.ts'
import { toInboxMessage } from './to-inbox-message.ts'

/** Lists the messages of the companies that the caller may see. */
export async function listInboxMessages(
  ctx: Context,
  filters: InboxFilters,
): Promise<EndpointOutput<typeof inbox.list>> {
  const { db, scope } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectInboxMessages(db, scope, filters)
  const ids = rows.map(({ id }) => id)
  const files = Map.groupBy(await selectAttachmentsOfMessages(db, ids), ({ message_id }) => message_id)
  return { data: rows.map((row) => toInboxMessage(row, files.get(row.id) ?? [])), meta }
}

/** Returns one message with its text and files. */
export async function getInboxMessage(ctx: Context, id: string): Promise<InboxMessage> {
  const row = await requireInboxMessage(ctx, id)
  return toInboxMessage(row, await selectInboxAttachments(ctx.db, id))
}

/** Returns the row of a message that the caller may see. */
export async function requireInboxMessage(ctx: Context, id: string): Promise<InboxRow> {
  const { db, scope } = requireSession(ctx)
  return requireRow(await selectInboxMessage(db, scope, id), 'Mensagem não encontrada.')
}

/** Locks a message until the transaction ends, and returns its row. */
export async function lockAndRequireInboxMessage(ctx: Context, id: string): Promise<InboxRow> {
  const { db, scope } = requireSession(ctx)
  await lockInboxMessage(db, scope, id)
  return requireInboxMessage(ctx, id)
}

/**
 * Discards a message, or returns it to the messages to check.
 *
 * @throws AppError `not_editable` when an order or an import was made from it.
 */
export function decideAboutMessage(ctx: Context, id: string, { status }: InboxDecision): Promise<InboxMessage> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const row = await lockAndRequireInboxMessage(txCtx, id)
    // Repeating a request changes nothing.
    if (row.status === status) return getInboxMessage(txCtx, id)
    if (row.status === 'used') throw new AppError('not_editable', 'Esta mensagem já foi usada.')
    const isDiscarded = status === 'discarded'
    await updateInboxMessage(db, id, {
      status,
      handled_by_id: isDiscarded ? user.id : null,
      handled_at: isDiscarded ? now : null,
    })
    await recordAudit(txCtx, {
      action: isDiscarded ? 'inbox.discard' : 'inbox.restore',
      entityId: id,
      companyId: row.company_id,
      changes: {},
    })
    return getInboxMessage(txCtx, id)
  })
}

const attachmentNotFound = 'Anexo não encontrado.'

/** Returns the row of a file of a message that the caller may see. */
export async function requireInboxAttachment(
  { db }: Context,
  messageId: string,
  attachmentId: string,
): Promise<InboxAttachmentRow> {
  const files = await selectInboxAttachments(db, messageId)
  return requireRow(
    files.find(({ id }) => id === attachmentId),
    attachmentNotFound,
  )
}

/** Opens a stored file of a message. */
export async function openInboxAttachment(ctx: Context, id: string, attachmentId: string): Promise<Download> {
  await requireInboxMessage(ctx, id)
  const { kind, file_key: key, name, sha256 } = await requireInboxAttachment(ctx, id, attachmentId)
  if (!kind || !key) throw new AppError('not_found', attachmentNotFound)
  return {
    type: storedTypes[kind],
    name,
    ...(sha256 ? { tag: sha256.toString('hex') } : {}),
    open: () => ctx.services.files.read(key),
  }
}
