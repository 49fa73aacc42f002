interface DecimalParts {
  negative: boolean
  whole: string
  fraction: string
}

/** Where the fraction begins in a text of digits, dots and commas; -1 when there is none. */
function decimalMark(digits: string): number {
  const comma = digits.lastIndexOf(',')
  const dot = digits.lastIndexOf('.')
  if (comma >= 0 && dot >= 0) return Math.max(comma, dot)
  if (comma >= 0) return digits.indexOf(',') === comma ? comma : -1
  if (dot < 0 || digits.indexOf('.') !== dot) return -1
  // A single dot before three digits groups thousands, as Brazilians write; after a lone zero it cannot.
  const groups = digits.length - dot - 1 === 3 && !/^0?\./.test(digits)
  return groups ? -1 : dot
}

/**
 * Reads a number as people in Brazil type or paste it: "1.234,56", "R$ 12", "1,234.56" from a foreign sheet, "-3". What
 * is not part of a number is passed over; without a digit there is no number.
 */
export function readDecimal(text: string): DecimalParts | null {
  const kept = text.replace(/[−–]/g, '-').replace(/[^\d.,-]/g, '')
  const digits = kept.replaceAll('-', '')
  if (!/\d/.test(digits)) return null
  const mark = decimalMark(digits)
  const only = (part: string) => part.replace(/\D/g, '')
  return {
    negative: kept.startsWith('-'),
    whole: only(mark < 0 ? digits : digits.slice(0, mark)) || '0',
    fraction: mark < 0 ? '' : only(digits.slice(mark + 1)),
  }
}

/** @returns the number in a text, rounded to so many decimals; `null` for none, or one too large to be exact. */
export function parseDecimal(text: string, decimals: number): number | null {
  const scaled = parseScaled(text, decimals)
  return scaled === null ? null : scaled / 10 ** decimals
}

/** @returns the number in a text counted in its smallest unit (cents, for two decimals), without ever passing a float. */
export function parseScaled(text: string, decimals: number): number | null {
  const parts = readDecimal(text)
  if (!parts) return null
  const kept = Number(parts.whole + parts.fraction.padEnd(decimals, '0').slice(0, decimals))
  const size = kept + (Number(parts.fraction[decimals] ?? 0) >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(size)) return null
  return parts.negative && size > 0 ? -size : size
}

/** Integer cents as reais, written from their digits: a division would lose the last cent of the largest amounts. */
export function formatCents(cents: number): string {
  const size = Math.abs(cents)
  const reais = formatDecimal(Math.trunc(size / 100))
  return `${cents < 0 ? '-' : ''}${reais},${String(size % 100).padStart(2, '0')}`
}

/** A number as it is written in Brazil. */
export function formatDecimal(
  value: number,
  { min = 0, max = 20 }: { min?: number | undefined; max?: number | undefined } = {},
): string {
  return new Intl.NumberFormat('pt-BR', { minimumFractionDigits: min, maximumFractionDigits: max }).format(value)
}
