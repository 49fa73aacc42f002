import { Parser } from 'htmlparser2'
import type { Cell } from '../spreadsheet-writer.ts'
import { decodeText } from './decode-text.ts'
import { createSizeError, type SheetInfo, type SpreadsheetRow, spreadsheetLimits } from './limits.ts'
import { MergedCells } from './merged-cells.ts'
import { StruckCells, strikeText } from './struck-text.ts'
import type { WorkbookOptions } from './workbook-parts.ts'

/** A table of the document. Its rows are the lines of a sheet. */
interface HtmlTable {
  readonly rows: SpreadsheetRow[]
  readonly merged: MergedCells
}

interface OpenCell {
  text: string
  readonly columns: number
  readonly rows: number
}

interface OpenTable extends HtmlTable {
  cells: Cell[] | undefined
  cell: OpenCell | undefined
  hidden: boolean
  struckCells: StruckCells
  rowNumber: number
  /** By column, the last row of a cell that reaches to the rows below. */
  readonly lastRows: Map<number, number>
}

/** Elements whose text is never shown. */
const unshownNames = new Set(['style', 'script', 'title', 'head', 'template', 'noscript'])
const blockNames = new Set(['br', 'p', 'div', 'li'])
const hidingStyle = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*(?:hidden|collapse))/i
const struckNames = new Set(['s', 'strike', 'del'])
const struckStyle = /text-decoration(?:-line)?\s*:[^;]*line-through/i
/** A document has a few levels; the parser looks through the open elements at each one. */
const deepestElement = 1_000

/** Whether a text is an HTML document with a table: the exports of many shops, whose names end with `.xls`. */
export const isHtmlTable = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body|meta|style|table|center|div|h[1-6]|p|font|b|br)\b/i.test(
    text.slice(0, 4_000),
  ) && /<table[\s>]/i.test(text)

/** Yields the rows of a table of an HTML document: the chosen one, or that with most cells. */
export function* readHtmlTable(bytes: Buffer, { sheet: chosen, onSheets }: WorkbookOptions): Generator<SpreadsheetRow> {
  const tables = readTables(decodeText(bytes))
  const sizes = tables.map(({ rows }) => rows.reduce((sum, { cells }) => sum + cells.length, 0))
  const index = chosen ?? Math.max(sizes.indexOf(Math.max(...sizes)), 0)
  if (tables.length > 1)
    onSheets(
      tables.map((_table, position): SheetInfo => ({ name: `Tabela ${position + 1}`, hidden: false })),
      index,
    )
  const { rows, merged } = tables[index] ?? { rows: [], merged: new MergedCells() }
  for (const row of rows) {
    const cells = [...row.cells]
    merged.fill(row.rowNumber, cells)
    yield { ...row, cells }
  }
}

const toSpan = (text: string | undefined): number => {
  const count = Number(text ?? 1)
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, spreadsheetLimits.rows) : 1
}

function readTables(html: string): HtmlTable[] {
  const tables: HtmlTable[] = []
  const open: OpenTable[] = []
  const elements: { readonly isShown: boolean; readonly isStruck: boolean }[] = []
  let count = 0
  const isShown = () => elements.at(-1)?.isShown ?? true

  function closeCell(table: OpenTable): void {
    const { cell, cells } = table
    table.cell = undefined
    if (!cell || !cells) return
    // The columns that cells of rows above reach into.
    while ((table.lastRows.get(cells.length) ?? 0) >= table.rowNumber) cells.push(null)
    const column = cells.length
    const text = cell.text
      .replace(/[ \t\r\f\u00a0]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
    if (column + cell.columns > spreadsheetLimits.columns && text === '') return
    cells.push(text === '' ? null : text)
    table.struckCells.add(text, false, column)
    for (let added = 1; added < cell.columns && cells.length <= spreadsheetLimits.columns; added++) cells.push(null)
    if (cell.rows === 1) return
    const lastRow = table.rowNumber + cell.rows - 1
    for (let covered = column; covered < cells.length; covered++) table.lastRows.set(covered, lastRow)
    table.merged.add(table.rowNumber, { column, lastRow })
  }

  function closeRow(table: OpenTable): void {
    closeCell(table)
    const { rowNumber, cells, hidden, struckCells } = table
    if (cells) table.rows.push({ rowNumber, cells, hidden, struck: struckCells.settle(cells) })
    table.cells = undefined
  }

  const parser = new Parser({
    onopentag(name, { style = '', hidden, rowspan, colspan }) {
      if (++count > spreadsheetLimits.elements || elements.length >= deepestElement) throw createSizeError()
      const isElementShown =
        isShown() && !unshownNames.has(name) && hidden === undefined && !hidingStyle.test(style.slice(0, 2_000))
      const isStruck =
        (elements.at(-1)?.isStruck ?? false) || struckNames.has(name) || struckStyle.test(style.slice(0, 2_000))
      elements.push({ isShown: isElementShown || name === 'tr', isStruck })
      const table = open.at(-1)
      if (name === 'table') {
        const started = { rows: [], merged: new MergedCells() }
        tables.push(started)
        open.push({
          ...started,
          cells: undefined,
          cell: undefined,
          hidden: false,
          struckCells: new StruckCells(),
          rowNumber: 0,
          lastRows: new Map(),
        })
      } else if (name === 'tr' && table) {
        closeRow(table)
        table.rowNumber++
        table.cells = []
        table.struckCells = new StruckCells()
        table.hidden = !isElementShown
      } else if ((name === 'td' || name === 'th') && table) {
        closeCell(table)
        table.cells ??= []
        table.cell = { text: '', columns: toSpan(colspan), rows: toSpan(rowspan) }
      } else if (blockNames.has(name) && table?.cell) table.cell.text += '\n'
    },
    ontext(text) {
      const cell = open.at(-1)?.cell
      // Line ends of the source are blanks.
      if (cell && isShown()) {
        const line = text.replace(/\s+/g, ' ')
        cell.text += elements.at(-1)?.isStruck ? strikeText(line) : line
      }
      if (cell && cell.text.length > spreadsheetLimits.characters) throw createSizeError()
    },
    onclosetag(name) {
      elements.pop()
      const table = open.at(-1)
      if (!table) return
      if (name === 'td' || name === 'th') closeCell(table)
      else if (name === 'tr') closeRow(table)
      else if (name === 'table') {
        closeRow(table)
        open.pop()
      }
    },
  })
  parser.end(html)
  for (const table of open) closeRow(table)
  return tables
}
