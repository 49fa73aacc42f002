/** A text as people search it: without accents, in lower case. */
export function plainText(text: string): string {
  const lower = text.toLowerCase()
  // Most texts have no accent to lose, and taking them apart costs ten times as much.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII.
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}

const labels = new WeakMap<object, string>()

/** The plain label of an option, worked out once: a search asks a thousand of them at every letter. */
export function plainLabel(option: { label: string; description?: string | undefined }): string {
  const known = labels.get(option)
  if (known !== undefined) return known
  const plain = plainText(option.description ? `${option.label} ${option.description}` : option.label)
  labels.set(option, plain)
  return plain
}
