import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { InboxMessage } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../platform/context.ts'
import { withTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { readHead } from '../../platform/files/upload.ts'
import { getInboxMessage, markMessageImported, requireStoredSpreadsheet } from '../inbox/index.ts'
import { createImport } from './imports.service.ts'

/**
 * Opens an import with a spreadsheet that arrived in a message, and marks the message as used. The import has a copy of
 * the file, so that each can be deleted on its own.
 *
 * @throws AppError `not_found`, or `not_editable` when the file is no spreadsheet or the message is discarded.
 */
export async function importInboxAttachment(
  ctx: Context,
  messageId: string,
  attachmentId: string,
): Promise<InboxMessage> {
  const { companyId, fileKey, name, bytes, sha256 } = await requireStoredSpreadsheet(ctx, messageId, attachmentId)
  return withTemporaryFolder(ctx.services.files, async (folder) => {
    const path = join(folder, 'file')
    await pipeline(await ctx.services.files.read(fileKey), createWriteStream(path, { mode: 0o600 }))
    const upload = { name, path, bytes, sha256, head: await readHead(path) }
    const { id } = await createImport(ctx, { companyId, kind: 'orders' }, [upload])
    return inTransaction(ctx, async (txCtx) => {
      await markMessageImported(txCtx, messageId, id)
      return getInboxMessage(txCtx, messageId)
    })
  })
}
