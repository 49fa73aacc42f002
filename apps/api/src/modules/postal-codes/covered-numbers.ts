import { toPlainText } from '@malote/api-client/contract'

const limits = /^(?:de (\d+)(?:\/(\d+))? (?:a|ao|ate)|ate|a partir de) (?:(\d+)(?:\/(\d+))?|fim)$/
const side = /(?:^| )(?:- )?lado (par|impar)$/

/**
 * Whether the house numbers that a CEP covers include one.
 * @param numbers As the Correios write them: "até 1300/1301", "de 901 a 2119 - lado ímpar", "de 559 ao fim", "lado par".
 * @returns undefined when they cannot be read, such as the name of a building, and for a number without digits.
 */
export function coversNumber(numbers: string, number: string): boolean | undefined {
  const digits = /^(?:n[º°o.]*\s*)?(\d[\d.]*)/i.exec(number.trim())?.[1]?.replace(/\./g, '')
  if (!digits) return undefined
  const value = Number(digits)
  const isEven = value % 2 === 0
  const plain = toPlainText(numbers).replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()
  const half = side.exec(plain)?.[1]
  const range = plain.replace(side, '').trim()
  if (half && (half === 'par') !== isEven) return half && range !== '' && !limits.test(range) ? undefined : false
  if (range === '') return half ? true : undefined
  const parts = limits.exec(range)
  if (!parts) return undefined
  if (range.startsWith('a partir de')) return parts[3] === undefined ? undefined : value >= Number(parts[3])
  // "de 1001/1002 a 1999/2000": one limit is for each side of the street.
  const ofSide = (one: string | undefined, other: string | undefined): number | undefined => {
    const both = [one, other].filter((limit) => limit !== undefined).map(Number)
    return both.find((limit) => (limit % 2 === 0) === isEven) ?? both[0]
  }
  return value >= (ofSide(parts[1], parts[2]) ?? 0) && value <= (ofSide(parts[3], parts[4]) ?? Number.POSITIVE_INFINITY)
}
