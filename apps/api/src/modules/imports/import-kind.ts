import type { ColumnReading, ImportKind as ImportKindName, Role } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import type { ColumnCatalogue, ImportColumn } from './columns.ts'

/** An error of a row: the title of its column, and what to correct. */
export interface RowError {
  readonly column: string
  readonly message: string
}

/** A row that was read: the input of the new resource, or all its errors. */
export type ParsedRow<Input = unknown> = { readonly input: Input } | { readonly errors: readonly RowError[] }

/** The company of a file, and its content, which identifies its rows in another upload. */
export interface ImportedFile {
  readonly companyId: string
  readonly sha256: Buffer
}

/** A row of a file with its number in the spreadsheet. */
export interface NumberedRow {
  readonly rowNumber: number
  readonly cells: readonly Cell[]
}

/** A row with the result of its check. `repeated` exists already and is not created again. */
export type CheckedRow = NumberedRow &
  (
    | { readonly state: 'valid'; readonly input: unknown }
    | { readonly state: 'invalid'; readonly errors: readonly RowError[] }
    | { readonly state: 'repeated'; readonly input?: unknown }
  )

/** Checks the next rows of a file, in their order. */
export type RowCheck = (rows: readonly NumberedRow[]) => Promise<CheckedRow[]>

/** What the creation of a row's resource resulted in. */
export type RowResult =
  | { readonly state: 'created'; readonly locationId?: string }
  | { readonly state: 'repeated'; readonly locationId?: never }

/** What differs between the imports of orders and of locations. */
export interface ImportKind {
  readonly name: ImportKindName
  /** Who may import. */
  readonly roles: readonly Role[]
  readonly catalogue: ColumnCatalogue
  /** File and sheet name of the template. */
  readonly template: { readonly fileName: string; readonly sheetName: string }
  /** Headers without a field, in the form of `normalizeHeader`, that our own files have. */
  readonly ignoredHeaders: readonly string[]
  /** Loads what the check of a file depends on. */
  openCheck(
    ctx: Context,
    file: ImportedFile,
    columns: readonly (ImportColumn | undefined)[],
    /** How the ambiguous cells of each column are read. */
    readings: readonly (ColumnReading | undefined)[],
  ): Promise<RowCheck>
  /** Creates the resource of a valid row in the current transaction. */
  createRow(ctx: Context, file: ImportedFile, rowNumber: number, input: unknown): Promise<RowResult>
}
