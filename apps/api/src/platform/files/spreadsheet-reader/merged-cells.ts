import type { Cell } from '../spreadsheet-writer.ts'

/** A cell that its author has merged with the cells below it. */
interface MergedCell {
  readonly column: number
  readonly lastRow: number
}

/** More than a person merges; the others are read as empty cells. */
const maximumRanges = 20_000
const range = /<(?:\w+:)?mergeCell\s[^>]{0,100}?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
const elementName = 'mergeCell'
/** Longer than the element of a range. */
const overlap = 200

/** `C` is column 2. */
const toColumn = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/**
 * Gives the cells of a merged range to the rows that it covers: an order over several rows of products has its reference
 * and its address in the first one only.
 */
export class MergedCells {
  readonly #byFirstRow = new Map<number, MergedCell[]>()
  #open: (MergedCell & { readonly value: Cell })[] = []
  #count = 0

  /** Reads the ranges, which are behind the rows, from the inflated pieces of a sheet. */
  static read(pieces: readonly Buffer[]): MergedCells {
    const merged = new MergedCells()
    let rest = ''
    for (const piece of pieces) {
      // Most pieces have rows only, which are not decoded for it.
      if (!piece.includes(elementName) && !(rest + piece.toString('latin1', 0, overlap)).includes(elementName)) {
        rest = (rest + piece.toString('latin1', Math.max(piece.length - overlap, 0))).slice(-overlap)
        continue
      }
      const text = rest + piece.toString('latin1')
      let end = 0
      for (const { 0: element, 1: letters = '', 2: first, 3: last, index } of text.matchAll(range)) {
        end = index + element.length
        merged.add(Number(first), { column: toColumn(letters), lastRow: Number(last) })
      }
      rest = text.slice(Math.max(end, text.length - overlap))
    }
    return merged
  }

  /** Adds a range before its first row is filled. */
  add(firstRow: number, cell: MergedCell): void {
    if (cell.lastRow <= firstRow || ++this.#count > maximumRanges) return
    const cells = this.#byFirstRow.get(firstRow)
    if (cells) cells.push(cell)
    else this.#byFirstRow.set(firstRow, [cell])
  }

  /** Whether a range reaches behind a row that was filled. */
  reachesBehind(rowNumber: number): boolean {
    return this.#open.some(({ lastRow }) => lastRow > rowNumber)
  }

  /**
   * Fills the covered cells before the first value of a row. A range behind it is left: the weight or the sum of several
   * rows would count for each of them. The rows must be in their order.
   */
  fill(rowNumber: number, cells: Cell[]): void {
    this.#open = this.#open.filter(({ lastRow }) => lastRow >= rowNumber)
    const firstValue = cells.findIndex((cell) => cell !== null && cell !== '')
    for (const { column, value } of this.#open) if (column < firstValue) cells[column] = value
    for (const { column, lastRow } of this.#byFirstRow.get(rowNumber) ?? [])
      this.#open.push({ column, lastRow, value: cells[column] ?? null })
  }
}
