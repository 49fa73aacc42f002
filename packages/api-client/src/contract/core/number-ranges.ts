const number = String.raw`(?:km\s*)?\d[\d.]*(?:\s*\/\s*\d[\d.]*)?[a-z]?`
const side = String.raw`lado\s+(?:par|[ií]mpar|esquerdo|direito)|ambos\s+os\s+lados|n[uú]meros?\s+(?:pares|[ií]mpares)`
const range = String.raw`(?:d[eo]\s+${number}\s+)?(?:at[ée]|ao?)\s+(?:o\s+)?(?:${number}|fim|final)|a\s+partir\s+d[eo]\s+${number}`
/** One or more parts behind a dash, a comma or in brackets, at the end of the text. */
const numberRanges = new RegExp(
  String.raw`(?:(?:\s+[-–—]\s*|\s*,\s*|\s*\(\s*)(?:${range}|${side})(?:\s+(?:${side}))?\s*\)?)+\s*$`,
  'i',
)

/**
 * Removes the house numbers that a postal code covers from a street: services add "- até 1715 - lado ímpar" or "- de 1001
 * ao fim". They are no part of its name.
 */
export function removeNumberRange(street: string): string {
  const name = street.replace(numberRanges, '').trimEnd()
  return name === '' ? street : name
}
