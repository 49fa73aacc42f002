import type {
  Address,
  ColumnReading,
  ImportKind as ImportKindName,
  ImportPreview,
  Role,
  SameInvoice,
} from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import type { ColumnCatalogue, ImportColumn } from './columns.ts'

/** An error of a row: the title of its column, and what to correct. */
export interface RowError {
  readonly column: string
  readonly message: string
}

/** A value that differs from the text of its cell, or comes out of another cell, such as a number out of the street. */
export interface CellChange {
  readonly column: string
  /** The text of the cell; null for a part out of another cell. */
  readonly from: string | null
  readonly to: string
}

/** A row that was read: the input of the new resource, or all its errors. */
export type ParsedRow<Input = unknown> =
  | { readonly input: Input; readonly changes: readonly CellChange[] }
  | { readonly errors: readonly RowError[] }

/** The company of a file, its content and the read sheet, which identify its rows in another upload. */
export interface ImportedFile {
  readonly companyId: string
  readonly sha256: Buffer
  readonly sheet: number
}

/** A row of a file with its number in the spreadsheet. */
export interface NumberedRow {
  readonly rowNumber: number
  readonly cells: readonly Cell[]
}

/** The rows of one resource: those of one reference, else one row. */
export type RowGroup = readonly [NumberedRow, ...NumberedRow[]]

/** A row with the result of its check. `repeated` exists already and is not created again. */
export type CheckedRow = NumberedRow & {
  /** The number of the first row of the same resource, which has the input. */
  readonly firstRow: number
} & (
    | {
        readonly state: 'valid'
        readonly input?: unknown
        readonly changes?: readonly CellChange[]
        /** The number of a recent order that may be the same request. */
        readonly possibleDuplicate?: string
        /** The keys of the invoices whose goods the order has. */
        readonly invoiceKeys?: readonly string[]
        /** What has one of these invoices already. */
        readonly sameInvoice?: SameInvoice
        /** What the user should check: the row is imported as it is. */
        readonly hints?: readonly RowError[]
      }
    | { readonly state: 'invalid'; readonly errors: readonly RowError[]; readonly hasOtherAddress?: boolean }
    | {
        readonly state: 'repeated'
        readonly input?: unknown
        readonly possibleDuplicate?: string
        readonly sameInvoice?: SameInvoice
      }
  )

/** Checks the next groups of rows of a file. */
export type RowCheck = (groups: readonly RowGroup[]) => Promise<CheckedRow[]>

/** What a check depends on besides the rows. */
export interface CheckInput {
  readonly columns: readonly (ImportColumn | undefined)[]
  /** How the ambiguous cells of each column are read. */
  readonly readings: readonly (ColumnReading | undefined)[]
  /** Whether rows of a reference with other addresses are further drop-offs. */
  readonly severalDropoffs: boolean
  /** Whether rows that may be the same as a recent order are `repeated`. */
  readonly skipPossibleDuplicates: boolean
}

/** A valid row: its number in the spreadsheet, and the input of its resource. */
export interface ValidRow {
  readonly rowNumber: number
  readonly input: unknown
}

/** What the creation of a row's resource resulted in. `repeated` exists already, and was not created. */
export type RowResult =
  | { readonly rowNumber: number; readonly state: 'created'; readonly locationId?: string }
  | { readonly rowNumber: number; readonly state: 'repeated'; readonly locationId?: never }

/** The resource of one of the rows exists already. What the transaction has created must be rolled back. */
export class RepeatedRowError extends Error {}

/** An address of the input with the phone of its contact; `path` is empty, or ends with a slash. */
export interface ContactAddress {
  readonly path: string
  readonly address: Pick<Address, 'postalCode' | 'city' | 'state'>
  readonly contactPhone?: string | null | undefined
}

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
  openCheck(ctx: Context, file: ImportedFile, input: CheckInput): Promise<RowCheck>
  /** The field whose equal values make rows one resource. */
  readonly groupedBy?: string
  /** Returns what the input of a row becomes. */
  toPreview(input: unknown): ImportPreview
  /** Returns the addresses of the input, each with the path of its contact. */
  listContacts(input: unknown): readonly ContactAddress[]
  /**
   * Creates the resources of valid rows in the current transaction.
   *
   * @throws AppError when one of them is rejected.
   * @throws RepeatedRowError when one of them exists already, and that is noticed only after the creation.
   */
  createRows(ctx: Context, file: ImportedFile, rows: readonly ValidRow[]): Promise<RowResult[]>
}
