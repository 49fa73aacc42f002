interface Mask {
  /**
   * The patterns from short to long: `#` is a digit, `*` a digit or letter; other characters are inserted
   * automatically.
   */
  patterns: readonly [string, ...string[]]
  /** Returns the pattern of a code that has another format than its length suggests. */
  getSpecialPattern?: ((code: string) => string | undefined) | undefined
  /** Finds a complete code in a text with other words: its letters would be taken for letters of the code. */
  find?: RegExp | undefined
  /** Removes extra characters of a pasted code, such as a country prefix. */
  unwrap?: ((characters: string) => string) | undefined
  /** The virtual keyboard on phones. */
  inputMode: 'numeric' | 'tel' | 'text'
  autoComplete: string
}

export type MaskKind = 'cep' | 'cpf' | 'cnpj' | 'phone'

/** The numbers of companies that have no area code: 4004-1234. */
const servicePrefix = /^(?:300[34]|400[34]|4020)/

/**
 * A table instead of a mask library: a library would still need code for pasted prefixes, two lengths of phone numbers
 * and backspace over punctuation. Masks defined by the user are not supported.
 */
export const masks: Record<MaskKind, Mask> = {
  cep: { patterns: ['#####-###'], inputMode: 'numeric', autoComplete: 'postal-code' },
  cpf: { patterns: ['###.###.###-##'], inputMode: 'numeric', autoComplete: 'off' },
  // With letters since July 2026: twelve letters or digits, then two check digits.
  cnpj: {
    patterns: ['**.***.***/****-##'],
    find: /(?<![a-z\d])[a-z\d]{2}\.?[a-z\d]{3}\.?[a-z\d]{3}\/?[a-z\d]{4}-?\d{2}(?![a-z\d])/i,
    inputMode: 'text',
    autoComplete: 'off',
  },
  phone: {
    patterns: ['(##) ####-####', '(##) #####-####'],
    getSpecialPattern: (digits) => {
      if (digits.startsWith('0')) return '#### ### ####'
      return servicePrefix.test(digits) && digits.length <= 8 ? '####-####' : undefined
    },
    unwrap: (digits) => {
      const national = digits.length > 11 ? digits.replace(/^0*55/, '') : digits
      // No area code starts like 0300, 0500 or 0800, which keep their zero, also while they are typed.
      return /^0(?:[358](?:0(?:0\d*)?)?)?$/.test(national) ? national : national.replace(/^0+/, '')
    },
    inputMode: 'tel',
    autoComplete: 'tel-national',
  },
}

const isSlot = (character: string) => character === '#' || character === '*'
const countSlots = (pattern: string) => [...pattern].filter(isSlot).length
const getLongestPattern = (mask: Mask) => mask.patterns.at(-1) ?? mask.patterns[0]

/** @returns the maximum number of characters of a code. */
export const getMaxLength = (kind: MaskKind): number => countSlots(getLongestPattern(masks[kind]))

/** Returns whether a character may be part of the code, at any position. Punctuation is not. */
export const isCodeCharacter = (kind: MaskKind, character: string): boolean =>
  kind === 'cnpj' ? /[a-z\d]/i.test(character) : /\d/.test(character)

/** @returns the code characters of a text, even beyond the maximum length. */
function getCodeCharacters(kind: MaskKind, text: string): string {
  // Also full-width characters of an input method.
  const latin = text.normalize('NFKC')
  const [code] = masks[kind].find?.exec(latin) ?? [latin]
  const codeCharacters = [...code].filter((character) => isCodeCharacter(kind, character)).join('')
  return masks[kind].unwrap?.(codeCharacters) ?? codeCharacters
}

/** @returns the plain code in a text of any format: "12.345-678 " is "12345678". Extra characters are left out. */
export function unmask(kind: MaskKind, text: string): string {
  const slots = [...getLongestPattern(masks[kind])].filter(isSlot)
  let code = ''
  for (const character of getCodeCharacters(kind, text)) {
    const slot = slots[code.length]
    if (slot === '*' || (slot === '#' && /\d/.test(character))) code += character.toUpperCase()
  }
  return code
}

/** @returns whether a text has more code characters than the maximum. */
export const overflows = (kind: MaskKind, text: string): boolean =>
  getCodeCharacters(kind, text).length > getMaxLength(kind)

/** Formats a code with punctuation: "01310100" as "01310-100". An incomplete code is formatted up to its end. */
export function formatMasked(kind: MaskKind, text: string): string {
  const code = unmask(kind, text)
  const { patterns, getSpecialPattern } = masks[kind]
  const pattern =
    getSpecialPattern?.(code) ??
    patterns.find((candidate) => countSlots(candidate) >= code.length) ??
    getLongestPattern(masks[kind])
  let formatted = ''
  let next = 0
  for (const place of pattern) {
    if (next === code.length) break
    formatted += isSlot(place) ? code[next++] : place
  }
  return formatted
}

/** @returns the caret position in a formatted code after a number of code characters. */
export function getCaretPosition(kind: MaskKind, formatted: string, characters: number): number {
  let codeIndex = 0
  for (let at = 0; at < formatted.length; at++) {
    if (codeIndex === characters) return at
    if (isCodeCharacter(kind, formatted[at] ?? '')) codeIndex++
  }
  return formatted.length
}
