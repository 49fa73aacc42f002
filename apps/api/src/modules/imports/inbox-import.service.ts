import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { InboxMessage } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { withTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { readHead } from '../../platform/files/upload.ts'
import { getInboxMessage, markMessageImported, requireStoredSpreadsheet } from '../inbox/index.ts'
import { createImport } from './imports.service.ts'
import { selectImportOfFile } from './imports.sql.ts'

/**
 * Opens an import with a spreadsheet that arrived in a message, and marks the message as used. The import has a copy of
 * the file, so that each can be deleted on its own. An attachment that was imported already is not imported again, unless
 * that import was canceled or deleted.
 *
 * @throws AppError `not_found`, or `not_editable` when the file is no spreadsheet, the message is discarded, or another
 * request imports the attachment at the same time.
 */
export async function importInboxAttachment(
  ctx: Context,
  messageId: string,
  attachmentId: string,
): Promise<InboxMessage> {
  const file = await requireStoredSpreadsheet(ctx, messageId, attachmentId)
  const { companyId, fileKey, name, bytes, sha256 } = file
  const existing = await selectImportOfFile(ctx.db, file)
  if (existing) {
    await markMessageImported(ctx, messageId, existing)
    return getInboxMessage(ctx, messageId)
  }
  return withTemporaryFolder(ctx.services.files, async (folder) => {
    const path = join(folder, 'file')
    await pipeline(await ctx.services.files.read(fileKey), createWriteStream(path, { mode: 0o600 }))
    const upload = { name, path, bytes, sha256, head: await readHead(path) }
    await createImport(ctx, { companyId, kind: 'orders' }, [upload], async (txCtx, id) => {
      await markMessageImported(txCtx, messageId, id)
      // The message is locked now, so that of several requests the first one has stored its import.
      if (await selectImportOfFile(txCtx.db, file, id)) {
        throw new AppError('not_editable', 'Esta planilha acabou de ser importada.')
      }
    })
    return getInboxMessage(ctx, messageId)
  })
}
