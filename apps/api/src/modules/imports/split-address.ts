import { getStateOfPostalCode, removeNumberRange, streetTypes } from '@malote/api-client/contract'
import { normalizeHeader, restorePostalCode, toStateCode } from '../../domain/spreadsheet-cells.ts'

/** The parts of an address as their cells were read; `line` is an address in one cell. */
export interface AddressParts {
  readonly line?: string
  readonly street?: string
  readonly number?: string
  readonly complement?: string
  readonly neighborhood?: string
  readonly city?: string
  readonly state?: string
  readonly postalCode?: string
}

const separator = /\s*[,;]\s*|\s+[-–]\s+/
/** A house number: 788, 10-A, 100/102, s/n, KM 230,5. Not the start of "2º andar" or "1.500". */
const houseNumber =
  '(?:n(?:[uú]mero|[uú]m\\.?|r\\.?|[º°o]\\.?|\\.)?:?\\s*)?(\\d{1,6}(?:[/-]\\d{1,6}|-?[a-z])?(?![\\wºª°/]|[.,]\\d)|s/n[º°]?|km\\s?\\d+(?:[.,]\\d+)?)'
/** The comma of "km 18,5" is none before a number. */
const afterComma = new RegExp(`^(.+?)(?<!km\\s?\\d{1,4})\\s*[,;]\\s*${houseNumber}(?=$|[\\s,;.–-])(.*)$`, 'i')
const { rod: _, ...townStreets } = streetTypes
const townStreet = String.raw`(?:${Object.keys(townStreets).join('|')})\.?|${Object.values(townStreets).join('|')}|pça\.?|praca|ladeira`
/** Without a comma, only a number behind the name of a street is one: "Rua 13" and "Quadra 4" are names. */
const afterName = new RegExp(
  `^((?:${townStreet})(?:\\s+|(?<=\\.)).*?[a-zà-ÿ]{3,})\\s+${houseNumber}(?=$|[\\s,;.–-])(.*)$`,
  'i',
)
/** A highway needs no comma before its kilometre. */
const highway = '(?:rodovia|rod\\.?|estrada|estr\\.?)\\s+[^,;]+?|[a-z]{2}[ -]?\\d{3}'
const afterHighway = new RegExp(`^(${highway})\\s+(km\\s?\\d+(?:[.,]\\d+)?)(?=$|[\\s,;–-])(.*)$`, 'i')
/** A cell of the number with a sign before it, or with a complement: "nº 788", "788 - Apto 3". */
const numberCell =
  /^(?:(?:n[º°.]|n[uú]mero|#)\s*)?(\d{1,6}(?:[/-]\d{1,6}|-?[a-z])?)(?:\s*[,;]\s*|\s+[-–]\s+|\s+|$)(\D.*)?$/i
const numberedNames = /(?:quadra|lote|projetada|rua|km|bloco|conjunto|setor|rodovia|particular)$/i
const complement =
  /^(?:ap(?:to|t|artamento)?|bl(?:oco)?|casa|cs|sala|sl|conj(?:unto)?|cj|loja|lj|andar|fundos|torre|unidade|sobrado|galpão|box|ed(?:if[íi]cio)?|cond(?:om[íi]nio)?|kit(?:net)?|cobertura|t[ée]rreo|frente|lote|qd|quadra)(?![a-zà-ÿ])|^\d/i

interface StreetParts {
  readonly street: string
  readonly number: string
  readonly rest: readonly string[]
  /** Nothing but the number is between its comma and the next part. */
  readonly isCertain: boolean
}

/** Splits "Rua X, 788 - Apto 12"; undefined for a text whose number is not certain. */
function splitStreet(text: string): StreetParts | undefined {
  const toParts = ([, street = '', number = '', rest = '']: RegExpExecArray, isCertain = false): StreetParts => ({
    street: removeNumberRange(street.trim()),
    number: /^s\/n/i.test(number) ? 'S/N' : number.toUpperCase(),
    rest: rest
      .replace(/^[\s,;.–-]+/, '')
      .split(separator)
      .filter(Boolean),
    isCertain: isCertain && /^\s*(?:$|[,;–-])|^\s+(?:ap|bl|casa|cj|conj|loja|sala)/i.test(rest),
  })
  const byComma = afterHighway.exec(text) ?? afterComma.exec(text)
  if (byComma) return toParts(byComma, true)
  const byName = afterName.exec(text)
  if (!byName || numberedNames.test(byName[1] ?? '')) return undefined
  const parts = toParts(byName)
  const [first] = parts.rest
  return first === undefined || complement.test(first) || /^\s*[,;–-]/.test(byName[3] ?? '') ? parts : undefined
}

/** Splits what follows the number into complement and district. */
function splitRest(
  parts: readonly string[],
  hasNeighborhood: boolean,
): Pick<AddressParts, 'complement' | 'neighborhood'> {
  const last = parts.at(-1)
  const district = !hasNeighborhood && last !== undefined && !complement.test(last) ? last : undefined
  const rest = district === undefined ? parts : parts.slice(0, -1)
  return {
    ...(rest.length > 0 && { complement: rest.join(', ') }),
    ...(district !== undefined && { neighborhood: district }),
  }
}

/** Removes the country behind a separator: "Novo Brasil" is a town. */
const withoutCountry = (city: string): string => city.replace(/\s*[,;/–-]\s*(?:brasil|brazil|br)\.?$/i, '')

/** Splits "Campinas/SP", "Campinas - São Paulo" and "Campinas-SP". The second half of "Ji-Paraná" is no state. */
function splitCity(text: string): { readonly city: string; readonly state: string } | undefined {
  const [, city, name = ''] =
    /^(.+?)(?:\s*[/,(]\s*|\s+[-–]\s+)([a-zà-ÿ ]+?)\)?$/i.exec(text) ?? /^(.+?)[-–\s]([A-Z]{2})$/.exec(text) ?? []
  const state = toStateCode(name)
  return city && state ? { city: city.trim(), state } : undefined
}

/** Takes the only CEP out of a text; undefined when it has none, or several. */
function takePostalCode(text: string): { readonly postalCode: string; readonly rest: string } | undefined {
  const [written, ...others] = text.match(/\b\d{5}-\d{3}\b|\b\d{2}\.\d{3}-\d{3}\b|(?<=CEP:?\s*)\d{8}\b/gi) ?? []
  const postalCode = written && others.length === 0 ? restorePostalCode(written) : undefined
  if (!written || !postalCode) return undefined
  return { postalCode, rest: text.replace(new RegExp(`[\\s,;–-]*(?:CEP:?\\s*)?${written}`, 'i'), '') }
}

const country = /[\s,;.–-]+(?:brasil|brazil|br)\.?$/i
/** "…, Belo Horizonte MG": before the state is the city, and not before the comma. */
const cityWithCode = /^(.*?)(?:\s*[,;]\s*|\s+[-–]\s+)([^,;/(]+?\s[A-Z]{2})$/

/** Splits an address in one cell, from its end: CEP, state, city; then the parts of the street. */
function splitLine(line: string, address: AddressParts): AddressParts {
  let text = line.replace(country, '')
  const addressParts: { -readonly [Part in keyof AddressParts]: string } = {}
  const coded = takePostalCode(text)
  if (coded) {
    addressParts.postalCode = coded.postalCode
    // "… - SP - Brasil - 01226-010"
    text = coded.rest.replace(country, '')
  }
  const byCode = cityWithCode.exec(text)
  const tail =
    byCode && splitCity(byCode[2] ?? '')
      ? byCode
      : /^(.*?)(?:\s*[,;]\s*|\s+[-–]\s+)([^,;]+?(?:\s*[/,(]\s*|\s*[-–]\s*)[a-zà-ÿ ]{2,20}\)?)$/i.exec(text)
  const place = tail && splitCity(tail[2] ?? '')
  if (tail && place) {
    const [, before = ''] = tail
    // "Perdizes - São Paulo - SP": the district is a separate part.
    const pieces = place.city.split(/\s+[-–]\s+/)
    addressParts.city = pieces.at(-1) ?? place.city
    addressParts.state = place.state
    text = [before, ...pieces.slice(0, -1)].join(', ')
  }
  text = removeNumberRange(text)
  const street = splitStreet(text)
  if (!street) return { ...addressParts, street: text }
  const rest = splitRest(street.rest, address.neighborhood !== undefined)
  return { ...addressParts, street: street.street, number: street.number, ...rest }
}

/** The letters and digits of a part; undefined stays undefined, which equals no text. */
const toComparable = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : normalizeHeader(text)

/** The number of a door without its complement and signs: "nº 412 ap 3" is 412. */
const toNumberText = (number: string | undefined): string | undefined =>
  number === undefined ? undefined : (numberCell.exec(number)?.[1] ?? normalizeHeader(number)).toUpperCase()

/** An address whose cells were split, with the parts that come out of another cell. */
export interface SplitAddress {
  readonly address: Omit<AddressParts, 'line'>
  readonly split: readonly (keyof SplitAddress['address'])[]
  /** The city names another state than the state's cell. */
  readonly contradictsState: boolean
  /** The number that the street names and that is another than the number's cell. */
  readonly otherNumber: string | undefined
}

/** A longer text is no part of an address; the patterns would also need minutes for it. */
const longestPart = 300

/**
 * Splits cells that contain several parts of an address: street and number, city and state, complement and district, or
 * the full address. A part with a separate cell keeps it.
 */
export function splitAddress({ line, ...given }: AddressParts): SplitAddress {
  if ([line, ...Object.values(given)].some((text) => text !== undefined && text.length > longestPart)) {
    const address = { ...(line !== undefined && { street: line }), ...given }
    return { address, split: [], contradictsState: false, otherNumber: undefined }
  }
  let proposed: AddressParts = line === undefined ? {} : splitLine(line.replace(/\s+/g, ' '), given)
  const current: AddressParts = { ...proposed, ...given }
  let otherNumber: string | undefined
  if (given.street !== undefined) {
    // Before the number is searched: "- até 1715" has none.
    const coded = current.postalCode === undefined ? takePostalCode(given.street) : undefined
    const named = removeNumberRange(coded?.rest ?? given.street)
    if (named !== given.street) proposed = { ...proposed, street: named }
    if (coded) proposed = { ...proposed, postalCode: coded.postalCode }
    const numbered = line === undefined ? splitStreet(named) : undefined
    const isSame = numbered !== undefined && toNumberText(numbered.number) === toNumberText(given.number)
    const street = given.number === undefined || isSame ? numbered : undefined
    if (!street && numbered?.isCertain) otherNumber = numbered.number
    if (street) {
      // A full address in the cell of the street repeats the other cells.
      const elsewhere = [given.neighborhood, given.city, given.state, given.postalCode].map(toComparable)
      const remaining = street.rest.filter((part) => !elsewhere.includes(toComparable(part)))
      const { complement: inStreet, ...rest } = splitRest(remaining, current.neighborhood !== undefined)
      const both = [inStreet, current.complement].filter(Boolean).join(', ')
      proposed = {
        ...proposed,
        street: street.street,
        ...(given.number === undefined && { number: street.number }),
        ...rest,
        ...(both && { complement: both }),
      }
    }
  }
  const [, number, inNumber = ''] = numberCell.exec(given.number ?? '') ?? []
  if (number && (inNumber === '' || complement.test(inNumber))) {
    const isNew = inNumber !== '' && toComparable(inNumber) !== toComparable(current.complement)
    const both = [isNew ? inNumber : '', current.complement].filter(Boolean).join(', ')
    proposed = { ...proposed, number, ...(both && { complement: both }) }
  }
  const district = { ...given, ...proposed }
  if (district.neighborhood === undefined && district.complement !== undefined) {
    const parts = district.complement.split(separator).filter(Boolean)
    const rest = splitRest(parts, false)
    if (rest.neighborhood) proposed = { ...proposed, complement: undefined, ...rest } as AddressParts
  }
  const place = given.city === undefined ? undefined : splitCity(withoutCountry(given.city))
  const contradictsState = place !== undefined && given.state !== undefined && given.state !== place.state
  if (place && !contradictsState) proposed = { ...proposed, ...place }
  // The ranges of the states do not overlap, so that the code proves the state of a file without it.
  const isWithoutState = (place?.state ?? { ...given, ...proposed }.state) === undefined
  const stateOfCode = isWithoutState ? getStateOfPostalCode({ ...given, ...proposed }.postalCode ?? '') : undefined
  if (stateOfCode) proposed = { ...proposed, state: stateOfCode }
  const address: Record<string, string> = {}
  for (const [part, value] of Object.entries({ ...given, ...proposed })) if (value) address[part] = value
  const parts = Object.keys(proposed) as (keyof typeof given)[]
  const split = parts.filter((part) => address[part] !== undefined && address[part] !== given[part])
  return { address, split, contradictsState, otherNumber }
}
