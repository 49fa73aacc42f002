import { fitMapping, type ImportConstant } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { type ImportRow, selectMappedImports } from './imports.sql.ts'

/** How the columns of a file are mapped, and the place and the hours that all rows have. */
export interface Mapping {
  readonly columns: readonly (string | null)[]
  readonly constants: readonly ImportConstant[]
}

/** How many earlier imports are compared. */
const comparedImports = 50

/**
 * Finds the newest import of the company whose columns a user has mapped and whose file has the same titles, in any order. Of
 * its constants the pickup and the hours are taken over; the others, such as a priority, concerned its rows.
 */
export async function recallMapping(
  ctx: Context,
  { company_id, kind }: Pick<ImportRow, 'company_id' | 'kind'>,
  headers: readonly string[],
): Promise<(Mapping & { readonly importId: string }) | undefined> {
  for (const earlier of await selectMappedImports(ctx.db, company_id, kind, comparedImports)) {
    const mapped = earlier.headers.map((title, index) => ({ title, field: earlier.columns?.[index] ?? null }))
    const { columns, missing } = fitMapping(mapped, headers)
    if (missing.length > 0 || columns.includes(undefined)) continue
    return {
      importId: earlier.id,
      columns: columns.map((column) => column?.field ?? null),
      constants: earlier.constants.filter(({ field }) => /^pickup\/|\/window\/hours$/.test(field)),
    }
  }
  return undefined
}
