import type { Cell } from '../spreadsheet-writer.ts'

/** Drawn over the character before it. */
const stroke = '\u0336'
const unstruckCharacter = new RegExp(`(?!${stroke})\\S(?!${stroke})`, 'gu')

/** Draws a stroke over each character of a text, as the spreadsheet shows it. */
export const strikeText = (text: string): string => text.replace(unstruckCharacter, `$&${stroke}`)

/** Whether a text has characters that are struck through: its author has taken them back. */
export const hasStruckText = (text: string): boolean => text.includes(stroke)

const isWhollyStruck = (text: string): boolean => hasStruckText(text) && strikeText(text) === text

/** Collects which values of a row are struck through. */
export class StruckCells {
  readonly #struckColumns: number[] = []
  #hasOther = false

  /** Adds the value of a cell, or of several in succession. A text may have strokes already. */
  add(value: Cell, isStruck: boolean, column: number, count = 1): void {
    if (value === null || value === '') return
    if (!isStruck && !(typeof value === 'string' && isWhollyStruck(value))) this.#hasOther = true
    else for (let index = 0; index < count; index++) this.#struckColumns.push(column + index)
  }

  /**
   * Strikes the text of the struck cells of a complete row. Where each value of the row is struck, the row is, and its values
   * have no strokes.
   *
   * @returns whether the row is struck through.
   */
  settle(cells: Cell[]): boolean {
    const isWholeRow = this.#struckColumns.length > 0 && !this.#hasOther
    for (const column of this.#struckColumns) {
      const value = cells[column] ?? null
      if (value === null) continue
      if (!isWholeRow) cells[column] = strikeText(toText(value))
      else if (typeof value === 'string') cells[column] = value.replaceAll(stroke, '')
    }
    return isWholeRow
  }
}

const toText = (value: NonNullable<Cell>): string => (value instanceof Date ? value.toISOString() : String(value))
