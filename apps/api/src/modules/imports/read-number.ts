import type { ColumnReading } from '@malote/api-client/contract'
import type { ImportColumn } from './columns.ts'

/** Units behind a number by the kind of its column, each with what it is in the unit of the column. */
const unitsByKind: Readonly<Record<string, readonly (readonly [unit: RegExp, scale: number])[]>> = {
  grams: [
    [/(?<=\d)\s*(?:g|gr|grs|gramas?)\.?$/i, 0.001],
    [/(?<=\d)\s*(?:lbs?|libras?)\.?$/i, 0.45359237],
    [/(?<=\d)\s*(?:kgs?|quilos?|kilos?)\.?$/i, 1],
  ],
  // A value has its sign in front.
  cents: [[/^R\$\s*(?=-?\d)/i, 1]],
  integer: [
    [/(?<=\d)\s*(?:x|un|und|unid|unidades?|p[çc]s?|pe[çc]as?|cxs?|caixas?|vols?|volumes?|pct|pacotes?)\.?$/i, 1],
  ],
}

/** Splits "800g" of a column of kilograms into its number and 0.001; a text without a unit has the scale of its column. */
export function splitUnit(
  text: string,
  { kind, scale: scaleOfColumn = 1 }: Pick<ImportColumn, 'kind' | 'scale'>,
): { readonly text: string; readonly scale: number } {
  const [unit, scale] = unitsByKind[kind ?? '']?.find(([pattern]) => pattern.test(text)) ?? [undefined, scaleOfColumn]
  const isSign = unit !== undefined && kind === 'cents'
  return { text: unit ? text.replace(unit, '') : text, scale: isSign ? scaleOfColumn : scale }
}

/** A decimal number with its separators removed, or what is unclear about it. */
type NumberReading = { readonly value: number } | { readonly ambiguous: true } | undefined

const grouped = (separator: string, minimum: number) =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${separator}\\d{3}){${minimum},}$`)
const groupedByPoint = grouped('.', 2)
const groupedByComma = grouped(',', 2)
const commaDecimal = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d+$/
const pointDecimal = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)\.\d+$/
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/

/** A blank between the thousands of a number: "1 234", "1 234,56". Every unusual blank is a usual one here. */
const groupedByBlank = /^-?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/
/** Digits with blanks between them. */
const severalNumbers = /^-?\d[\d.,]*(?: +\d[\d.,]*)+$/

/** Removes the blanks around a number, and between its thousands. */
const toPlain = (text: string): string => {
  const trimmed = text.trim()
  return groupedByBlank.test(trimmed) ? trimmed.replace(/\s/g, '') : trimmed
}

/**
 * Whether a text of digits and blanks may be more than one number: "12 50". In front of a unit of grams, so may "2 500":
 * two packages of 500 g.
 */
export function hasSeveralNumbers(text: string, unitScale: number | undefined): boolean {
  const trimmed = text.trim()
  return severalNumbers.test(trimmed) && (!groupedByBlank.test(trimmed) || (unitScale ?? 1) < 1)
}

/**
 * Returns the notation that a number proves: 1.234,56 and 0,5 have a decimal comma, 1,234.56 and 99.9 a decimal point.
 * `ambiguous` is a number with one separator before three digits: 1.200. Undefined: no separator, or no number.
 */
export function getNumberEvidence(text: string): 'decimalComma' | 'decimalPoint' | 'ambiguous' | undefined {
  const plain = toPlain(text).replace(/^-/, '')
  if (ambiguous.test(plain)) return 'ambiguous'
  if (commaDecimal.test(plain) || groupedByPoint.test(plain)) return 'decimalComma'
  if (pointDecimal.test(plain) || groupedByComma.test(plain)) return 'decimalPoint'
  return undefined
}

/** Reads a number; `reading` decides an ambiguous one. Undefined for a text that is not a number. */
export function parseNumber(text: string, reading: ColumnReading | undefined): NumberReading {
  const plain = toPlain(text)
  const evidence = getNumberEvidence(plain)
  if (evidence === undefined) return /^-?\d+$/.test(plain) ? { value: Number(plain) } : undefined
  const notation = evidence === 'ambiguous' ? reading : evidence
  if (notation === 'decimalComma') return { value: Number(plain.replaceAll('.', '').replace(',', '.')) }
  if (notation === 'decimalPoint') return { value: Number(plain.replaceAll(',', '')) }
  return { ambiguous: true }
}
