import { normalizeOrderNumber, parseInvoiceKey } from '@malote/api-client'
import { getViewerDay } from '../../lib/format/clock.ts'

const getThisYear = (): number => Number(getViewerDay().slice(0, 4))

const anyDash = /[\p{Pd}\u2212]/gu
/** A complete number with spaces, which would separate it from the next one. */
const spacedNumber = /\bOS[\s\p{Pd}\u2212]*(\d{4})[\s\p{Pd}\u2212]+(\d{1,6})\b/giu

/** @returns a complete order number; undefined when the text is none, short or complete. */
export function parseOrderNumber(text: string, year = getThisYear()): string | undefined {
  const parts = /^#?(?:OS-?)?(?:(\d{4})-)?(\d{1,6})$/i.exec(normalizeOrderNumber(text).replace(anyDash, '-'))
  return parts ? `OS-${parts[1] ?? year}-${parts[2]?.padStart(6, '0')}` : undefined
}

/** Maximum number of pasted order numbers. */
export const maxPastedNumbers = 200

/**
 * @returns the order numbers of a pasted text, each once and in their order; undefined when the text is not a list of
 * at least two. Short forms are completed: `123` is a number of this year, `2026-123` of that year.
 */
export function parseOrderNumbers(text: string, year = getThisYear()): string[] | undefined {
  const parts = text
    .replace(spacedNumber, 'OS-$1-$2')
    .split(/[\s,;|]+/)
    .filter((word) => word !== '')
  // The groups of an invoice's key look like short numbers.
  if (parts.length < 2 || parseInvoiceKey(text)) return undefined
  const numbers = parts.map((part) => parseOrderNumber(part, year))
  // A text with any other word is a search text.
  return numbers.every((number) => number !== undefined) ? [...new Set(numbers)] : undefined
}
