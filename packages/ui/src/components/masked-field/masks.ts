interface Mask {
  /** `#` is a digit, `*` a digit or letter; the rest is written by itself. The longest that has enough room is last. */
  patterns: readonly [string, ...string[]]
  /** Takes off what people paste around the code. */
  unwrap?: ((characters: string) => string) | undefined
  /** What the keyboard of a phone shows. */
  inputMode: 'numeric' | 'tel' | 'text'
  autoComplete: string
}

export type MaskKind = 'cep' | 'cpf' | 'cnpj' | 'phone'

export const masks: Record<MaskKind, Mask> = {
  cep: { patterns: ['#####-###'], inputMode: 'numeric', autoComplete: 'postal-code' },
  cpf: { patterns: ['###.###.###-##'], inputMode: 'numeric', autoComplete: 'off' },
  // Letters since July 2026: twelve letters or digits, then two check digits.
  cnpj: { patterns: ['**.***.***/****-##'], inputMode: 'text', autoComplete: 'off' },
  phone: {
    patterns: ['(##) ####-####', '(##) #####-####'],
    unwrap: (digits) => (digits.length > 11 ? digits.replace(/^0*55/, '') : digits).replace(/^0+/, ''),
    inputMode: 'tel',
    autoComplete: 'tel-national',
  },
}

const isSlot = (character: string) => character === '#' || character === '*'
const room = (pattern: string) => [...pattern].filter(isSlot).length
const longest = (mask: Mask) => mask.patterns.at(-1) ?? mask.patterns[0]

/** @returns how many characters a whole code has at most. */
export const maskRoom = (kind: MaskKind): number => room(longest(masks[kind]))

/** Whether a character counts, wherever it stands: the punctuation of a mask never does. */
export const counts = (kind: MaskKind, character: string): boolean =>
  kind === 'cnpj' ? /[a-z\d]/i.test(character) : /\d/.test(character)

/** @returns every character of a text that counts, even beyond the room. */
function significant(kind: MaskKind, text: string): string {
  const kept = [...text].filter((character) => counts(kind, character)).join('')
  return masks[kind].unwrap?.(kept) ?? kept
}

/** @returns the plain code in a text of any form: "12.345-678 " is "12345678". What has no room is left out. */
export function unmask(kind: MaskKind, text: string): string {
  const slots = [...longest(masks[kind])].filter(isSlot)
  let code = ''
  for (const character of significant(kind, text)) {
    const slot = slots[code.length]
    if (slot === '*' || (slot === '#' && /\d/.test(character))) code += character.toUpperCase()
  }
  return code
}

/** @returns whether a text holds more than there is room for. */
export const overflows = (kind: MaskKind, text: string): boolean => significant(kind, text).length > maskRoom(kind)

/** Writes a code as people read it: "01310100" as "01310-100". Half a code is written as far as it goes. */
export function formatMasked(kind: MaskKind, text: string): string {
  const code = unmask(kind, text)
  const { patterns } = masks[kind]
  const pattern = patterns.find((candidate) => room(candidate) >= code.length) ?? longest(masks[kind])
  let written = ''
  let next = 0
  for (const place of pattern) {
    if (next === code.length) break
    written += isSlot(place) ? code[next++] : place
  }
  return written
}

/** @returns where the caret stands in a written code after so many of its characters. */
export function caretAfter(kind: MaskKind, written: string, characters: number): number {
  let passed = 0
  for (let at = 0; at < written.length; at++) {
    if (passed === characters) return at
    if (counts(kind, written[at] ?? '')) passed++
  }
  return written.length
}
