import { stateNames, toComparedTitle } from '@malote/api-client/contract'

/** Parses degrees with a decimal comma or point; undefined for other text. */
export function parseDegrees(text: string): number | undefined {
  const dotted = text.replace(/\s/g, '').replace(/[−–]/, '-').replace(',', '.')
  return /^[-+]?\d{1,3}(?:\.\d+)?$/.test(dotted) ? Number(dotted) : undefined
}

/**
 * Normalizes a CEP; undefined for another text, of which the digits alone could be the CEP of another place.
 * Spreadsheets store it as a number, and drop its leading zero.
 */
export function restorePostalCode(text: string): string | undefined {
  const plain = text.replace(/[‐‑‒–−]/g, '-').replace(/^CEP:?\s*/i, '')
  if (/^\d{7}$/.test(plain)) return `0${plain}`
  return /^\d{2}\.?\d{3}\s?-?\s?\d{3}$/.test(plain) ? plain.replace(/\D/g, '') : undefined
}

/** Every way to write a state, in the form of `normalizeHeader`, with its code. */
const stateCodes = new Map(
  Object.entries(stateNames).flatMap(([title, code]) => {
    const name = toComparedTitle(title)
    const short = code.toLowerCase()
    const plain = [short, `br${short}`, name, `${short}${name}`, `${name}${short}`]
    const withCountry = [short, name].flatMap((text) => [`brasil${text}`, `${text}brasil`, `${text}brazil`])
    const official = ['de', 'do', 'da'].map((article) => `estado${article}${name}`)
    return [...plain, ...withCountry, ...official].map((text) => [text, code] as const)
  }),
)

/** Returns the code of a state by its code or name: `sp`, `BR-SP`, `São Paulo`, `SP - São Paulo`, `Estado de São Paulo`. */
export const toStateCode = (text: string): string | undefined => stateCodes.get(normalizeHeader(text))

/** Normalizes a header: "Entrega: CEP" and "entrega cep" are the same column. */
export function normalizeHeader(header: unknown): string {
  return toComparedTitle(String(header ?? ''))
}
