/** Normalises a text for search: without accents, in lower case. */
export function plainText(text: string): string {
  const lowerCase = text.toLowerCase()
  // ASCII texts have no accents, and `normalize` costs ten times as much as this check.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is the ASCII range.
  return /^[\x00-\x7f]*$/.test(lowerCase) ? lowerCase : lowerCase.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}

const labels = new WeakMap<object, string>()

/**
 * Returns the normalised label of an option. It is cached, because a search reads a thousand of them on each key
 * press.
 */
export function plainLabel(option: { label: string; description?: string | undefined }): string {
  const cached = labels.get(option)
  if (cached !== undefined) return cached
  const plain = plainText(option.description ? `${option.label} ${option.description}` : option.label)
  labels.set(option, plain)
  return plain
}
