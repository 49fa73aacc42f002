import type { ReadableStream, WritableStream } from 'node:stream/web'
import { workerData } from 'node:worker_threads'
import { writeXlsxStream } from 'hucre/xlsx'
import { toWallClock } from '../../domain/time-zone.ts'
import type { Cell, SpreadsheetColumn } from './spreadsheet-writer.ts'

/** What the worker writes, and to where. */
export interface XlsxInput {
  readonly name: string
  readonly columns: readonly SpreadsheetColumn[]
  /** The IANA zone that moments are written in. */
  readonly timeZone: string
  readonly batches: ReadableStream<readonly (readonly Cell[])[]>
  readonly file: WritableStream<Uint8Array>
}

const formats = {
  degrees: '0.000000',
  moment: 'dd/mm/yyyy hh:mm',
  day: 'dd/mm/yyyy',
  money: '#,##0.00',
  decimal: '0.0',
  integer: '0',
  text: '@',
} as const
const widths = {
  degrees: 13,
  moment: 17,
  day: 12,
  money: 14,
  decimal: 12,
  integer: 10,
  text: 24,
} as const

/** Removes control characters, which XML does not allow. */
const printable = (value: Exclude<Cell, Date>): Cell =>
  typeof value === 'string' ? value.replace(/[^\P{Cc}\n\r\t]|[\ufffe\uffff]/gu, '') : value

/** Writes a workbook with one sheet. Cells are typed, so that a text is never a formula. */
async function writeWorkbook({ name, columns, timeZone, batches, file }: XlsxInput): Promise<void> {
  async function* cells() {
    for await (const rows of batches) {
      for (const row of rows) {
        yield row.map((value, index) => {
          // Spreadsheets have no time zones, so dates are written in local time.
          if (value instanceof Date) return new Date(toWallClock(value.getTime(), timeZone))
          return columns[index]?.kind === 'day' && value !== null ? new Date(`${value}T00:00:00Z`) : printable(value)
        })
      }
    }
  }
  const workbook = writeXlsxStream(cells(), {
    name,
    freezePane: { rows: 1 },
    columns: columns.map(({ header, kind }) => ({ header, width: widths[kind], numFmt: formats[kind] })),
  })
  // An error ends the file for its reader, who reports it.
  await (workbook as ReadableStream<Uint8Array>).pipeTo(file).catch(() => undefined)
}

await writeWorkbook(workerData)
