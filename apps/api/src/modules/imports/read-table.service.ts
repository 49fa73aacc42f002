import { type ImportTable, type ImportTableChoice, importMappingLimits } from '@malote/api-client/contract'
import { type SpreadsheetRow, UnreadableSpreadsheetError } from '../../platform/files/spreadsheet-reader/index.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { isWrittenEmpty } from './cell-text.ts'
import type { ColumnCatalogue } from './columns.ts'

/** Rows among which the titles are searched; more text above a table is a letter. */
const searchedRows = 30
/** Rows and cells that the user can choose the titles from. */
const shownRows = 15
const shownCells = 6
const shownCharacters = 40
/** So many recognized titles are no coincidence. */
const certainTitles = 4
const { titleLength } = importMappingLimits

/** The titles and their place, with the rows below them. */
export interface OpenTable {
  readonly headers: readonly Cell[]
  readonly titleRow: number
  readonly firstRows: ImportTable['firstRows']
  /** The rows below the titles; those that are left out included. */
  readonly rows: AsyncGenerator<SpreadsheetRow>
}

/** Removes NUL and replaces lone surrogates, which the database cannot store. */
export const toStorableCell = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replaceAll('\0', '').toWellFormed() : cell

const toShownText = (cell: Cell): string => {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(toStorableCell(cell ?? ''))
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters - 1)}…` : text
}

/**
 * Finds the row with the titles: the chosen one, else the first row with enough known titles, else the row with most.
 *
 * @throws UnreadableSpreadsheetError when a title is longer than any title.
 */
export async function openTable(
  source: AsyncGenerator<SpreadsheetRow>,
  catalogue: ColumnCatalogue,
  choice: ImportTableChoice | null | undefined,
): Promise<OpenTable> {
  const first: SpreadsheetRow[] = []
  for (let next = await source.next(); !next.done; next = await source.next()) {
    first.push(next.value)
    if (first.length >= searchedRows && next.value.rowNumber >= (choice?.titleRow ?? 0)) break
  }
  const countTitles = (row: SpreadsheetRow) =>
    isLeftOut(row) && !choice?.withHiddenRows ? 0 : catalogue.propose(row.cells).filter(Boolean).length
  const counts = first.slice(0, searchedRows).map(countTitles)
  const certain = counts.findIndex((count) => count >= certainTitles)
  const most = Math.max(...counts, 0)
  const guessed = certain >= 0 ? certain : most > 1 ? counts.indexOf(most) : 0
  const chosen = choice?.titleRow
  const index = chosen === undefined ? guessed : first.findIndex(({ rowNumber }) => rowNumber === chosen)
  const titles = first[index]
  if (chosen !== undefined && !titles) throw new UnreadableSpreadsheetError(`A linha ${chosen} da planilha está vazia.`)
  const headers = titles?.cells ?? []
  if (headers.some((title) => String(title ?? '').length > titleLength)) {
    throw new UnreadableSpreadsheetError(
      `Um título da linha ${titles?.rowNumber} tem mais de ${titleLength} caracteres. Use os títulos do modelo.`,
    )
  }
  async function* rows(): AsyncGenerator<SpreadsheetRow> {
    yield* first.slice(index + 1)
    yield* source
  }
  return {
    headers,
    titleRow: titles?.rowNumber ?? 1,
    firstRows: first
      .slice(0, shownRows)
      .map(({ rowNumber, cells }) => ({ row: rowNumber, cells: cells.slice(0, shownCells).map(toShownText) })),
    rows: rows(),
  }
}

/** Whether a row is read only when the user wants it: hidden, filtered out or struck through. */
export const isLeftOut = ({ hidden, struck = false }: SpreadsheetRow): boolean => hidden || struck

/** Counts and collects what the check of a file depends on in all its rows. */
export class TableSurvey {
  readonly #samples: string[][]
  readonly #groupColumn: number
  readonly #lastRows = new Map<string, number>()
  #total = 0
  #hidden = 0
  #struck = 0

  constructor(titles: number, groupColumn: number) {
    this.#samples = Array.from({ length: titles }, () => [])
    this.#groupColumn = groupColumn
  }

  /** @throws UnreadableSpreadsheetError when there are more rows than `maximumRows`. */
  add({ rowNumber, cells }: SpreadsheetRow, maximumRows: number): void {
    if (++this.#total > maximumRows) {
      throw new UnreadableSpreadsheetError(
        `A planilha tem mais de ${maximumRows.toLocaleString('pt-BR')} linhas. Divida-a em partes.`,
      )
    }
    const key = this.getGroup(cells)
    if (key !== undefined) this.#lastRows.set(key, rowNumber)
    for (const [index, samples] of this.#samples.entries()) {
      const text = samples.length < 3 ? toShownText(cells[index] ?? null).trim() : ''
      if (text !== '' && !samples.includes(text)) samples.push(text)
    }
  }

  addHidden({ hidden }: SpreadsheetRow): void {
    this.#hidden++
    if (!hidden) this.#struck++
  }

  /** The reference that a row shares with others; undefined for a row without reference. */
  getGroup(cells: readonly Cell[]): string | undefined {
    const text = String(cells[this.#groupColumn] ?? '').trim()
    return text === '' || isWrittenEmpty(text) ? undefined : text
  }

  /** Whether a row is the last one of its group. */
  isLastOfGroup(key: string, rowNumber: number): boolean {
    return this.#lastRows.get(key) === rowNumber
  }

  get total(): number {
    return this.#total
  }

  get hiddenRows(): number {
    return this.#hidden
  }

  /** How many of the hidden rows are shown, and struck through. */
  get struckRows(): number {
    return this.#struck
  }

  get samples(): readonly (readonly string[])[] {
    return this.#samples
  }
}
