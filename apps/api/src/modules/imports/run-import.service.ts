import { type Context, inTransaction, type Session } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import {
  type ImportRow,
  lockValidRow,
  selectFirstRows,
  selectImport,
  selectImporter,
  updateImport,
  updateRows,
} from './imports.sql.ts'
import { importKinds } from './kinds.ts'
import { toRowErrors } from './read-row.ts'

const batch = 25

/**
 * Creates the orders or locations of a started import, in the name of its user. Each row is one transaction: what it
 * creates, and its status. The import may be interrupted anywhere and run again without duplicates.
 */
export async function runImport(ctx: Context, id: string, signal: AbortSignal): Promise<void> {
  let after = 0
  for (;;) {
    signal.throwIfAborted()
    // Read again for each batch: the import may have been cancelled, and its user deactivated.
    const row = await selectImport(ctx.db, 'all', id)
    if (row?.status !== 'running') return
    const user = await selectImporter(ctx.db, row.created_by_id)
    if (!user || !importKinds[row.kind].roles.includes(user.role)) {
      const failure = 'Quem enviou a planilha não tem mais acesso.'
      await updateImport(ctx.db, id, ['running'], { status: 'failed', failure, finished_at: ctx.clock() })
      return
    }
    const rows = await selectFirstRows(ctx.db, id, after, batch)
    const importer = { ...ctx, session: { id: newId(), user } satisfies Session }
    for (const { row_number, input } of rows) await importRow(importer, row, row_number, input)
    if (rows.length === 0) {
      await updateImport(ctx.db, id, ['running'], { status: 'done', finished_at: ctx.clock() })
      return
    }
    after = rows.at(-1)?.row_number ?? after
  }
}

class Repeated extends Error {}

async function importRow(ctx: Context, row: ImportRow, rowNumber: number, input: unknown): Promise<void> {
  const kind = importKinds[row.kind]
  try {
    await inTransaction(ctx, async (txCtx) => {
      if (!(await lockValidRow(txCtx.db, row.id, rowNumber))) return
      const file = { companyId: row.company_id, sha256: row.file_sha256, sheet: row.table_read?.sheet ?? 0 }
      const { state, locationId = null } = await kind.createRow(txCtx, file, rowNumber, input)
      // Rolls back what the row has created.
      if (state === 'repeated') throw new Repeated()
      await updateRows(txCtx.db, row.id, rowNumber, { state, location_id: locationId })
    })
  } catch (error) {
    if (error instanceof Repeated) await updateRows(ctx.db, row.id, rowNumber, { state: 'repeated' })
    else if (error instanceof AppError && error.code !== 'unavailable') {
      const errors = toRowErrors(kind.catalogue, error.extras.errors, error.message)
      await updateRows(ctx.db, row.id, rowNumber, { state: 'invalid', errors: JSON.stringify(errors) })
    } else throw error
  }
}

/** Marks an import as failed after its last attempt. What it has created stays. */
export async function failImport(ctx: Context, id: string): Promise<void> {
  const failure = 'Algo falhou do nosso lado. Envie a planilha de novo: o que já foi criado não se repete.'
  await updateImport(ctx.db, id, ['checking', 'running'], { status: 'failed', failure, finished_at: ctx.clock() })
}
