import type { Cell } from '../spreadsheet-writer.ts'
import { decodeText } from './decode-text.ts'
import {
  createColumnsError,
  createSizeError,
  type SheetInfo,
  type SpreadsheetRow,
  spreadsheetLimits,
  UnreadableSpreadsheetError,
} from './limits.ts'
import { MergedCells } from './merged-cells.ts'
import { StruckCells, strikeText } from './struck-text.ts'
import { maximumSheets, type WorkbookOptions } from './workbook-parts.ts'
import { visitXml, type XmlVisitor } from './xml.ts'

/** Whether a text is a workbook in one XML document (Excel 2003), which ERP systems write into files that end with `.xls`. */
export const isXmlWorkbook = (head: string): boolean =>
  /<(?:\w+:)?Workbook[\s>]/.test(head) && head.includes('urn:schemas-microsoft-com:office:spreadsheet')

interface OpenCell {
  readonly column: number
  readonly columns: number
  readonly rows: number
  readonly style: string
  type: string
  text: string
}

interface OpenRow {
  readonly cells: Cell[]
  readonly hidden: boolean
  readonly struckCells: StruckCells
}

type Attribute = (name: string) => string | undefined

const toCount = (text: string | undefined, absent: number): number => {
  const count = Number(text ?? absent)
  return Number.isSafeInteger(count) && count >= 0 ? count : absent
}

/** Yields the rows of a sheet: the chosen one, or the first. */
export async function* readXmlWorkbook(
  bytes: Buffer,
  { sheet: chosen = 0, onSheets }: WorkbookOptions,
): AsyncGenerator<SpreadsheetRow> {
  const sheet = new XmlSheet(chosen)
  try {
    for await (const _ of visitXml([Buffer.from(decodeText(bytes))], sheet));
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error
    throw new UnreadableSpreadsheetError('Não conseguimos abrir esta planilha. Salve-a de novo como XLSX ou CSV.')
  }
  onSheets(sheet.sheets, chosen)
  yield* sheet.rows
}

class XmlSheet implements XmlVisitor {
  readonly sheets: SheetInfo[] = []
  readonly rows: SpreadsheetRow[] = []
  readonly #chosen: number
  readonly #merged = new MergedCells()
  readonly #struckStyles = new Set<string>()
  #sheet = -1
  #style = ''
  #rowNumber = 0
  #column = 0
  #row: OpenRow | undefined
  #cell: OpenCell | undefined
  #isInData = false
  #struckDepth = 0

  constructor(chosen: number) {
    this.#chosen = chosen
  }

  readonly open = (name: string, attribute: Attribute): void => {
    if (name === 'Style') this.#style = attribute('ID') ?? ''
    else if (name === 'Font' && attribute('StrikeThrough') === '1') this.#struckStyles.add(this.#style)
    else if (name === 'Worksheet') {
      this.#sheet++
      const sheet = { name: (attribute('Name') ?? '').slice(0, 31).toWellFormed(), hidden: false }
      if (this.sheets.length < maximumSheets) this.sheets.push(sheet)
    } else if (this.#sheet === this.#chosen) this.#openInSheet(name, attribute)
  }

  #openInSheet(name: string, attribute: Attribute): void {
    if (name === 'Row') {
      this.#rowNumber = toCount(attribute('Index'), this.#rowNumber + 1)
      this.#column = 0
      this.#row = { cells: [], hidden: attribute('Hidden') === '1', struckCells: new StruckCells() }
    } else if (name === 'Cell' && this.#row) {
      this.#column = toCount(attribute('Index'), this.#column + 1) - 1
      this.#cell = {
        column: this.#column,
        columns: toCount(attribute('MergeAcross'), 0) + 1,
        rows: toCount(attribute('MergeDown'), 0) + 1,
        style: attribute('StyleID') ?? '',
        type: '',
        text: '',
      }
    } else if (name === 'Data' && this.#cell) {
      this.#cell.type = attribute('Type') ?? ''
      this.#isInData = true
      this.#struckDepth = 0
    } else if (name === 'S' && this.#isInData) this.#struckDepth++
  }

  readonly text = (piece: string): void => {
    if (!this.#isInData || !this.#cell) return
    this.#cell.text += this.#struckDepth > 0 ? strikeText(piece) : piece
    if (this.#cell.text.length > spreadsheetLimits.characters) throw createSizeError()
  }

  readonly close = (name: string): void => {
    if (name === 'Data') this.#isInData = false
    else if (name === 'S' && this.#isInData) this.#struckDepth--
    else if (name === 'Cell' && this.#cell) this.#closeCell(this.#cell)
    else if (name === 'Row' && this.#row) {
      const { cells, hidden, struckCells } = this.#row
      const struck = struckCells.settle(cells)
      this.#merged.fill(this.#rowNumber, cells)
      if (cells.length > 0) this.rows.push({ rowNumber: this.#rowNumber, cells, hidden, struck })
      this.#row = undefined
    }
  }

  #closeCell({ column, columns, rows, style, type, text }: OpenCell): void {
    this.#cell = undefined
    this.#column = column + columns
    const value = toValue(type, text)
    if (!this.#row || value === null || value === '') return
    if (column < 0 || column >= spreadsheetLimits.columns) throw createColumnsError()
    while (this.#row.cells.length < column) this.#row.cells.push(null)
    this.#row.cells[column] = value
    this.#row.struckCells.add(value, this.#struckStyles.has(style), column)
    this.#merged.add(this.#rowNumber, { column, lastRow: this.#rowNumber + rows - 1 })
  }
}

function toValue(type: string, text: string): Cell {
  if (text === '') return null
  if (type === 'Number') {
    const number = Number(text)
    return Number.isNaN(number) ? text : number
  }
  if (type === 'Boolean') return text === '1'
  // "2026-11-20T09:00:00.000", as if the zone was UTC.
  const moment = type === 'DateTime' && /^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(text) ? new Date(`${text}Z`) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment : text
}
