import type { ColumnReading } from '@malote/api-client/contract'

/** A decimal number with its separators removed, or what is unclear about it. */
type NumberReading = { readonly value: number } | { readonly ambiguous: true } | undefined

const grouped = (separator: string, minimum: number) =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${separator}\\d{3}){${minimum},}$`)
const groupedByPoint = grouped('.', 2)
const groupedByComma = grouped(',', 2)
const commaDecimal = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d+$/
const pointDecimal = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)\.\d+$/
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/

const toPlain = (text: string): string =>
  text
    .replace(/^R\$\s*/i, '')
    .replace(/\s*kg$/i, '')
    .replace(/\s/g, '')

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
