import { UnreadableSpreadsheetError } from './limits.ts'

/**
 * Rejects a text with a quote that swallows rows: one that never closes, closes inside a cell, or holds lines that look
 * like rows. Libraries read such a file without an error, and with fewer rows.
 *
 * @param table.titles The line with the titles.
 * @param table.firstLine The number of the first line in the file.
 * @throws UnreadableSpreadsheetError with the line of the quote.
 */
export function assertQuotesClosed(
  text: string,
  delimiter: string,
  { titles, firstLine }: { readonly titles: string; readonly firstLine: number },
): void {
  const separators = titles.split(delimiter).length - 1
  let line = firstLine
  let isCellStart = true
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"' && isCellStart) {
      const end = findClosingQuote(text, index + 1)
      const content = text.slice(index + 1, end)
      const next = text[end + 1]
      const isClosed = end < text.length && (next === undefined || next === delimiter || next === '\r' || next === '\n')
      if (!isClosed || containsRow(content, delimiter, separators)) throw createQuoteError(line)
      line += countLines(content)
      index = end
      isCellStart = false
    } else {
      if (character === '\n' || (character === '\r' && text[index + 1] !== '\n')) line++
      isCellStart = character === delimiter || character === '\n' || character === '\r'
    }
  }
}

const createQuoteError = (line: number): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError(
    `As aspas da linha ${line} do arquivo não fecham, e as linhas seguintes ficariam dentro de uma célula. Apague ou complete as aspas.`,
  )

/** The position of the quote that closes a cell; two quotes are one of its text. */
function findClosingQuote(text: string, start: number): number {
  for (let index = text.indexOf('"', start); index >= 0; index = text.indexOf('"', index + 2)) {
    if (text[index + 1] !== '"') return index
  }
  return text.length
}

const countLines = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0

/** Whether a later line of a cell has as many separators as a row. */
function containsRow(content: string, delimiter: string, separators: number): boolean {
  if (separators < 2) return false
  const [, ...laterLines] = content.split(/\r\n|\n|\r/)
  return laterLines.some((line) => line.split(delimiter).length > separators)
}
