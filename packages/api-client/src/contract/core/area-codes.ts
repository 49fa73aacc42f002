import type { State } from './address.ts'

/**
 * The area codes of each state (Anatel, Resolução 263/2001). Towns at a border have the code of the neighbour: 42, 47, 49
 * and 61 are in two states.
 */
export const areaCodes: Readonly<Record<State, string>> = {
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

/** @returns the area code of a phone in any notation; undefined for service numbers and incomplete numbers. */
export function getAreaCode(phone: string): string | undefined {
  return /^(?:55)?([1-9][1-9])\d{8,9}$/.exec(phone.replace(/\D/g, '').replace(/^0(?=\d{10,11}$)/, ''))?.[1]
}

/** @returns the states of a phone's area code; none for service numbers, incomplete numbers and unused codes. */
export function getStatesOfPhone(phone: string): State[] {
  const areaCode = getAreaCode(phone)
  if (areaCode === undefined) return []
  const states = Object.entries(areaCodes) as [State, string][]
  return states.flatMap(([state, codes]) => (codes.split(' ').includes(areaCode) ? state : []))
}
