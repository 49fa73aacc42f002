/** How many numbers may be pasted at once. */
export const mostNumbers = 200

/**
 * The order numbers in a pasted text, each once, in their order; undefined when the text is not a list of at least two.
 * Short forms are completed: `123` is this year's, `2026-123` is that year's.
 */
export function orderNumbersIn(text: string, year: number): string[] | undefined {
  const words = text.split(/[\s,;|]+/).filter((word) => word !== '')
  if (words.length < 2) return undefined
  const numbers = words.map((word) => {
    const parts = /^#?(?:OS-?)?(?:(\d{4})-)?(\d{1,6})$/i.exec(word)
    return parts && `OS-${parts[1] ?? year}-${parts[2]?.padStart(6, '0')}`
  })
  // One word that is no number makes it a sentence, and sentences are searched for as they are.
  return numbers.every((number) => number !== null) ? [...new Set(numbers)] : undefined
}
