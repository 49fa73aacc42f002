import type { ImportConstant } from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import type { Context } from '../../platform/context.ts'
import { type ImportRow, selectMappedImports } from './imports.sql.ts'

/** How the columns of a file are mapped, and the place that all rows leave from. */
export interface Mapping {
  readonly columns: readonly (string | null)[]
  readonly constants: readonly ImportConstant[]
}

/** How many earlier imports are compared. */
const comparedImports = 50

/**
 * Finds the newest import of the company whose columns a user has mapped and whose file has the same titles, in any order.
 * Its other constants, such as a priority, concerned its rows and are not taken over.
 */
export async function recallMapping(
  ctx: Context,
  { company_id, kind }: Pick<ImportRow, 'company_id' | 'kind'>,
  headers: readonly string[],
): Promise<(Mapping & { readonly importId: string }) | undefined> {
  const titles = numberTitles(headers)
  for (const earlier of await selectMappedImports(ctx.db, company_id, kind, comparedImports)) {
    const earlierTitles = numberTitles(earlier.headers)
    if (earlierTitles.length !== titles.length || !titles.every((title) => earlierTitles.includes(title))) continue
    return {
      importId: earlier.id,
      columns: titles.map((title) => earlier.columns?.[earlierTitles.indexOf(title)] ?? null),
      constants: earlier.constants.filter(({ field }) => field.startsWith('pickup/')),
    }
  }
  return undefined
}

/** @returns each title with its number among equal ones, so that repeated titles stay apart. */
function numberTitles(headers: readonly string[]): string[] {
  const titles = headers.map(normalizeHeader)
  return titles.map((title, index) => `${title} ${titles.slice(0, index).filter((other) => other === title).length}`)
}
