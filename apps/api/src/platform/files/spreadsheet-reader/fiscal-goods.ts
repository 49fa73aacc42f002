import type { Cell } from '../spreadsheet-writer.ts'
import type { FiscalDocuments } from './fiscal-xml.ts'
import { type SpreadsheetRow, UnreadableSpreadsheetError } from './limits.ts'

/** Parts of an address in NF-e and CT-e, in the order of the columns. */
export const addressParts = ['CEP', 'xLgr', 'nro', 'xCpl', 'xBairro', 'xMun', 'UF'] as const
const addressTitles = ['CEP', 'logradouro', 'número', 'complemento', 'bairro', 'município', 'UF'] as const
/** The titles of the columns of a party. */
export const stopTitles = ['nome', 'telefone', 'e-mail', ...addressTitles] as const
/** The cell of an invoice of the test environment (tpAmb 2), which nothing is delivered for. */
export const testInvoice = 'Nota de teste'
/** The number of an element; 0 without one. */
export const toNumber = (text: string | undefined): number => Number(text ?? 0) || 0

/** The largest quantity of an item of an order. */
export const maximumQuantity = 9999

/** Divides a weight among packages, to the gram: 10 kg of three are two of 3.333 g and one of 3.334 g. */
export function divideWeight(quantity: number, grams: number): { quantity: number; weightGrams?: number }[] {
  const heavier = grams % quantity
  const weightGrams = Math.floor(grams / quantity)
  if (weightGrams === 0) return [{ quantity }]
  const parts = [
    { quantity: quantity - heavier, weightGrams },
    { quantity: heavier, weightGrams: weightGrams + 1 },
  ]
  return parts.filter((part) => part.quantity > 0)
}

/** Documents with the name of their file in an archive; without an archive it is empty. */
export type FiscalFile<Document> = FiscalDocuments<Document> & { readonly file: string }

interface FiscalTable<Document> {
  readonly titles: readonly string[]
  /** The cells before the items. The first two, the reference and the key, are in each row. */
  toCells(document: Document, isCanceled: boolean, file: string): readonly Cell[]
  /** The cells of each item, without its number. */
  toItems(document: Document): readonly (readonly Cell[])[]
  /** The message for files without a document. */
  readonly empty: string
}

/** The rows of a table: the titles, and one row for each item of each document. A document that is there twice is one. */
export function* toFiscalTable<Document extends { readonly key: string }>(
  files: readonly FiscalFile<Document>[],
  { titles, toCells, toItems, empty }: FiscalTable<Document>,
): Generator<SpreadsheetRow> {
  const canceled = new Set(files.flatMap(({ canceledKeys }) => [...canceledKeys]))
  const keys = new Set<string>()
  let rowNumber = 0
  const toRow = (cells: readonly Cell[]): SpreadsheetRow => ({ rowNumber: ++rowNumber, cells, hidden: false })
  yield toRow(titles)
  for (const { documents, file } of files) {
    for (const document of documents) {
      if (keys.has(document.key)) continue
      keys.add(document.key)
      const common = toCells(document, canceled.has(document.key), file)
      const repeated = common.map((cell, index) => (index < 2 ? cell : null))
      for (const [index, item] of toItems(document).entries()) {
        yield toRow([...(index === 0 ? common : repeated), index + 1, ...item])
      }
    }
  }
  if (keys.size === 0) throw new UnreadableSpreadsheetError(empty)
}
