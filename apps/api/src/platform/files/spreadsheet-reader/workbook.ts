import type { Cell } from '../spreadsheet-writer.ts'
import { openArchive } from './archive.ts'
import { createColumnsError, spreadsheetLimits, UnreadableSpreadsheetError } from './limits.ts'
import { readParts, unescapeText, type WorkbookParts } from './workbook-parts.ts'
import { visitXml } from './xml.ts'

const maximumGap = 1_000

/** Yields the rows of a workbook's first sheet. A cell is stored only after its column is checked against the limit. */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<Cell[]> {
  const archive = await openArchive(bytes)
  let next = 0
  try {
    const parts = await readParts(archive)
    const sheet = new SheetVisitor(
      parts,
      parts.isMoment.includes(true) ? (await import('hucre')).serialToDate : undefined,
    )
    for await (const _ of visitXml(archive.read(parts.sheet, spreadsheetLimits.sheetBytes), sheet)) {
      for (const { index, cells } of sheet.take()) {
        if (index > next + maximumGap)
          throw new UnreadableSpreadsheetError('Remova as linhas vazias do meio da planilha.')
        for (; next < index; next++) yield []
        next = index + 1
        yield cells
      }
    }
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error
    throw new UnreadableSpreadsheetError(
      'Não conseguimos abrir esta planilha. Salve-a de novo como XLSX, sem senha, ou como CSV.',
    )
  }
}

interface Row {
  readonly index: number
  readonly cells: Cell[]
}

type ToDate = (serial: number, since1904: boolean) => Date

/** Collects the rows of a sheet from its XML. */
class SheetVisitor {
  readonly #parts: WorkbookParts
  readonly #toDate: ToDate | undefined
  #rows: Row[] = []
  #row: { index: number; cells: Cell[] } | undefined
  #index = -1
  #column = 0
  #type = ''
  #style = -1
  #text = ''
  #inCell = false
  #hasFormula = false
  #reading = false
  #phonetic = false

  constructor(parts: WorkbookParts, toDate: ToDate | undefined) {
    this.#parts = parts
    this.#toDate = toDate
  }

  /** The rows that were completed since the last call. */
  take(): Row[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  readonly open = (name: string, attribute: (name: string) => string | undefined): void => {
    if (name === 'row') {
      this.#index = rowNumber(attribute('r')) ?? this.#index + 1
      this.#row = { index: this.#index, cells: [] }
      this.#column = 0
    } else if (name === 'c' && this.#row) {
      this.#inCell = true
      this.#hasFormula = false
      this.#type = attribute('t') ?? ''
      this.#style = Number(attribute('s') ?? -1)
      this.#text = ''
      this.#column = columnNumber(attribute('r')) ?? this.#column
    } else if (name === 'rPh') this.#phonetic = true
    else if (name === 'f') this.#hasFormula = true
    this.#reading = this.#inCell && (name === 'v' || (name === 't' && !this.#phonetic))
  }

  readonly text = (piece: string): void => {
    if (this.#reading) this.#text += piece
  }

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.#reading = false
    else if (name === 'rPh') this.#phonetic = false
    else if (name === 'c' && this.#row) {
      this.#inCell = false
      this.#put(this.#row.cells, this.#value())
      this.#column++
    } else if (name === 'row' && this.#row) {
      this.#rows.push(this.#row)
      this.#row = undefined
    }
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
        return unescapeText(text)
      case 'b':
        return text === '1' || text.toLowerCase() === 'true'
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

function rowNumber(reference: string | undefined): number | undefined {
  const number = Number(reference)
  return reference !== undefined && Number.isSafeInteger(number) && number > 0 ? number - 1 : undefined
}

/** `C7` is column 2. */
function columnNumber(reference: string | undefined): number | undefined {
  const letters = /^\$?([A-Za-z]{1,3})\$?\d/.exec(reference ?? '')?.[1]?.toUpperCase()
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
