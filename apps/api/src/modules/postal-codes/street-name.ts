import { removeNumberRange, streetTitles, streetTypes, toPlainText } from '@malote/api-client/contract'

const abbreviations: Readonly<Record<string, string>> = { ...streetTypes, ...streetTitles }
const plainTypes = new Set(Object.values(streetTypes).map(toPlainText))
/** Words that one writer puts into a name and another one leaves out. */
const particles = /^(?:de|da|do|das|dos|e)$/

/** Abbreviations that are words too, so that they need their full stop: "Rua Mar Azul". */
const needsStop = /^(?:mar|com)$/

function expand(word: string): string {
  // Not in plain letters: "Pé" is a word, "Pe" is none.
  const short = word.normalize('NFC').toLowerCase().replace(/ç/g, 'c').replace(/[.ªº]/g, '')
  return needsStop.test(short) && !word.endsWith('.') ? word : (abbreviations[short] ?? word)
}

/** @returns the street with its abbreviations in full: "Av. Des. Moreira" is "Avenida Desembargador Moreira". */
export function expandStreet(street: string): string {
  const words = removeNumberRange(street).replace(/\./g, '. ').trim().split(/\s+/)
  // A single letter is an abbreviation only at the start, and the end of a name is none: "Rua R", "Avenida Beira Mar."
  const isName = (word: string, index: number) => index > 0 && (word.length === 1 || index === words.length - 1)
  return words.map((word, index) => (isName(word, index) ? word : expand(word))).join(' ')
}

/** @returns the street without its kind; the whole name where nothing else is left. */
export function removeKind(street: string): string {
  const [first = '', ...rest] = street.split(' ')
  return rest.length > 0 && plainTypes.has(toPlainText(first)) ? rest.join(' ') : street
}

/** @returns the name in a form that is equal for the notations of one street. */
export const toComparableStreet = (street: string): string =>
  toPlainText(expandStreet(street))
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !particles.test(word))
    .join(' ')
