import type { State } from './address.ts'
import { getStatesOfPhone } from './area-codes.ts'
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

/** @returns the state of a postal code in any notation; undefined for an incomplete one and for one in no range. */
export function getStateOfPostalCode(postalCode: string): State | undefined {
  const digits = postalCode.replace(/\D/g, '')
  if (digits.length !== 8) return undefined
  const prefix = Number(digits.slice(0, 5))
  return postalCodeRanges.findLast(([first]) => first <= prefix)?.[1]
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
