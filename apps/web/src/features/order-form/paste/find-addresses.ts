import { Phone, State } from '@malote/api-client'
import * as z from 'zod/mini'
import { capitalizeName, getSpan, type Span, trimPunctuation, wordPattern } from './message-text.ts'

/** A value found in a message. */
export interface FoundValue {
  value: string
  span: Span
}

/** Kinds of streets and their abbreviations. */
export const streetKinds = String.raw`rua|r\.|avenida|aven\.|av\.?|alameda|al\.|travessa|trav\.|tv\.?|praça|pça\.?|rodovia|rod\.|estrada|estr\.|largo|ladeira|beco|viela|servidão|marginal|via`
/** Abbreviated titles, whose full stop does not end a street name. */
const shortTitles = String.raw`(?<![\p{L}])(?:eng|dra?|brig|profa?|cel|gen|mal|cap|ten|sen|dep|pres|pe|sta|sto|com|des|min|gov|maj|alm|visc|cons|sgt|jd|vl|pq|[a-z])`
// Each blank can match at one place only: two adjacent `\s*` need quadratic time for a run of blanks.
const numbered = String.raw`(?:\s*[,-]\s*|\s+)(?:(?:n[uú]mero|n[uú]m\.?|n[º°o.]\.?|#)\s*)?`
const houseNumber = String.raw`(?:\d{1,2}\.\d{3}(?![\d.-])|\d{1,6}(?:\s?[a-d])?(?![\d-]*\d|[.,]\d|\s*(?:h|hs|hrs|horas|km|kg)(?![\p{L}]))|s\s?\/\s?n[º°]?|sn|km\s?\d+(?:,\d+)?)(?![\p{L}\d])`
const streetPattern = new RegExp(
  String.raw`(?<![\p{L}\d.])(?<street>(?:${streetKinds})\s+[\p{L}\d][\p{L}\d'.ºª ]{0,90}?)(?:${numbered}(?<number>${houseNumber})|\s*(?=[,;\n(]|\s-|(?<!${shortTitles})\.(?:\s|$)|${wordPattern('n[º°]|cep|com|para|pra|até|e entregar|entregar|das|às|hoje|amanhã').source}|$))`,
  'giu',
)
const unit = String.raw`(?:(?:ap(?:to|artamento|art)?|bloco|bl|sala|sl|conj(?:unto)?|cj|casa|loja|lj|torre|galpão|lote|quadra|andar)(?![\p{L}])\.?(?:\s?(?:\p{L}{0,2}\d[\p{L}\d]{0,5}|\p{L})(?![\p{L}\d]))?|\d{1,2}\s?[º°o]\s?andar|fundos|cobertura|térreo)(?![\p{L}])`
const complementPattern = new RegExp(String.raw`^[\s,.-]*(?<complement>${unit}(?:[\s,-]{1,3}${unit})*)`, 'iu')

export interface FoundStreet {
  street: FoundValue
  number: FoundValue | undefined
  complement: FoundValue | undefined
}

/** @returns streets with number and complement, in text order. */
export function findStreets(text: string): FoundStreet[] {
  return [...text.matchAll(streetPattern)].map((match) => {
    const { street = '', number } = match.groups ?? {}
    const end = match.index + match[0].length
    const numberStart = number ? end - number.length : end
    const rest = text.slice(end, end + 90)
    const complement = number ? complementPattern.exec(rest)?.groups?.complement : undefined
    const complementStart = end + rest.indexOf(complement ?? '')
    return {
      street: {
        value: expandAbbreviation(capitalizeName(trimPunctuation(street))),
        span: { start: match.index, end: match.index + street.length },
      },
      number: number ? { value: numberOf(number), span: { start: numberStart, end } } : undefined,
      complement: complement
        ? {
            value: trimPunctuation(complement).slice(0, 80),
            span: { start: complementStart, end: complementStart + complement.length },
          }
        : undefined,
    }
  })
}

const numberOf = (text: string): string =>
  /^s/i.test(text)
    ? 'S/N'
    : text
        .replace(/(?<=\d)\.(?=\d{3})/, '')
        .replace(/\s+/g, ' ')
        .toUpperCase()

const streetAbbreviations: readonly [RegExp, string][] = [
  [/^r\.\s*/i, 'Rua '],
  [/^(?:aven\.|av\.?)\s+/i, 'Avenida '],
  [/^al\.\s*/i, 'Alameda '],
  [/^(?:trav\.|tv\.?)\s+/i, 'Travessa '],
  [/^pça\.?\s+/i, 'Praça '],
  [/^rod\.\s*/i, 'Rodovia '],
  [/^estr\.\s*/i, 'Estrada '],
]

function expandAbbreviation(street: string): string {
  const [pattern, kind] = streetAbbreviations.find(([short]) => short.test(street)) ?? []
  const fullStreet = pattern && kind ? street.replace(pattern, kind) : street
  return fullStreet.charAt(0).toUpperCase() + fullStreet.slice(1)
}

/** @returns CEPs: with dash or dots anywhere, without them only after the word CEP. */
export function findPostalCodes(text: string): FoundValue[] {
  const pattern =
    /(?<![\d.,/-])(?:\d{5}\s?-\s?\d{3}|\d{2}\.\d{3}-?\d{3}|(?<=cep[\s:.-]{0,4})\d{5}\s?\d{3})(?![\d/-]|\.\d)/giu
  return [...text.matchAll(pattern)].map((match) => ({ value: match[0].replace(/\D/g, ''), span: getSpan(match) }))
}

/** @returns phone numbers with their area code, without which they are useless. */
export function findPhones(text: string): FoundValue[] {
  const pattern =
    /(?<![\d.,/-])(?:\+?\s?55[\s-]*)?(?:\(\s?0?\d{2}\s?\)|0?\d{2})[\s.-]*9?[\s.-]?\d{4}[\s.-]?\d{4}(?![\d/]|[-.]\d)/gu
  return [...text.matchAll(pattern)].flatMap((match) => {
    const digits = match[0]
      .replace(/\D/g, '')
      .replace(/^55(?=\d{10,11}$)/, '')
      .replace(/^0/, '')
    return z.safeParse(Phone, digits).success ? [{ value: digits, span: getSpan(match) }] : []
  })
}

const statePattern = State.options.join('|')

/** "Pinheiros, São Paulo - SP", "Campinas/SP": the city before its state, and the neighborhood. */
export function findTown(text: string): { neighborhood?: FoundValue; city?: FoundValue; state?: FoundValue } {
  const town = new RegExp(
    String.raw`(?:(?<=[\d\p{L}\u0000]\s?[,-]\s?)(?<between>\p{Lu}[\p{L}' ]{2,40}?)\s?[,-]\s?)?(?<![\p{L}])(?<city>\p{Lu}[\p{L}' ]{2,40}?)\s?[-/,]\s?(?<state>${statePattern})(?![\p{L}\d])`,
    'u',
  ).exec(text)
  const { between, city, state } = town?.groups ?? {}
  const named =
    /(?<![\p{L}])bairro:?\s+(?:d[aeo]\s+)?(?<name>[\p{L}\d][\p{L}\d' ]{2,60}?)(?=\s*(?:[,;\n.(]|-|$))/iu.exec(text)
  const name = named?.groups?.name
  return {
    ...(named &&
      name && { neighborhood: { value: capitalizeName(trimPunctuation(name)), span: getSpan(named, name) } }),
    ...(!name &&
      town &&
      between && { neighborhood: { value: capitalizeName(trimPunctuation(between)), span: getSpan(town, between) } }),
    ...(town &&
      city &&
      state && {
        city: { value: capitalizeName(trimPunctuation(city)), span: getSpan(town, city) },
        state: {
          value: state,
          span: { start: town.index + town[0].length - state.length, end: town.index + town[0].length },
        },
      }),
  }
}
