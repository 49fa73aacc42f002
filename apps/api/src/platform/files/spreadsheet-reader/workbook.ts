import type { Cell } from '../spreadsheet-writer.ts'
import type { Archive } from './archive.ts'
import { createColumnsError, type SpreadsheetRow, spreadsheetLimits, UnreadableSpreadsheetError } from './limits.ts'
import { MergedCells } from './merged-cells.ts'
import { StruckCells } from './struck-text.ts'
import { readParts, TextRuns, unescapeText, type WorkbookOptions, type WorkbookParts } from './workbook-parts.ts'
import { visitXml } from './xml.ts'

/** Yields the rows of a sheet. A cell is stored only after its column is checked against the limit. */
export async function* readWorkbook(
  archive: Archive,
  { sheet: chosen, onSheets }: WorkbookOptions,
): AsyncGenerator<SpreadsheetRow> {
  try {
    const parts = await readParts(archive, chosen)
    onSheets(parts.sheets, parts.index)
    // Its merged cells are behind its rows: the sheet is inflated once for both.
    const pieces: Buffer[] = []
    for await (const piece of archive.read(parts.sheet, spreadsheetLimits.sheetBytes)) pieces.push(piece)
    const sheet = new SheetVisitor(
      parts,
      MergedCells.read(pieces),
      parts.isMoment.includes(true) ? (await import('hucre')).serialToDate : undefined,
    )
    for await (const _ of visitXml(pieces, sheet)) {
      yield* sheet.take()
    }
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error
    throw new UnreadableSpreadsheetError(
      'Não conseguimos abrir esta planilha. Salve-a de novo como XLSX, sem senha, ou como CSV.',
    )
  }
}

type ToDate = (serial: number, since1904: boolean) => Date

/** Collects the rows of a sheet from its XML. */
class SheetVisitor {
  readonly #parts: WorkbookParts
  readonly #merged: MergedCells
  readonly #toDate: ToDate | undefined
  #rows: SpreadsheetRow[] = []
  #row: { rowNumber: number; cells: Cell[]; hidden: boolean } | undefined
  #struck = new StruckCells()
  #rowNumber = 0
  #column = 0
  #type = ''
  #style = -1
  #text = ''
  #inCell = false
  #hasFormula = false
  #reading = false
  /** The text of a cell that does not refer to the shared ones. */
  readonly #runs = new TextRuns()

  constructor(parts: WorkbookParts, merged: MergedCells, toDate: ToDate | undefined) {
    this.#parts = parts
    this.#merged = merged
    this.#toDate = toDate
  }

  /** The rows that were completed since the last call. */
  take(): SpreadsheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  readonly open = (name: string, attribute: (name: string) => string | undefined): void => {
    if (name === 'row') {
      this.#rowNumber = toRowNumber(attribute('r')) ?? this.#rowNumber + 1
      this.#row = { rowNumber: this.#rowNumber, cells: [], hidden: isTrue(attribute('hidden')) }
      this.#column = 0
      this.#struck = new StruckCells()
    } else if (name === 'c' && this.#row) {
      this.#inCell = true
      this.#hasFormula = false
      this.#type = attribute('t') ?? ''
      this.#style = Number(attribute('s') ?? -1)
      this.#text = ''
      this.#runs.clear()
      this.#column = columnNumber(attribute('r')) ?? this.#column
    } else if (name === 'f') this.#hasFormula = true
    else if (this.#inCell) this.#runs.open(name, attribute)
    this.#reading = this.#inCell && name === 'v'
  }

  readonly text = (piece: string): void => {
    if (this.#reading) this.#text += piece
    else if (this.#inCell) this.#runs.add(piece)
  }

  readonly close = (name: string): void => {
    if (name === 'v') this.#reading = false
    else if (name === 'c' && this.#row) {
      this.#inCell = false
      const value = this.#value()
      this.#put(this.#row.cells, value)
      this.#struck.add(value, this.#parts.isStruck[this.#style] ?? false, this.#column)
      this.#column++
    } else if (name === 'row' && this.#row) {
      const struck = this.#struck.settle(this.#row.cells)
      this.#merged.fill(this.#row.rowNumber, this.#row.cells)
      this.#rows.push({ ...this.#row, struck })
      this.#row = undefined
    } else if (this.#inCell) this.#runs.close(name)
  }

  #put(cells: Cell[], value: Cell): void {
    if (this.#column >= spreadsheetLimits.columns) {
      // A format may reach to the last column; only a value makes the sheet that wide.
      if (value !== null && value !== '') throw createColumnsError()
      return
    }
    while (cells.length <= this.#column) cells.push(null)
    cells[this.#column] = value
  }

  #value(): Cell {
    const text = this.#text
    switch (this.#type) {
      case 's':
        return this.#parts.strings[text === '' ? -1 : Number(text)] ?? null
      case 'str':
      case 'inlineStr':
        return this.#runs.text + unescapeText(text)
      case 'b':
        return isTrue(text)
      case 'e':
        return text
      default:
        return this.#number(text)
    }
  }

  #number(text: string): Cell {
    // A program that computes no formulas has written it; the cell is not empty for its author.
    if (text === '') return this.#hasFormula ? '#SEM RESULTADO' : null
    const value = Number(text)
    if (Number.isNaN(value)) return text
    if (!this.#toDate || !this.#parts.isMoment[this.#style]) return value
    const moment = this.#toDate(value, this.#parts.since1904)
    return Number.isNaN(moment.getTime()) ? value : moment
  }
}

const isTrue = (text: string | undefined): boolean => text === '1' || text?.toLowerCase() === 'true'

function toRowNumber(reference: string | undefined): number | undefined {
  const number = Number(reference)
  return reference !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** `C7` is column 2. */
function columnNumber(reference: string | undefined): number | undefined {
  const letters = /^\$?([A-Za-z]{1,3})\$?\d/.exec(reference ?? '')?.[1]?.toUpperCase()
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
