import { readFile } from 'node:fs/promises'
import type { Cell } from './spreadsheet.ts'

/** A file that is no table, or not one that we would open; the message says what to do. */
export class UnreadableSheet extends Error {}

const zipStart = Buffer.from('PK\x03\x04', 'latin1')
const oleStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** What a spreadsheet is by its first bytes: a workbook is a ZIP, a CSV is text. */
export function sheetFormat(head: Buffer): 'csv' | 'xlsx' | undefined {
  if (head.subarray(0, 4).equals(zipStart)) return 'xlsx'
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (head.length === 0 || head.subarray(0, 4).equals(oleStart) || (head.includes(0) && !utf16)) return undefined
  return 'csv'
}

/** Reads the rows of a table one by one, empty ones too, so that they count as in the spreadsheet. */
export async function* readSheet(path: string, format: 'csv' | 'xlsx'): AsyncGenerator<Cell[]> {
  const bytes = await readFile(path)
  for await (const cells of format === 'csv' ? readCsv(bytes) : readWorkbook(bytes)) {
    // A workbook can say half of a character, which no database can keep.
    yield cells.map((cell) => (typeof cell === 'string' ? cell.toWellFormed() : cell))
  }
}

async function* readCsv(bytes: Buffer): AsyncGenerator<Cell[]> {
  const { detectDelimiter, streamCsvRows } = await import('hucre/csv')
  const text = decode(bytes)
  if (text.includes('\0'))
    throw new UnreadableSheet('Este arquivo não é um CSV. Salve a planilha de novo como CSV ou XLSX.')
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const delimiter = firstLine.includes(';') ? ';' : detectDelimiter(`${firstLine}\n`)
  yield* streamCsvRows(text, { delimiter, unescapeFormulae: true })
}

/** UTF-8 or UTF-16 by its mark, UTF-8 where it is valid, and else what Windows writes. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function* readWorkbook(bytes: Buffer): AsyncGenerator<Cell[]> {
  refuseBombs(bytes)
  const { streamXlsxRows } = await import('hucre/xlsx')
  let next = 0
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes), { sheet: 0 })) {
      if (index > next + maximumGap) throw new UnreadableSheet('Remova as linhas vazias do meio da planilha.')
      for (; next < index; next++) yield []
      next = index + 1
      yield values
    }
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error
    throw new UnreadableSheet('Não conseguimos abrir esta planilha. Salve-a de novo como XLSX, sem senha, ou como CSV.')
  }
}

const maximumGap = 1_000
const maximumInflated = 64 * 1024 * 1024
const centralEntry = 0x02014b50
const endOfDirectory = 0x06054b50

/**
 * Refuses an archive by what its directory says it would become, before anything is inflated. The library inflates no
 * entry beyond the size that is said there; so one that says nothing is refused too.
 */
function refuseBombs(bytes: Buffer): void {
  const refused = new UnreadableSheet('Esta planilha é grande demais depois de aberta. Divida-a em partes, ou use CSV.')
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endOfDirectory) {
    throw new UnreadableSheet('Este arquivo não é uma planilha inteira. Envie-o de novo.')
  }
  const entries = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  if (entries > 1_000) throw refused
  for (let index = 0; index < entries; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== centralEntry) throw refused
    const [compressed, inflated] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    if (inflated === 0 && compressed > 16) throw refused
    total += inflated
    if (total > maximumInflated) throw refused
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
