import { parseHtml } from './parse-html.ts'

/** A longer clipboard is no message of people. */
const longestHtml = 500_000
const unshown = 'style, script, head, title, template, noscript'
const hidingStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i
const struckElements = 's, strike, del, [style*="line-through"]'
const blocks = 'p, div, li, br, h1, h2, h3, h4, h5, h6, table, ul, ol, blockquote'

type MarkStruck = (text: string) => string
const markWords: MarkStruck = (text) => `~~${text}~~`
/** Strokes over each character, as the server marks those of a spreadsheet. */
const markCharacters: MarkStruck = (text) => text.replace(/\S/gu, '$&\u0336')

/** The text of an element in one line; paragraphs are separated by line ends, and text that is struck out has its marks. */
function readText(element: Element, markStruck: MarkStruck): string {
  let text = ''
  for (const node of element.childNodes) {
    if (node instanceof Text) {
      const shown = node.data.replace(/\s+/g, ' ')
      const isStruck = shown.trim() !== '' && node.parentElement?.closest(struckElements)
      text += isStruck ? markStruck(shown.trim()) : shown
    } else if (node instanceof Element && !isHidden(node)) {
      const inner = readText(node, markStruck)
      text += node.matches(blocks) ? `\n${inner}\n` : inner
    }
  }
  return text
}

const isHidden = (element: Element): boolean =>
  element.matches(unshown) || hidingStyle.test(element.getAttribute('style') ?? '')

/** The lines of a text without empty ones in succession. */
const joinLines = (text: string, separator: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join(separator)

/** The texts of the shown cells of a table. Paragraphs of a cell are separated by commas. */
function readRows(table: HTMLTableElement, markStruck: MarkStruck): string[][] {
  const rows = [...table.rows].filter((row) => !isHidden(row))
  return rows.map((row) =>
    [...row.cells].map((cell) => joinLines(readText(cell, markStruck), ', ').replaceAll('\t', ' ')),
  )
}

/** Writes each row of a table as a line, whose cells are separated as those of a spreadsheet. */
const writeRows = (table: HTMLTableElement): string =>
  readRows(table, markWords)
    .map((cells) => cells.join('\t'))
    .filter((line) => line.trim() !== '')
    .join('\n')

const isRecord = (table: HTMLTableElement): boolean =>
  table.querySelector('table') === null && [...table.rows].some(({ cells }) => cells.length > 1)

/**
 * Returns the text of a clipboard that has a table, as an e-mail or a spreadsheet copies it, with a line for each row: as plain text,
 * a cell with paragraphs becomes several lines, and text that was struck out is like any other. Undefined without a table.
 */
export function readPastedTables(html: string): string | undefined {
  if (html.length > longestHtml || !/<table[\s>]/i.test(html)) return undefined
  const body = parseHtml(html)?.body
  if (!body) return undefined
  const tables = [...body.querySelectorAll('table')].filter((table) => isRecord(table) && !table.closest('[hidden]'))
  if (tables.length === 0) return undefined
  const texts = tables.map(writeRows)
  // Each table is a mark until the text around it is read.
  for (const [index, table] of tables.entries()) table.replaceWith(`\n\uE000${index}\uE000\n`)
  const lines = readText(body, markWords).replace(/\s*\uE000(\d+)\uE000\s*/g, '\n\uE000$1\uE000\n')
  return joinLines(lines, '\n').replace(/\uE000(\d+)\uE000/g, (_mark, index: string) => texts[Number(index)] ?? '')
}

const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** Reads the rows of the text of a spreadsheet, where a cell with a line end is in quotes. */
function readTextRows(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    rows.at(-1)?.push(joinLines(quoted?.replaceAll('""', '"').replaceAll('\t', ' ') ?? plain, ', '))
    if (end === '\n') rows.push([])
  }
  return rows
}

/**
 * Returns the cells that a spreadsheet, an e-mail or a document has copied: of its tables, or else of its text, each in one
 * line. Empty rows at the end are left out. Undefined for a text of one line, which the browser pastes as it is.
 */
export function readPastedCells(html: string, text: string): string[][] | undefined {
  const body = html.length > longestHtml ? undefined : parseHtml(html)?.body
  const tables = [...(body?.querySelectorAll('table') ?? [])].filter((table) => !table.querySelector('table'))
  // Google Sheets copies one cell without a table.
  const oneCell =
    tables.length === 0 && body?.querySelector('[data-sheets-value], google-sheets-html-origin') ? body : undefined
  const plain = text.replace(/\r\n?/g, '\n')
  if (tables.length === 0 && !oneCell && !/[\n\t]/.test(plain)) return undefined
  const rows = oneCell
    ? [[joinLines(readText(oneCell, markCharacters), ', ')]]
    : tables.length > 0
      ? tables.flatMap((table) => readRows(table, markCharacters))
      : readTextRows(plain)
  const last = rows.findLastIndex((cells) => !isEmptyRow(cells))
  return last < 0 ? undefined : rows.slice(0, last + 1)
}
