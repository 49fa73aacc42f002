const separator = String.raw`[\s\p{Pd}\u2212._/]*`
const written = new RegExp(String.raw`^[^\p{L}\d]*OS${separator}(\d{4})${separator}(\d{1,9})[^\p{L}\d]*$`, 'iu')

/**
 * @returns the number of an order that is written with small letters, spaces, another dash or none, without the leading
 * zeros, or with the end of a sentence, as `OS-2026-000123`; other texts as they are.
 */
export function normalizeOrderNumber(text: string): string {
  const [, year, number] = written.exec(text) ?? []
  return year && number ? `OS-${year}-${number.padStart(6, '0')}` : text
}
