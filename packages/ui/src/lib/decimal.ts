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
  if (comma >= 0) return digits.indexOf(',') === comma ? comma : -1
  if (dot < 0 || digits.indexOf('.') !== dot) return -1
  // A single dot before three digits is a thousands separator, as in Brazil, except after a single zero.
  const groups = digits.length - dot - 1 === 3 && !/^0?\./.test(digits)
  return groups ? -1 : dot
}

/**
 * Reads a number as Brazilians type or paste it: "1.234,56", "R$ 12", "1,234.56" from a foreign spreadsheet, "-3".
 * Other characters are ignored; without a digit the result is `null`.
 */
export function readDecimal(text: string): DecimalParts | null {
  const cleaned = text.replace(/[−–]/g, '-').replace(/[^\d.,-]/g, '')
  const digits = cleaned.replaceAll('-', '')
  if (!/\d/.test(digits)) return null
  const mark = decimalMark(digits)
  const only = (part: string) => part.replace(/\D/g, '')
  return {
    negative: cleaned.startsWith('-'),
    whole: only(mark < 0 ? digits : digits.slice(0, mark)) || '0',
    fraction: mark < 0 ? '' : only(digits.slice(mark + 1)),
  }
}

/** @returns the number in a text, rounded to `decimals`; `null` when there is none or it is too large to be exact. */
export function parseDecimal(text: string, decimals: number): number | null {
  const scaled = parseScaled(text, decimals)
  return scaled === null ? null : scaled / 10 ** decimals
}

/**
 * @returns the number in a text as an integer of its smallest unit (cents, for two decimals), without float
 * arithmetic.
 */
export function parseScaled(text: string, decimals: number): number | null {
  const parts = readDecimal(text)
  if (!parts) return null
  const cleaned = Number(parts.whole + parts.fraction.padEnd(decimals, '0').slice(0, decimals))
  const size = cleaned + (Number(parts.fraction[decimals] ?? 0) >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(size)) return null
  return parts.negative && size > 0 ? -size : size
}

/** Formats integer cents as reais from their digits: a division would lose the last cent of very large amounts. */
export function formatCents(cents: number): string {
  const size = Math.abs(cents)
  const reais = formatDecimal(Math.trunc(size / 100))
  return `${cents < 0 ? '-' : ''}${reais},${String(size % 100).padStart(2, '0')}`
}

/** Formats a number for pt-BR. */
export function formatDecimal(
  value: number,
  { min = 0, max = 20 }: { min?: number | undefined; max?: number | undefined } = {},
): string {
  return new Intl.NumberFormat('pt-BR', { minimumFractionDigits: min, maximumFractionDigits: max }).format(value)
}
