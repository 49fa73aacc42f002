import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { incompleteExportText } from '@malote/api-client/contract'
import { toBrazilianDay, toWallClock } from '../../domain/time-zone.ts'
import type { Download, DownloadResponse } from './download.ts'

export type Cell = string | number | boolean | Date | null

/** A column of an exported table. */
export interface SpreadsheetColumn {
  readonly header: string
  /** A `day` is text, `2026-11-20`; a `decimal` has one digit, `degrees` have six. */
  readonly kind: 'text' | 'integer' | 'decimal' | 'degrees' | 'money' | 'day' | 'moment'
}

interface Spreadsheet {
  readonly name: string
  readonly columns: readonly SpreadsheetColumn[]
  readonly rows: AsyncIterable<readonly Cell[]>
  /** The IANA zone that moments are written in. @default UTC, for a table without moments */
  readonly timeZone?: string | undefined
}

export const spreadsheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type SpreadsheetFormat = keyof typeof spreadsheetTypes

/**
 * Returns a table as a file, which is written while it is sent. In a response, a CSV that cannot be completed ends with
 * `incompleteExportText`, because a program may keep what it received until the connection broke. An XLSX without its
 * end does not open.
 */
export function toSpreadsheetDownload(format: SpreadsheetFormat, fileName: string, sheet: Spreadsheet): Download {
  const open: Download['open'] = (response) =>
    writeSpreadsheet(format, response ? { ...sheet, rows: readUntilStop(format, sheet.rows, response) } : sheet)
  return { type: spreadsheetTypes[format], name: `${fileName}.${format}`, open }
}

async function* readUntilStop(
  format: SpreadsheetFormat,
  rows: Spreadsheet['rows'],
  { stopping, onIncomplete }: DownloadResponse,
): Spreadsheet['rows'] {
  try {
    for await (const row of rows) {
      stopping.throwIfAborted()
      yield row
    }
  } catch (error) {
    if (format === 'xlsx') throw error
    onIncomplete(error)
    yield [incompleteExportText]
  }
}

/** Writes a table as it is read, in either format: memory does not grow with the rows. */
export async function writeSpreadsheet(format: SpreadsheetFormat, sheet: Spreadsheet): Promise<Readable> {
  const stream = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet))
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

/** How many digits a number shows behind its comma. */
const fractions: Partial<Record<SpreadsheetColumn['kind'], number>> = { money: 2, decimal: 1, degrees: 6 }

/** As Brazilian spreadsheets open it: semicolons, decimal comma, a BOM; nothing in it can act as a formula. */
async function writeCsv({ columns, rows, timeZone = 'UTC' }: Spreadsheet) {
  const { writeCsvStream } = await import('hucre/csv')
  const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const write = (value: Cell, kind: SpreadsheetColumn['kind'] | undefined): string => {
    if (value === null) return ''
    if (value instanceof Date) return moment.format(value).replace(',', '')
    if (kind === 'day') return toBrazilianDay(String(value))
    const digits = kind && fractions[kind]
    return digits === undefined ? escapeFormula(value) : Number(value).toFixed(digits).replace('.', ',')
  }
  async function* lines() {
    for await (const row of rows) yield row.map((value, index) => write(value, columns[index]?.kind))
  }
  const headers = columns.map(({ header }) => escapeFormula(header))
  return writeCsvStream(lines(), { delimiter: ';', bom: true, headers })
}

/**
 * Quotes text that a spreadsheet would run as a formula; some programs also accept the full-width forms of the signs.
 * Numbers are not formulas, also below zero.
 */
const escapeFormula = (value: Exclude<Cell, null | Date>): string =>
  typeof value === 'string' && /^[=+\-@|\t\r\n\0＝＋－＠]/.test(value) ? `'${value}` : String(value)

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

/** Cells are typed, so that a text is never a formula. */
async function writeXlsx({ name, columns, rows, timeZone = 'UTC' }: Spreadsheet) {
  const { writeXlsxStream } = await import('hucre/xlsx')
  async function* cells() {
    for await (const row of rows) {
      yield row.map((value, index) => {
        // Spreadsheets have no time zones, so dates are written in local time.
        if (value instanceof Date) return new Date(toWallClock(value.getTime(), timeZone))
        return columns[index]?.kind === 'day' && value !== null ? new Date(`${value}T00:00:00Z`) : printable(value)
      })
    }
  }
  return writeXlsxStream(cells(), {
    name,
    freezePane: { rows: 1 },
    columns: columns.map(({ header, kind }) => ({ header, width: widths[kind], numFmt: formats[kind] })),
  })
}

/** Removes control characters, which XML does not allow. */
const printable = (value: Exclude<Cell, Date>): Cell =>
  typeof value === 'string' ? value.replace(/[^\P{Cc}\n\r\t]|[\ufffe\uffff]/gu, '') : value
