import type { State } from './address.ts'
import { areaCodes, getAreaCode } from './area-codes.ts'
import { toNormalForm } from './normal-form.ts'
import { toPlainLetters } from './plain-text.ts'

/** The capital of each state with several area codes, and its code. */
const capitals: Readonly<Partial<Record<State, readonly [city: string, areaCode: string]>>> = {
  AM: ['Manaus', '92'],
  BA: ['Salvador', '71'],
  CE: ['Fortaleza', '85'],
  ES: ['Vitória', '27'],
  GO: ['Goiânia', '62'],
  MA: ['São Luís', '98'],
  MG: ['Belo Horizonte', '31'],
  PA: ['Belém', '91'],
  PE: ['Recife', '81'],
  PI: ['Teresina', '86'],
  PR: ['Curitiba', '41'],
  RJ: ['Rio de Janeiro', '21'],
  RS: ['Porto Alegre', '51'],
  SC: ['Florianópolis', '48'],
  SP: ['São Paulo', '11'],
  MT: ['Cuiabá', '65'],
}

interface Place {
  readonly state?: string | null | undefined
  readonly city?: string | null | undefined
}

/** An area code, and what it comes from: the city, its state, or another phone. */
export interface ProposedAreaCode {
  readonly areaCode: string
  readonly source: 'city' | 'state' | 'phone'
}

/**
 * Proposes the area code of a phone that was written without one: that of the capital, of a state with only one, or of the
 * first other phone whose area code is of the state. It is a proposal, because people keep a number when they move.
 *
 * @param phones - other phones of the order, in any notation.
 * @returns undefined where several area codes are possible.
 */
export function proposeAreaCode({ state, city }: Place, phones: readonly string[]): ProposedAreaCode | undefined {
  const codes = areaCodes[state as State]?.split(' ') ?? []
  const [capital, capitalCode] = capitals[state as State] ?? []
  if (capital && capitalCode && toPlainLetters(capital) === toPlainLetters(city ?? '')) {
    return { areaCode: capitalCode, source: 'city' }
  }
  const [only, ...others] = codes
  if (only && others.length === 0) return { areaCode: only, source: 'state' }
  const candidates = phones.flatMap((phone) => getAreaCode(phone) ?? [])
  const areaCode = candidates.find((code) => codes.length === 0 || codes.includes(code))
  return areaCode === undefined ? undefined : { areaCode, source: 'phone' }
}

/**
 * Reads a number that only lacks its area code: eight digits of a landline, or nine of a mobile phone.
 *
 * @returns its digits; undefined for any other text, also for the service number of a company.
 */
export function readLocalPhone(text: string): string | undefined {
  const digits = toNormalForm(text, 'NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(/[\s.\u2010-\u2015\u2212-]/g, '')
  return /^(?:[2-8]\d{7}|9\d{8})$/.test(digits) && !/^(?:300[34]|400[34]|4020)/.test(digits) ? digits : undefined
}
