import { detectDelimiter, streamCsvRows } from 'hucre/csv'
import { assertQuotesClosed } from './csv-damage.ts'
import { decodeText } from './decode-text.ts'
import { type SpreadsheetRow, UnreadableSpreadsheetError } from './limits.ts'

/** Reads the rows of a CSV file, whatever its encoding and separator. */
export function* readCsv(bytes: Buffer): Generator<SpreadsheetRow> {
  const text = decodeText(bytes)
  if (text.includes('\0'))
    throw new UnreadableSpreadsheetError('Este arquivo não é um CSV. Salve a planilha de novo como CSV, XLSX ou ODS.')
  // Excel's own first line, which names the separator and is not a row.
  const named = /^sep=([^\r\n])(?:\r\n|\n|\r|$)/i.exec(text)
  // Millions of empty lines at the end would be as many rows for the library, and cost it seconds.
  const rows = text.slice(named?.[0].length ?? 0, findContentEnd(text))
  const titles = findTitles(rows)
  const delimiter = named?.[1] ?? (titles.includes(';') ? ';' : detectDelimiter(`${titles}\n`))
  assertQuotesClosed(rows, delimiter, { titles, firstLine: named ? 2 : 1 })
  let rowNumber = 0
  for (const row of streamCsvRows(rows, { delimiter, unescapeFormulae: true })) {
    // Removes the quote that our own export adds before full-width signs; the library removes it before the others.
    const cells = row.map((cell) => (typeof cell === 'string' && /^'[＝＋－＠]/.test(cell) ? cell.slice(1) : cell))
    yield { rowNumber: ++rowNumber, cells, hidden: false }
  }
}

/** Lines among which the titles are searched; more text above a table is a letter. */
const searchedLines = 30
/** So many separators are those of a table. */
const certainSeparators = 3
/** A comma before a space is that of a sentence. */
const separators = [/;/, /\t/, /\|/, /,(?! )/]

/** The first line, or, where it is a text above the table, the line with most separators. */
function findTitles(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, searchedLines)
  const [first = ''] = lines
  const counts = lines.map((line) => {
    const bare = line.replace(/"[^"]*"/g, '')
    return Math.max(...separators.map((separator) => bare.split(separator).length - 1))
  })
  const most = Math.max(...counts)
  if ((counts[0] ?? 0) > 0 || most < certainSeparators) return first
  return lines[counts.indexOf(most)] ?? first
}

/** @returns the position behind the last character that is no line end. */
function findContentEnd(text: string): number {
  let end = text.length
  while (text[end - 1] === '\n' || text[end - 1] === '\r') end--
  return end
}
