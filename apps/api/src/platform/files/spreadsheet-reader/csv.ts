import { detectDelimiter, streamCsvRows } from 'hucre/csv'
import type { Cell } from '../spreadsheet-writer.ts'
import { UnreadableSpreadsheetError } from './limits.ts'

/** Reads the rows of a CSV file, whatever its encoding and separator. */
export function* readCsv(bytes: Buffer): Generator<Cell[]> {
  const text = decode(bytes)
  if (text.includes('\0'))
    throw new UnreadableSpreadsheetError('Este arquivo não é um CSV. Salve a planilha de novo como CSV ou XLSX.')
  // Excel's own first line, which names the separator and is not a row.
  const named = /^sep=([^\r\n])(?:\r\n|\n|\r|$)/i.exec(text)
  const rows = text.slice(named?.[0].length ?? 0)
  const firstLine = /^[^\r\n]*/.exec(rows)?.[0] ?? ''
  const delimiter = named?.[1] ?? (firstLine.includes(';') ? ';' : detectDelimiter(`${firstLine}\n`))
  for (const row of streamCsvRows(rows, { delimiter, unescapeFormulae: true })) {
    // Removes the quote that our own export adds before full-width signs; the library removes it before the others.
    yield row.map((cell) => (typeof cell === 'string' && /^'[＝＋－＠]/.test(cell) ? cell.slice(1) : cell))
  }
}

/** Decodes UTF-8 or UTF-16 by its byte order mark, valid UTF-8 without one, and otherwise the encoding of Windows. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
