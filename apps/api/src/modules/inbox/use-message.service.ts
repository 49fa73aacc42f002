import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockAndRequireInboxMessage, requireInboxAttachment, requireInboxMessage } from './inbox.service.ts'
import { setMessageImported, updateInboxMessage } from './inbox.sql.ts'

/** A spreadsheet or invoice of a message. */
export interface StoredSpreadsheet {
  readonly companyId: string
  /** When the message arrived. */
  readonly receivedAt: Date
  readonly name: string
  readonly bytes: number
  readonly sha256: Buffer
  readonly fileKey: string
}

interface Use {
  readonly companyId: string
  readonly orderId: string
}

/**
 * Marks a message as used by a new order, in the transaction that creates the order: one message becomes one order,
 * also when two people check it at the same moment.
 *
 * @throws AppError `not_found` for a message that the caller may not see or of another company, `not_editable` when it
 * was used before or discarded.
 */
export async function markMessageUsed(ctx: Context, id: string, { companyId, orderId }: Use): Promise<void> {
  const row = await lockAndRequireInboxMessage(ctx, id)
  if (row.company_id !== companyId) throw new AppError('not_found', 'Esta mensagem é de outra empresa.')
  if (row.status === 'discarded') throw discardedError()
  if (row.status === 'used') {
    const order = row.order_number ? `a ordem ${row.order_number}` : 'uma ordem ou importação'
    throw new AppError('not_editable', `Esta mensagem já virou ${order}.`)
  }
  const { db, now, user } = requireSession(ctx)
  await updateInboxMessage(db, id, {
    status: 'used',
    handled_by_id: user.id,
    handled_at: now,
    service_order_id: orderId,
  })
}

/** Returns a spreadsheet of a message, for an import. */
export async function requireStoredSpreadsheet(
  ctx: Context,
  id: string,
  attachmentId: string,
): Promise<StoredSpreadsheet> {
  const row = await requireInboxMessage(ctx, id)
  if (row.status === 'discarded') throw discardedError()
  const { kind, file_key: fileKey, sha256, name, bytes } = await requireInboxAttachment(ctx, id, attachmentId)
  if (kind !== 'spreadsheet' || !fileKey || !sha256) {
    throw new AppError('not_editable', 'Este anexo não é uma planilha nem uma NF-e.')
  }
  return { companyId: row.company_id, receivedAt: row.received_at, name, bytes, sha256, fileKey }
}

/**
 * Marks a message as used by an import, in the caller's transaction, and locks it until the transaction ends. A message
 * may have several spreadsheets.
 *
 * @throws AppError `not_editable` when the message was discarded since it was read.
 */
export async function markMessageImported(ctx: Context, id: string, importId: string): Promise<void> {
  const { db, now, user } = requireSession(ctx)
  const isSet = await setMessageImported(db, id, { import_id: importId, handled_by_id: user.id, handled_at: now })
  if (!isSet) throw discardedError()
}

const discardedError = () =>
  new AppError('not_editable', 'Esta mensagem foi descartada. Para usá-la, abra-a e escolha Voltar a conferir.')
