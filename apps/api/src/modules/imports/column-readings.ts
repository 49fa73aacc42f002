import type { ColumnQuestion, ColumnReading } from '@malote/api-client/contract'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { CellError, readCellText } from './cell-text.ts'
import type { ImportColumn } from './columns.ts'
import { readHours } from './read-hours.ts'
import { addYear, getDateOrderEvidence } from './read-moment.ts'
import { getNumberEvidence, parseNumber, splitUnit } from './read-number.ts'
import { longestMoment } from './read-window-cell.ts'

/** How the ambiguous cells of a column are read, or what the user must decide. */
export interface ColumnAnalysis {
  readonly reading?: ColumnReading
  readonly question?: ColumnQuestion
}

const numberReadings = ['decimalComma', 'decimalPoint'] as const
const dayReadings = ['dayFirst', 'monthFirst'] as const
const kindsOfNumbers: readonly ImportColumn['kind'][] = ['cents', 'grams', 'integer']
const kindsOfDays: readonly ImportColumn['kind'][] = ['moment', 'day', 'hours']

/**
 * Collects the evidence of the cells of each column: a column of numbers or days is read as its unambiguous cells prove.
 * Without proof, an ambiguous cell is a question. If the cells prove both notations, ambiguous cells stay unreadable.
 */
export class ColumnEvidence {
  readonly #columns: readonly (ImportColumn | undefined)[]
  readonly #proofs: Set<ColumnReading>[]
  readonly #samples: (string | undefined)[]

  constructor(columns: readonly (ImportColumn | undefined)[]) {
    this.#columns = columns
    this.#proofs = columns.map(() => new Set())
    this.#samples = columns.map(() => undefined)
  }

  add(cells: readonly Cell[]): void {
    for (const [index, column] of this.#columns.entries()) {
      const cell = cells[index]
      if (typeof cell !== 'string' || !column) continue
      const evidence = getEvidence(cell, column)
      if (evidence === 'ambiguous') this.#samples[index] ??= readCellText(cell)
      else if (evidence) this.#proofs[index]?.add(evidence)
    }
  }

  /**
   * Decides the columns.
   * @param choices The readings that the user has chosen.
   * @param isTemplateTitle Whether a column has the title of our template, which defines that the day comes first.
   */
  decide(choices: readonly (ColumnReading | null)[], isTemplateTitle: (index: number) => boolean): ColumnAnalysis[] {
    return this.#columns.map((column, index): ColumnAnalysis => {
      const [proof, ...contradictions] = this.#proofs[index] ?? []
      const sample = this.#samples[index]
      if (!column || sample === undefined) return {}
      const isOfDays = kindsOfDays.includes(column.kind)
      const readings: readonly ColumnReading[] = isOfDays ? dayReadings : numberReadings
      const choice = choices[index] ?? undefined
      if (choice && readings.includes(choice)) return { reading: choice }
      if (contradictions.length > 0) return {}
      if (proof) return { reading: proof }
      if (isOfDays && isTemplateTitle(index)) return { reading: 'dayFirst' }
      const options = readings.map((reading) => ({ reading, value: describe(sample, column, reading) }))
      return { question: { sample, options } }
    })
  }
}

function getEvidence(cell: string, column: ImportColumn): ColumnReading | 'ambiguous' | undefined {
  const { kind } = column
  try {
    if (kindsOfNumbers.includes(kind)) return getNumberEvidence(splitUnit(readCellText(cell), column).text)
    if (!kindsOfDays.includes(kind)) return undefined
    const text = readCellText(cell)
    if (text.length > longestMoment) return undefined
    if (kind === 'hours' && readHours(text)) return undefined
    return getDateOrderEvidence(kind === 'moment' ? text : addYear(text, undefined))
  } catch (error) {
    // The check reports the cell.
    if (error instanceof CellError) return undefined
    throw error
  }
}

const monthFormat = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 })
const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 3 })

/** The number of a cell with its unit: reais, kilograms. */
export function formatNumber(value: number, kind: ImportColumn['kind']): string {
  // Formats have non-breaking spaces, which differ from the text in a search.
  if (kind === 'cents') return moneyFormat.format(value).replaceAll('\u00a0', ' ')
  return kind === 'grams' ? `${numberFormat.format(value)} kg` : numberFormat.format(value)
}

/** What the sample becomes with a reading, for the user who decides. */
function describe(sample: string, column: ImportColumn, reading: ColumnReading): string {
  const { kind } = column
  if (kindsOfDays.includes(kind)) {
    const [first = 1, second = 1] = sample.match(/\d+/g)?.map(Number) ?? []
    const [day, month] = reading === 'dayFirst' ? [first, second] : [second, first]
    return monthFormat.format(Date.UTC(2000, month - 1, day))
  }
  const { text, scale } = splitUnit(sample, column)
  const number = parseNumber(text, reading)
  return formatNumber(number && 'value' in number ? number.value * scale : 0, kind)
}
