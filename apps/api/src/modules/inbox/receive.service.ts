import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InboxMessage, inboxLimits } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import { type ReadMail, readMail, readPdfText, UnreadableMailError } from '../../platform/files/mail-reader/index.ts'
import { withTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { countAgainstLimit } from '../../platform/limits/request-counts.service.ts'
import { newId } from '../../platform/security/ids.ts'
import { assertCompanyActive, countUploadBytes, requireCompany } from '../companies/index.ts'
import { discardFilesOnError, queueFileRemoval } from '../files/index.ts'
import { readTextFile, type SortedFile, sortFiles, storedTypes, toStoredText } from './attachments.ts'
import { getInboxMessage } from './inbox.service.ts'
import {
  insertInboxAttachments,
  insertInboxMessage,
  selectCompaniesOfMember,
  selectInboxMessageId,
} from './inbox.sql.ts'

/** PDF files of one message whose text is read; each takes seconds at worst. */
const readPdfs = 3
const nameLength = 120
const subjectLength = 200

interface StoredAttachment extends SortedFile {
  readonly id: string
  readonly fileKey: string | null
  readonly text: string | null
}

/**
 * Stores an e-mail of a company, with the files that can become orders. A message that is stored already is returned as
 * it is, so that a mail provider may repeat its request.
 *
 * @throws AppError `malformed_message` when it is no e-mail, `too_many_requests`, `not_found`, or at `?companyId` when
 * the caller belongs to several companies.
 */
export async function receiveInboxMessage(
  ctx: Context,
  { companyId: chosenId }: { readonly companyId?: string | undefined },
  raw: Buffer,
): Promise<InboxMessage> {
  const companyId = chosenId ?? (await getOnlyCompany(ctx))
  assertCompanyActive(await requireCompany(ctx, companyId), '?companyId')
  // Outside of a transaction: a message that is rejected counts too.
  await countAgainstLimit(ctx, {
    key: `inbox ${companyId}`,
    windowMs: 60_000,
    maximum: inboxLimits.messagesPerMinute,
    detail: `Esta empresa já recebeu ${inboxLimits.messagesPerMinute} mensagens neste minuto.`,
  })
  const mail = await readMail(companyId, raw).catch((error: unknown) => {
    if (error instanceof UnreadableMailError) throw new AppError('malformed_message')
    throw error
  })
  const key = toMessageKey(mail, raw)
  const existing = await selectInboxMessageId(ctx.db, companyId, key)
  if (existing) return getInboxMessage(ctx, existing)
  const id = newId()
  return discardFilesOnError(ctx, async (fileKeys) => {
    const files = await storeFiles(ctx, companyId, id, sortFiles(mail.files), fileKeys)
    return inTransaction(ctx, (txCtx) => storeMessage(txCtx, { id, companyId, key, mail, files, bytes: raw.length }))
  })
}

/** An API key belongs to one company, so its calls need not name it. */
async function getOnlyCompany(ctx: Context): Promise<string> {
  const { db, user } = requireSession(ctx)
  const [only, other] = await selectCompaniesOfMember(db, user.id)
  if (only && !other) return only
  throw fieldError('?companyId', 'Diga de que empresa é a mensagem.', 'required')
}

/** Message-IDs may have any length, and an index entry may not. */
function toMessageKey({ messageId }: ReadMail, raw: Buffer): string {
  const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
  return messageId ? `id:${digest(messageId)}` : `body:${digest(raw)}`
}

/**
 * Saves the files that can be used, and reads the texts of those that have one.
 *
 * @param fileKeys receives the key of each file before the file is saved.
 */
async function storeFiles(
  ctx: Context,
  companyId: string,
  messageId: string,
  files: readonly SortedFile[],
  fileKeys: string[],
): Promise<StoredAttachment[]> {
  const pdfs = files.filter(({ kind }) => kind === 'pdf').slice(0, readPdfs)
  return withTemporaryFolder(ctx.services.files, async (folder) => {
    const stored: StoredAttachment[] = []
    for (const [index, file] of files.entries()) {
      const id = newId()
      const { kind, content } = file
      const fileKey = kind && `inbox/${messageId}/${id}`
      if (fileKey) {
        fileKeys.push(fileKey)
        const path = join(folder, String(index))
        await writeFile(path, content, { mode: 0o600 })
        await ctx.services.files.save(fileKey, path, storedTypes[kind])
      }
      const pdfText = pdfs.includes(file) ? await readPdfText(companyId, content, inboxLimits.textLength) : null
      const text = kind === 'text' ? readTextFile(content) : pdfText && toStoredText(pdfText).text
      stored.push({ ...file, id, fileKey, text })
    }
    return stored
  })
}

interface NewMessage {
  readonly id: string
  readonly companyId: string
  readonly key: string
  readonly mail: ReadMail
  readonly files: readonly StoredAttachment[]
  readonly bytes: number
}

async function storeMessage(
  ctx: Context,
  { id, companyId, key, mail, files, bytes }: NewMessage,
): Promise<InboxMessage> {
  const { db, now } = requireSession(ctx)
  const { text, isCut } = toStoredText(mail.text)
  const line = (value: string, limit: number) => toStoredText(value.replace(/\s+/g, ' '), limit).text
  const isNew = await insertInboxMessage(db, {
    id,
    company_id: companyId,
    message_key: key,
    status: 'to_check',
    sender_name: line(mail.sender.name, nameLength),
    sender_address: line(mail.sender.address, 254),
    subject: mail.subject === undefined ? null : line(mail.subject, subjectLength),
    sent_at: mail.sentAt ?? null,
    received_at: now,
    body: text,
    is_body_cut: isCut,
  })
  if (!isNew) {
    // Another request stored the same message while this one was reading it.
    await queueFileRemoval(
      ctx,
      files.flatMap(({ fileKey }) => fileKey ?? []),
    )
    return getInboxMessage(ctx, (await selectInboxMessageId(db, companyId, key)) ?? id)
  }
  await countUploadBytes(ctx, companyId, bytes)
  await insertInboxAttachments(
    db,
    files.map((file, position) => ({
      id: file.id,
      message_id: id,
      position,
      name: file.name,
      bytes: file.content.length,
      kind: file.kind,
      unread_reason: file.unreadReason,
      file_key: file.fileKey,
      sha256: file.fileKey === null ? null : createHash('sha256').update(file.content).digest(),
      text: file.text,
    })),
  )
  return getInboxMessage(ctx, id)
}
