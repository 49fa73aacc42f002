const joins = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/** The first letters of the first and last names: "Maria da Silva" is MS. Of a name without letters or figures, none. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && !joins.has(word.toLowerCase()))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR')
}
