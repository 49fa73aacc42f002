import type { Cell } from '../spreadsheet-writer.ts'
import { createColumnsError, createSizeError, type SpreadsheetRow, spreadsheetLimits } from './limits.ts'
import { MergedCells } from './merged-cells.ts'
import { StruckCells, strikeText } from './struck-text.ts'
import type { XmlVisitor } from './xml.ts'

/** A row that the sheet has one or more times in succession. */
export interface RepeatedRow extends SpreadsheetRow {
  readonly times: number
}

interface SheetVisitor extends XmlVisitor {
  /** The rows with a value that were completed since the last call. */
  take(): RepeatedRow[]
  /** Whether the end of the sheet was reached. */
  isDone(): boolean
}

interface OpenCell {
  readonly column: number
  readonly times: number
  /** Under another cell that it was merged with: what it contains is not shown. */
  readonly isCovered: boolean
  readonly type: string
  readonly style: string
  readonly value: string | undefined
  readonly hasFormula: boolean
  readonly isError: boolean
  /** Rows that the cell covers, with its own. */
  readonly rowsSpanned: number
}

type Attribute = (name: string) => string | undefined

/** Elements of a cell whose text is not the text of the cell: comments, drawings, the reading of a character. */
const foreignElements = new Set(['annotation', 'frame', 'custom-shape', 'ruby-text', 'table'])
/** The number of rows of a sheet. */
const maximumRepetition = 1_048_576
/** More spaces in succession than anyone types. */
const maximumSpaces = 1_000
/** Day 0 of spreadsheets. */
const firstDay = Date.UTC(1899, 11, 30)

/** Whether an element is a sheet, and no copy of a sheet of another file that formulas refer to. */
export const isSheetElement = (name: string, parent: string | undefined, attribute: Attribute): boolean =>
  name === 'table' && parent === 'spreadsheet' && attribute('table:style-name') !== 'ta_extref'

/** Collects the rows of the sheet with this index. */
export function createSheetVisitor(sheet: number): SheetVisitor {
  const path: string[] = []
  let table = -1
  let rows: RepeatedRow[] = []
  let rowNumber = 1
  let row:
    | { readonly cells: Cell[]; readonly hidden: boolean; readonly times: number; readonly struckCells: StruckCells }
    | undefined
  let isHiddenGroup: boolean[] = []
  let column = 0
  let cell: OpenCell | undefined
  let paragraphs: string[] = []
  let isInParagraph = false
  let foreignDepth = 0
  const merged = new MergedCells()
  const struckStyles = new Set<string>()
  let style = ''
  /** Whether each open run of a paragraph is struck through. */
  let runs: boolean[] = []

  const isOpen = () => table === sheet
  const addText = (text: string) => {
    const index = paragraphs.length - 1
    const joined = `${paragraphs[index] ?? ''}${text}`
    if (joined.length > spreadsheetLimits.characters) throw createSizeError()
    paragraphs[index] = joined
  }

  function openElement(name: string, attribute: Attribute): void {
    if (foreignDepth > 0 || (cell && foreignElements.has(name))) foreignDepth++
    else if (cell) openInCell(name, attribute)
    else if (name === 'table-row-group') isHiddenGroup.push(attribute('table:display') === 'false')
    else if (name === 'table-row') {
      const visibility = attribute('table:visibility')
      const hidden = visibility === 'collapse' || visibility === 'filter' || isHiddenGroup.includes(true)
      row = {
        cells: [],
        hidden,
        times: toCount(attribute('table:number-rows-repeated')),
        struckCells: new StruckCells(),
      }
      column = 0
    } else if (row && (name === 'table-cell' || name === 'covered-table-cell')) {
      cell = toOpenCell(column, name, attribute)
      paragraphs = []
    }
  }

  function openInCell(name: string, attribute: Attribute): void {
    if (name === 'p') {
      paragraphs.push('')
      isInParagraph = true
      runs = []
    } else if (!isInParagraph) return
    else if (name === 'span') runs.push(struckStyles.has(attribute('text:style-name') ?? ''))
    else if (name === 's') addText(' '.repeat(Math.min(toCount(attribute('text:c')), maximumSpaces)))
    else if (name === 'line-break') addText('\n')
    else if (name === 'tab') addText('\t')
  }

  function closeElement(name: string): void {
    if (foreignDepth > 0) foreignDepth--
    else if (name === 'p') isInParagraph = false
    else if (name === 'span') runs.pop()
    else if (cell && (name === 'table-cell' || name === 'covered-table-cell')) {
      const value = toValue(cell, paragraphs)
      if (row) {
        putCells(row.cells, cell, value)
        row.struckCells.add(value, struckStyles.has(cell.style), cell.column, cell.times)
        merged.add(rowNumber, { column: cell.column, lastRow: rowNumber + cell.rowsSpanned - 1 })
      }
      column += cell.times
      cell = undefined
    } else if (row && name === 'table-row') {
      if (row.cells.length > 0) addRow(row)
      rowNumber += row.times
      row = undefined
    } else if (name === 'table-row-group') isHiddenGroup.pop()
  }

  /** A row that is repeated is stored once, but for the copies that a cell of a row above reaches into. */
  function addRow({ cells, hidden, times, struckCells }: NonNullable<typeof row>): void {
    const struck = struckCells.settle(cells)
    let copy = 0
    let isCovered = true
    while (isCovered && copy < Math.min(times, spreadsheetLimits.rows)) {
      const filled = [...cells]
      merged.fill(rowNumber + copy, filled)
      rows.push({ rowNumber: rowNumber + copy, cells: filled, hidden, struck, times: 1 })
      isCovered = merged.reachesBehind(rowNumber + copy)
      copy++
    }
    if (copy < times) rows.push({ rowNumber: rowNumber + copy, cells, hidden, struck, times: times - copy })
  }

  return {
    open(name, attribute) {
      const isSheet = isSheetElement(name, path.at(-1), attribute)
      path.push(name)
      // The styles are in front of the sheets.
      if (name === 'style') style = attribute('style:name') ?? ''
      if (name === 'text-properties' && isLineThrough(attribute('style:text-line-through-style')))
        struckStyles.add(style)
      if (isSheet) {
        table++
        isHiddenGroup = []
      } else if (isOpen()) openElement(name, attribute)
    },
    text(piece) {
      if (!isInParagraph || foreignDepth > 0) return
      // Spaces in succession are elements; those of the text are one, and none at the start.
      const text = piece.replace(/[ \t\r\n]+/g, ' ')
      const shown = /(?:^|\s)$/.test(paragraphs.at(-1) ?? '') ? text.replace(/^ /, '') : text
      addText(runs.includes(true) ? strikeText(shown) : shown)
    },
    close(name) {
      path.pop()
      if (name === 'table' && path.at(-1) === 'spreadsheet') {
        if (isOpen()) table = Number.POSITIVE_INFINITY
      } else if (isOpen()) closeElement(name)
    },
    take() {
      const taken = rows
      rows = []
      return taken
    },
    isDone: () => table > sheet,
  }
}

const isLineThrough = (style: string | undefined): boolean => style !== undefined && style !== 'none'

/** A number of repetitions; the format allows any. */
function toCount(text: string | undefined): number {
  const count = Number(text ?? 1)
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, maximumRepetition) : 1
}

function toOpenCell(column: number, name: string, attribute: Attribute): OpenCell {
  const type = attribute('office:value-type') ?? ''
  const values: Readonly<Record<string, string>> = {
    boolean: 'office:boolean-value',
    date: 'office:date-value',
    time: 'office:time-value',
    string: 'office:string-value',
  }
  return {
    column,
    times: toCount(attribute('table:number-columns-repeated')),
    isCovered: name === 'covered-table-cell',
    type,
    style: attribute('table:style-name') ?? '',
    value: attribute(values[type] ?? 'office:value'),
    hasFormula: attribute('table:formula') !== undefined,
    isError: attribute('calcext:value-type') === 'error',
    rowsSpanned: toCount(attribute('table:number-rows-spanned')),
  }
}

/** Puts a value into its columns. Cells without a value are not stored: a sheet has 16,384 of them behind the last one. */
function putCells(cells: Cell[], { column, times }: OpenCell, value: Cell): void {
  if (value === null || value === '') return
  if (column + times > spreadsheetLimits.columns) throw createColumnsError()
  while (cells.length < column) cells.push(null)
  for (let index = 0; index < times; index++) cells.push(value)
}

function toValue({ type, value, isCovered, hasFormula, isError }: OpenCell, paragraphs: readonly string[]): Cell {
  if (isCovered) return null
  const text = paragraphs.join('\n')
  // The shown text of a failed formula is its error, and its value is empty.
  if (isError) return text === '' ? '#SEM RESULTADO' : text
  // A program that computes no formulas has written it; the cell is not empty for its author.
  if (hasFormula && value === undefined && paragraphs.length === 0) return '#SEM RESULTADO'
  switch (type) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const number = value === undefined || value === '' ? Number.NaN : Number(value)
      return Number.isNaN(number) ? text : number
    }
    case 'boolean':
      return value === undefined ? text : value === 'true'
    case 'date':
      return toDate(value ?? '') ?? text
    case 'time':
      return toTime(value ?? '') ?? text
    default:
      return paragraphs.length === 0 ? (value ?? null) : text
  }
}

/** `2026-11-21` or `2026-11-21T09:00:00`, as if the zone was UTC. */
function toDate(value: string): Date | undefined {
  const [day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?))?$/.exec(value)?.slice(1) ?? []
  if (!day) return undefined
  const date = new Date(`${day}T${time ? time.slice(0, 12) : '00:00:00'}Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? undefined : date
}

/** `PT14H10M00S` as the fraction of day 0, as other workbooks store it. */
function toTime(value: string): Date | undefined {
  const [, hours, minutes, seconds] = /^PT(\d{1,6})H(\d{1,2})M(\d{1,2})(?:[.,]\d+)?S$/.exec(value) ?? []
  if (hours === undefined) return undefined
  return new Date(firstDay + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000)
}
