import { getNumberFormat } from './intl-formats.ts'

interface DecimalParts {
  negative: boolean
  whole: string
  fraction: string
}

/** Returns the index of the decimal mark in a text of digits, dots and commas; -1 when there is none. */
function decimalMark(digits: string): number {
  const comma = digits.lastIndexOf(',')
  const dot = digits.lastIndexOf('.')
  if (comma >= 0 && dot >= 0) return Math.max(comma, dot)
  const last = Math.max(comma, dot)
  if (last < 0) return -1
  // A repeated sign separates thousands, except before a last group that is no group of three digits: "1.234.56".
  const isRepeated = digits.indexOf(digits.charAt(last)) !== last
  if (isRepeated) return /\d{3}$/.test(digits) && digits.length - last === 4 ? -1 : last
  if (comma >= 0) return comma
  // A single dot before three digits is a thousands separator, as in Brazil, except after a single zero.
  const groups = digits.length - dot - 1 === 3 && !/^0?\./.test(digits)
  return groups ? -1 : dot
}

export type DecimalMark = ',' | '.'

/** @returns the decimal mark of a language. */
export const getDecimalMark = (locale: string): DecimalMark =>
  getNumberFormat(locale).format(0.5).includes(',') ? ',' : '.'

/** Larger exponents are too large for every field; the limit bounds the length of the digits. */
const maximumExponent = 400

/** Squares and references, which are no digits of the number: "12 m²". */
const raisedDigits = /[\u00b2\u00b3\u00b9\u2070-\u2079]/g

/**
 * Returns the digits, dots and commas of the one number in a text, which may be between a currency, a unit and a sign;
 * `null` when there is none, or more than one, as in "27/11/2026" and "10-12".
 */
function findDigits(text: string): string | null {
  const first = text.search(/\d/)
  if (first < 0) return null
  const start = /[.,]/.test(text.charAt(first - 1)) ? first - 1 : first
  const [number = ''] = /^[\d.,\s'’_]+/.exec(text.slice(start)) ?? []
  if (/\d/.test(text.slice(start + number.length))) return null
  // Spaces and apostrophes separate groups of three digits.
  const [head = '', ...groups] = number.trim().split(/[\s'’_]+/)
  const areGroups = groups.every((group, index) =>
    (index === groups.length - 1 ? /^\d{3}([.,]\d*)?$/ : /^\d{3}$/).test(group),
  )
  return areGroups ? head + groups.join('') : null
}

/** Whether dots or commas separate groups of three digits, or of two in India. */
function areThousands(whole: string): boolean {
  if (whole.includes('.') && whole.includes(',')) return false
  const [, ...groups] = whole.split(/[.,]/)
  return groups.every((group, index) => (index === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(group))
}

/**
 * Reads a number as people type or paste it. With a decimal comma, as in Brazil: "1.234,56", "R$ 12", "1,234.56" from a
 * foreign spreadsheet, "-3", "12 kg". A text that is not one number has the result `null`.
 */
export function readDecimal(text: string, decimal: DecimalMark = ','): DecimalParts | null {
  const latin = text.replace(raisedDigits, '').normalize('NFKC').replace(/[−–]/g, '-').trim()
  // Spreadsheets also write negative numbers as "(12)" and "12-", large ones as "1,2E+05" and small ones as "1,2E-05".
  const isNegative = /^\D*-|^\D*\(.*\)\D*$|\d\s*-\D*$/.test(latin)
  const [, mantissa = latin, exponent = '0'] = /^(.*\d)e([+-]?\d+)$/i.exec(latin) ?? []
  const plain = findDigits(mantissa)
  if (plain === null) return null
  const digits = decimal === ',' ? plain : plain.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','))
  const mark = decimalMark(digits)
  const [grouped, fraction] = mark < 0 ? [digits, ''] : [digits.slice(0, mark), digits.slice(mark + 1)]
  if (!areThousands(grouped)) return null
  const whole = grouped.replace(/\D/g, '') || '0'
  const shift = Math.max(-maximumExponent, Math.min(Number(exponent), maximumExponent))
  if (shift < 0) {
    const padded = whole.padStart(1 - shift, '0')
    return { negative: isNegative, whole: padded.slice(0, shift), fraction: padded.slice(shift) + fraction }
  }
  return {
    negative: isNegative,
    whole: whole + fraction.slice(0, shift).padEnd(shift, '0'),
    fraction: fraction.slice(shift),
  }
}

/** @returns the number in a text, rounded to `decimals`; `null` when there is none or it is too large to be exact. */
export function parseDecimal(text: string, decimals: number, mark: DecimalMark = ','): number | null {
  const scaled = parseScaled(text, decimals, mark)
  if (scaled === null || Math.abs(scaled) > getLargestUnits(decimals)) return null
  return scaled / 10 ** decimals
}

/**
 * @returns the number in a text as an integer of its smallest unit (cents, for two decimals), without float
 * arithmetic.
 */
export function parseScaled(text: string, decimals: number, mark: DecimalMark = ','): number | null {
  const parts = readDecimal(text, mark)
  if (!parts) return null
  const cleaned = Number(parts.whole + parts.fraction.padEnd(decimals, '0').slice(0, decimals))
  const size = cleaned + (Number(parts.fraction[decimals] ?? 0) >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(size)) return null
  return parts.negative && size > 0 ? -size : size
}

/** A fraction is exact up to 15 digits: 90071992547409.91 would be formatted as 90071992547409.9. */
const getLargestUnits = (decimals: number) => (decimals > 0 ? 999_999_999_999_999 : Number.MAX_SAFE_INTEGER)

/** @returns the largest number with `decimals` decimals that is exact. */
export const getLargestNumber = (decimals: number): number => getLargestUnits(decimals) / 10 ** decimals

/** @returns the sign of the number in a text; 0 when there is none. */
export function getSign(text: string): -1 | 0 | 1 {
  const parts = readDecimal(text)
  if (!parts) return 0
  return parts.negative ? -1 : 1
}

/** How amounts of a currency are written in a language. */
export interface CurrencyStyle {
  symbol: string
  /** Whether the symbol is after the number. */
  isSuffix: boolean
  /** The number of decimals: two for cents. */
  decimals: number
  /** The name in the plural. */
  name: string
}

/** @returns how amounts of a currency are written. */
export function getCurrencyStyle(locale: string, currency: string): CurrencyStyle {
  const format = getNumberFormat(locale, { style: 'currency', currency })
  const parts = format.formatToParts(2)
  const names = getNumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(2)
  const at = (type: string) => parts.findIndex((part) => part.type === type)
  return {
    symbol: parts[at('currency')]?.value ?? currency,
    isSuffix: at('currency') > at('integer'),
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    name: names.find(({ type }) => type === 'currency')?.value ?? currency,
  }
}

/** Formats integer cents from their digits: a division would lose the last cent of very large amounts. */
export function formatCents(cents: number, locale = 'pt-BR', decimals = 2): string {
  const size = Math.abs(cents)
  const unit = 10 ** decimals
  const fraction = decimals > 0 ? getDecimalMark(locale) + String(size % unit).padStart(decimals, '0') : ''
  return `${cents < 0 ? '-' : ''}${formatDecimal(Math.trunc(size / unit), { locale })}${fraction}`
}

/** Formats a number. */
export function formatDecimal(
  value: number,
  {
    min = 0,
    max = 20,
    locale = 'pt-BR',
  }: { min?: number | undefined; max?: number | undefined; locale?: string | undefined } = {},
): string {
  return getNumberFormat(locale, { minimumFractionDigits: min, maximumFractionDigits: max }).format(value)
}
