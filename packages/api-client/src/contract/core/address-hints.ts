import type { State } from './address.ts'
import { toPlainLetters } from './plain-text.ts'

/**
 * The first five digits of the postal codes from which a range belongs to a state, in ascending order. Public facts of the
 * Correios ("Faixas de CEP por UF"), as in the tables of bahge/zipcodesearch (MIT) and of Wikipedia ("Código de
 * Endereçamento Postal"). 78900 to 78999 were of Rondônia until 2008.
 */
const postalCodeRanges: readonly (readonly [number, State | undefined])[] = [
  [1000, 'SP'],
  [20000, 'RJ'],
  [29000, 'ES'],
  [30000, 'MG'],
  [40000, 'BA'],
  [49000, 'SE'],
  [50000, 'PE'],
  [57000, 'AL'],
  [58000, 'PB'],
  [59000, 'RN'],
  [60000, 'CE'],
  [64000, 'PI'],
  [65000, 'MA'],
  [66000, 'PA'],
  [68900, 'AP'],
  [69000, 'AM'],
  [69300, 'RR'],
  [69400, 'AM'],
  [69900, 'AC'],
  [70000, 'DF'],
  [72800, 'GO'],
  [73000, 'DF'],
  [73700, 'GO'],
  [76800, 'RO'],
  [77000, 'TO'],
  [78000, 'MT'],
  [78900, undefined],
  [79000, 'MS'],
  [80000, 'PR'],
  [88000, 'SC'],
  [90000, 'RS'],
]

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

/** @returns the state of a postal code in any notation; undefined for an incomplete one and for one in no range. */
export function getStateOfPostalCode(postalCode: string): State | undefined {
  const digits = postalCode.replace(/\D/g, '')
  if (digits.length !== 8) return undefined
  const prefix = Number(digits.slice(0, 5))
  return postalCodeRanges.findLast(([first]) => first <= prefix)?.[1]
}

/** @returns the states of a phone's area code; none for service numbers, incomplete numbers and unused codes. */
export function getStatesOfPhone(phone: string): State[] {
  const [, areaCode] = /^(?:55)?(\d{2})\d{8,9}$/.exec(phone.replace(/\D/g, '').replace(/^0(?=\d{10,11}$)/, '')) ?? []
  if (areaCode === undefined) return []
  const states = Object.entries(areaCodes) as [State, string][]
  return states.flatMap(([state, codes]) => (codes.split(' ').includes(areaCode) ? state : []))
}

interface HintInput {
  readonly postalCode?: string | null | undefined
  readonly city?: string | null | undefined
  readonly state?: string | null | undefined
  readonly phone?: string | null | undefined
  /** The place of the postal code, as a service has returned it. */
  readonly found?: { readonly city: string; readonly state: string } | undefined
  /** That the state has no municipality of this name, and the name that may be meant; absent when this was not checked. */
  readonly missingCity?: { readonly similar?: string | undefined } | undefined
}

/** What two values of an address contradict each other in. Advice: the address may be right. */
export interface AddressHint {
  readonly field: 'postalCode' | 'city' | 'contactPhone'
  readonly message: string
}

/**
 * Compares the postal code, the city and the area code of a phone with the state of an address, and the city with that of
 * the postal code and with the municipalities of the state.
 *
 * @returns a sentence for each contradiction, in Portuguese.
 */
export function getAddressHints(input: HintInput): AddressHint[] {
  const { postalCode, city, state, phone, found, missingCity } = input
  if (!state) return []
  const hints: AddressHint[] = []
  const stateOfCode = found?.state ?? getStateOfPostalCode(postalCode ?? '')
  if (stateOfCode && stateOfCode !== state) {
    hints.push({ field: 'postalCode', message: `Este CEP é de outro estado (${stateOfCode}). Confira o CEP e a UF.` })
  } else if (found && city && toPlainLetters(found.city) !== toPlainLetters(city)) {
    hints.push({ field: 'city', message: `Este CEP é de outra cidade (${found.city}). Confira o CEP e a cidade.` })
  } else if (missingCity) {
    const advice = missingCity.similar ? `Seria ${missingCity.similar}?` : 'Confira a cidade e a UF.'
    hints.push({ field: 'city', message: `Não encontramos este município em ${state}. ${advice}` })
  }
  const statesOfPhone = getStatesOfPhone(phone ?? '')
  if (statesOfPhone.length > 0 && !statesOfPhone.some((one) => one === state)) {
    const message = `O DDD é de outro estado (${statesOfPhone.join(', ')}). Confira o telefone.`
    hints.push({ field: 'contactPhone', message })
  }
  return hints
}
