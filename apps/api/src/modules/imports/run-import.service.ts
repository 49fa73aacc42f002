import { type Context, inTransaction, type Session } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import { type ImportKind, RepeatedRowError, type ValidRow } from './import-kind.ts'
import { type ImportRow, selectImport, updateImport } from './imports.sql.ts'
import { importKinds } from './kinds.ts'
import { toRowErrors } from './read-row.ts'
import { type ImportedRow, lockValidRows, selectFirstRows, selectImporter, updateRows } from './run-import.sql.ts'

const batch = 25

/**
 * Creates the orders or locations of a started import, in the name of its user. The next rows are one transaction: what
 * they create, and their status. The import may be interrupted anywhere and run again without duplicates.
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
    await importRows(
      importer,
      row,
      rows.map(({ row_number, input }) => ({ rowNumber: row_number, input })),
    )
    if (rows.length === 0) {
      await updateImport(ctx.db, id, ['running'], { status: 'done', finished_at: ctx.clock() })
      return
    }
    after = rows.at(-1)?.row_number ?? after
  }
}

/** Creates the resources of the rows together, or one by one when one of them is rejected. */
async function importRows(ctx: Context, row: ImportRow, rows: readonly ValidRow[]): Promise<void> {
  const kind = importKinds[row.kind]
  const file = { companyId: row.company_id, sha256: row.file_sha256, sheet: row.table_read?.sheet ?? 0 }
  try {
    await inTransaction(ctx, async (txCtx) => {
      const numbers = rows.map(({ rowNumber }) => rowNumber)
      const open = await lockValidRows(txCtx.db, row.id, numbers)
      if (open.size === 0) return
      const openRows = rows.filter(({ rowNumber }) => open.has(rowNumber))
      await updateRows(txCtx.db, row.id, await kind.createRows(txCtx, file, openRows))
    })
  } catch (error) {
    const [first] = rows
    const rejected = first && toRejectedRow(kind, first, error)
    if (!rejected) throw error
    if (rows.length === 1) await updateRows(ctx.db, row.id, [rejected])
    else for (const one of rows) await importRows(ctx, row, [one])
  }
}

/** Returns what the rejection of a row means for it; undefined for a failure of the system. */
function toRejectedRow(kind: ImportKind, { rowNumber }: ValidRow, error: unknown): ImportedRow | undefined {
  if (error instanceof RepeatedRowError) return { rowNumber, state: 'repeated' }
  if (!(error instanceof AppError) || error.code === 'unavailable') return undefined
  return { rowNumber, state: 'invalid', errors: toRowErrors(kind.catalogue, error.extras.errors, error.message) }
}

/** Marks an import as failed after its last attempt. What it has created stays. */
export async function failImport(ctx: Context, id: string): Promise<void> {
  const failure = 'Algo falhou do nosso lado. Envie a planilha de novo: o que já foi criado não se repete.'
  await updateImport(ctx.db, id, ['checking', 'running'], { status: 'failed', failure, finished_at: ctx.clock() })
}
