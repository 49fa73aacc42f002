import type { State } from './address.ts'
import { toPlainLetters } from './plain-text.ts'

/**
 * The area codes of each state (Anatel, Resolução 263/2001). Towns at a border have the code of the neighbour: 42, 47, 49
 * and 61 are in two states.
 */
const areaCodes: Readonly<Record<State, string>> = {
  AC: '68',
  AL: '82',
  AM: '92 97',
  AP: '96',
  BA: '71 73 74 75 77',
  CE: '85 88',
  DF: '61',
  ES: '27 28',
  GO: '61 62 64',
  MA: '98 99',
  MG: '31 32 33 34 35 37 38',
  MS: '67',
  MT: '65 66',
  PA: '91 93 94',
  PB: '83',
  PE: '81 87',
  PI: '86 89',
  PR: '41 42 43 44 45 46 47 49',
  RJ: '21 22 24',
  RN: '84',
  RO: '69',
  RR: '95',
  RS: '51 53 54 55',
  SC: '42 47 48 49',
  SE: '79',
  SP: '11 12 13 14 15 16 17 18 19',
  TO: '63',
}

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

function getAreaCode(phone: string): string | undefined {
  return /^(?:55)?([1-9][1-9])\d{8,9}$/.exec(phone.replace(/\D/g, '').replace(/^0(?=\d{10,11}$)/, ''))?.[1]
}

/** @returns the states of a phone's area code; none for service numbers, incomplete numbers and unused codes. */
export function getStatesOfPhone(phone: string): State[] {
  const areaCode = getAreaCode(phone)
  if (areaCode === undefined) return []
  const states = Object.entries(areaCodes) as [State, string][]
  return states.flatMap(([state, codes]) => (codes.split(' ').includes(areaCode) ? state : []))
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
  const known = phones.flatMap((phone) => getAreaCode(phone) ?? [])
  const areaCode = known.find((code) => codes.length === 0 || codes.includes(code))
  return areaCode === undefined ? undefined : { areaCode, source: 'phone' }
}

/**
 * Reads a number that only lacks its area code: eight digits of a landline, or nine of a mobile phone.
 *
 * @returns its digits; undefined for any other text, also for the service number of a company.
 */
export function readLocalPhone(text: string): string | undefined {
  const digits = text
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(/[\s.\u2010-\u2015\u2212-]/g, '')
  return /^(?:[2-8]\d{7}|9\d{8})$/.test(digits) && !/^(?:300[34]|400[34]|4020)/.test(digits) ? digits : undefined
}
