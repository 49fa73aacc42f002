const nameParticles = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/**
 * Returns the first letters of the first and last names: "Maria da Silva" is MS. A name without letters or digits has
 * none.
 */
export function getInitials(name: string, locale = 'pt-BR'): string {
  const words = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !nameParticles.has(word.toLowerCase()))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale)
}
