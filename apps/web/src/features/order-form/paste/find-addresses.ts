import { State, stateNames, toPlainText } from '@malote/api-client'
import { findCityWithState } from './find-states.ts'
import { findPartAfter, shortWords } from './find-streets.ts'
import {
  findCities,
  findNeighborhoodAt,
  isCity,
  isListedNeighborhood,
  isNeighborhood,
  startsWithGivenName,
} from './lexicon.ts'
import { capitalizeName, getSpan, type Span, takenCharacter, trimPunctuation, wordPattern } from './message-text.ts'

/** A value found in a message. */
export interface FoundValue {
  value: string
  span: Span
  /** Whether it is proposed ticked. A wrong ticked value costs more than a missing one. */
  certain: boolean
}

/** @returns CEPs: with dash or dots anywhere, without them only after the word CEP. */
export function findPostalCodes(text: string): FoundValue[] {
  const pattern =
    /(?<![\d.,/-])(?:\d{5}\s?-\s?\d{3}|\d{2}\.\d{3}-?\d{3}|(?<=cep[\s:.-]{0,4})\d{5}\s?\d{3})(?![\d/-]|\.\d)/giu
  return [...text.matchAll(pattern)].map((match) => ({
    value: match[0].replace(/\D/g, ''),
    span: getSpan(match),
    certain: true,
  }))
}

const statePattern = State.options.join('|')
const labelled = (words: string, value: string) =>
  wordPattern(
    String.raw`(?:${words})[ \t]*(?:[:-]|(?<=bair{1,3}o)(?=[ \t]\p{L}))[ \t]*(?:d[aeo][ \t]+)?(?<value>${value})`,
  )
const nameValue = String.raw`[\p{L}\d][\p{L}\d' ]{1,60}?(?=[ \t]*(?:[,;\n.(/\u0000]|-|(?<![\p{L}])(?:uf|cep|estado|(?:${statePattern})[ \t]*(?=\n|$))(?![\p{L}])|$))`
const labels = {
  neighborhood: labelled(String.raw`bair{1,3}o(?:\/distrito)?`, nameValue),
  city: labelled('cidade|munic[íi]pio', nameValue),
  state: labelled('estado|uf', `(?:${statePattern})`),
  number: wordPattern(
    String.raw`(?<!(?:pedido|nota|nf|recibo|ordem|os|oc|solicita[çc][ãa]o|processo|documento|contrato)[ \t:]{1,3})(?:n[úu]mero|n[º°])[ \t]*[:-]?[ \t]*(?<value>\d{1,6}(?:-?[a-z])?)(?![.,/-]?\d)`,
  ),
  complement: labelled(String.raw`complemento|compl\.?`, String.raw`[\p{L}\d][^\n;\u0000]{1,78}`),
  /** In a sentence: "nº 1376 complemento 5A, falar com…". */
  complementWords: wordPattern(
    String.raw`(?:complemento|compl\.?)[ \t]+(?<value>[\p{L}\d][\p{L}\d ]{0,30}?)(?=[ \t]*(?:[.,;\n\u0000]|-[ \t]|$))`,
  ),
}

function findLabelled(text: string, label: keyof typeof labels): FoundValue | undefined {
  const match = labels[label].exec(text)
  const value = match?.groups?.value
  if (!match || !value) return undefined
  // "Bairro De Zorzi", "Bairro das Nações": the particle may be a part of the name.
  const isCertain =
    !/d[aeo]s?[ \t]+$/iu.test(match[0].slice(0, match[0].lastIndexOf(value))) && !/^d[aeo]s /iu.test(value)
  return { value: trimPunctuation(value), span: getSpan(match, value), certain: isCertain }
}

const labelledUnit =
  /(?<=^|\n)[ \t]*(?<label>apto?|apt|apartamento|ap|bloco|bl|torre|sala|casa|loja)\.?[ \t]*:[ \t]*(?<value>\p{L}?\d{1,5}\p{L}?|\p{L})(?=[ \t]*(?:[\n,;]|$))/giu
/** Reads "Bloco: B" and "Apto: 801" of a form. */
function findLabelledUnits(text: string): FoundValue | undefined {
  const matches = [...text.matchAll(labelledUnit)]
  const [first] = matches
  const last = matches.at(-1)
  if (!first || !last || text.slice(first.index, last.index).split('\n').length > matches.length) return undefined
  const span = { start: first.index, end: last.index + last[0].length }
  return { value: matches.map(({ groups }) => `${groups?.label} ${groups?.value}`).join(', '), span, certain: true }
}

/** @returns the number and the complement of "Número: 410" and "Complemento: casa 2". */
export const findLabelledParts = (text: string) => ({
  number: findLabelled(text, 'number'),
  complement: findLabelled(text, 'complement') ?? findLabelled(text, 'complementWords') ?? findLabelledUnits(text),
})

type Town = Partial<Record<'neighborhood' | 'city' | 'state', FoundValue>>

/** The length of the lookbehind is limited: the pattern is tried at each capital letter. */
const townPattern = new RegExp(
  String.raw`(?:(?<=(?:[\d\p{L}\u0000]\s?[,;-]\s?|\n\s?|^))(?<between>\p{Lu}[\p{L}' ]{1,40}?)\s?[,;-]\s?)?(?<![\p{L}])(?<city>\p{Lu}[\p{L}' ]{2,40}?)(?:\s?[-/,;]\s?|(?<=[,;:\n\u0000-]\s?\p{Lu}[\p{L}' ]{0,80})[ \t]+)(?<state>${statePattern})(?![\p{L}\d])`,
  'u',
)
/** "01310-100 Porto Alegre RS", "Cidade: Manaus AM": only a known city, because "Centro Teresina PI" has two names. */
const looseTown = new RegExp(`^[^,;\\n-]*[:${takenCharacter}][ \\t]*[^,;\\n/-]*$`)
/** "OAB/RS 99.999", "tudo Palmas-TO" */
const notCity = /^(?:oab|crm|cro|crea|creci|crc|cau|crf|coren|crp|ie|tudo|todos|todas|entregas?)(?![\p{L}])/iu
/** "bom retiro tbm": a word behind the name. */
const wordBehind = /[ \t]+(?:tbm|tb|tamb[ée]m|aqui|mesmo|viu|ok|blz)$/iu
const capitalised = (text: string) => capitalizeName(trimPunctuation(text).replace(wordBehind, ''))

/** "Pinheiros, São Paulo - SP", "Campinas/SP": the city before its state, and the neighborhood. */
export function findTown(text: string, afterAddress: number | undefined): Town {
  const town = townPattern.exec(text)
  const { between, city, state } = town?.groups ?? {}
  const parts: Town = {}
  const cityStart = town && city ? getSpan(town, city).start : 0
  const isLoose = looseTown.test(text.slice(Math.max(0, cityStart - 2), (town?.index ?? 0) + (town?.[0].length ?? 0)))
  if (town && city && state && !notCity.test(city) && (!isLoose || isCity(city))) {
    const end = town.index + town[0].length
    // "Jd Ângela, SP": a neighborhood, whose city is not named.
    const field = !between && isNeighborhood(city) && !isCity(city) ? 'neighborhood' : 'city'
    parts[field] = { value: capitalised(city), span: getSpan(town, city), certain: true }
    if (field === 'neighborhood') Object.assign(parts, splitTown(city, getSpan(town, city)))
    parts.state = { value: state, span: { start: end - state.length, end }, certain: true }
  }
  if (town && between && !isPerson(between))
    parts.neighborhood = { value: capitalised(between), span: getSpan(town, between), certain: true }
  const cityWithState = parts.state ? undefined : findCityWithState(text)
  if (cityWithState) {
    const { city: cityRange, state: stateRange } = cityWithState
    parts.city ??= { value: capitalised(text.slice(cityRange.start, cityRange.end)), span: cityRange, certain: true }
    parts.state = { value: stateRange.value, span: { start: stateRange.start, end: stateRange.end }, certain: true }
  }
  if (!parts.state) Object.assign(parts, findTownBeforeName(text))
  for (const part of ['neighborhood', 'city', 'state'] as const) {
    const named = findLabelled(text, part)
    if (named) parts[part] = { ...named, value: part === 'state' ? named.value : capitalised(named.value) }
  }
  return afterAddress === undefined ? parts : { ...findByPosition(text, afterAddress, parts), ...parts }
}

/** "Vila Madalena São Paulo" before a state: without a well-known neighborhood, the town may be a part of its name. */
function splitTown(text: string, { start, end }: Span): Town {
  const city = findCities(text).at(-1)
  const name = city && city.end === text.length ? text.slice(0, city.start).trimEnd() : ''
  // "Jardim São Luís", "Jardim das Palmas"
  if (!city || !/\p{L} \p{L}/u.test(name) || / d[aeo]s?$/iu.test(name)) return {}
  const certain = isListedNeighborhood(name)
  return {
    neighborhood: { value: capitalised(name), span: { start, end: start + name.length }, certain },
    city: { value: capitalised(text.slice(city.start)), span: { start: start + city.start, end }, certain },
  }
}

const townBeforeName = new RegExp(
  String.raw`(?<=(?:^|[\n,;${takenCharacter}]|-[ \t])[ \t]*)(?<city>\p{Lu}[\p{L}' ]{2,40}?)[ \t]*[-/][ \t]*(?<state>\p{Lu}\p{L}+(?: (?:d[eo] )?\p{Lu}\p{L}+){0,3})(?=[ \t]*(?:[\n,;.${takenCharacter}]|-[ \t]|$))`,
  'gu',
)
/** "Ipirá - Bahia": a town before the name of its state. The name of a neighborhood may be that of a town there. */
function findTownBeforeName(text: string): Town | undefined {
  for (const match of text.matchAll(townBeforeName)) {
    const { city = '', state = '' } = match.groups ?? {}
    const code = stateNames[toPlainText(state)]
    if (!code || isCity(state) || notCity.test(city)) continue
    const start = match.index + match[0].length - state.length
    const isAmbiguous = isNeighborhood(city)
    return {
      [isAmbiguous ? 'neighborhood' : 'city']: {
        value: capitalised(city),
        span: getSpan(match, city),
        certain: !isAmbiguous,
      },
      state: { value: code, span: { start, end: start + state.length }, certain: true },
    }
  }
  return undefined
}

const isPerson = (text: string) => startsWithGivenName(text) && !isNeighborhood(text)

/** Reads "Rua A, 10 - Pinheiros, São Paulo" without a state: well-known names are certain, others are not. */
function findByPosition(text: string, end: number, { city }: Town): Town {
  const near = city ? undefined : findCityAfter(text, end)
  if (near) return near
  const toFound = ({ value, start }: { value: string; start: number }, certain: boolean): FoundValue => ({
    value: capitalised(value),
    span: { start, end: start + value.length },
    certain,
  })
  const listed = findNeighborhoodAt(text, end)
  if (listed && !(city && listed.start >= city.span.start)) {
    const behind = city ? undefined : findPartAfter(text, listed.end)
    return {
      neighborhood: { value: capitalised(text.slice(listed.start, listed.end)), span: listed, certain: true },
      ...(behind && isCity(behind.value) && { city: toFound(behind, true) }),
    }
  }
  const first = findPartAfter(text, end)
  if (!first || (city && first.start >= city.span.start)) return {}
  const next = city ? undefined : findPartAfter(text, first.start + first.value.length)
  // "Rio Branco, Porto Alegre": a neighborhood with the name of another city.
  if (isCity(first.value) && !isNeighborhood(first.value) && !(next && isCity(next.value)))
    return city ? {} : { city: toFound(first, true) }
  if (isPerson(first.value) || isNotPlace(first.value) || site.test(first.value)) return {}
  const isKnownCity = next !== undefined && isCity(next.value)
  const isListed = isNeighborhood(first.value)
  // An unusual name after the number may be a person, so only a capitalised one is shown.
  if (!isListed && !/^\p{Lu}/u.test(first.value)) return {}
  return {
    neighborhood: toFound(first, isListed || isKnownCity),
    ...(next && isKnownCity && { city: toFound(next, true) }),
  }
}

const site = /^(?:s[íi]tio|fazenda|ch[áa]cara|haras|granja|est[âa]ncia)(?![\p{L}])/iu
/** How far behind an address its town may be. */
const nearby = 70
const signs = String.raw`[\s,;.:()\u0000-]`
/** Words and signs between the parts of an address: "na Pituba em Salvador". */
const betweenParts = new RegExp(
  String.raw`^${signs}*(?:(?:tudo |aqui |l[áa] )?(?:n[ao]|em|b\.?)[ :]+)*|(?:${signs}+(?:tudo |aqui |l[áa] )?em)?${signs}*$`,
  'giu',
)

const startOfCity = new RegExp(`[,;.(\\n${takenCharacter}-]\\s*$|\\sem\\s+$`, 'iu')
const endOfCity = new RegExp(`^\\s*(?:$|[,.;:!?()/\\n${takenCharacter}-])`, 'u')
/** Reads "centro londrina" and "na Pituba em Salvador": a large town behind the address, and the words between both. */
function findCityAfter(text: string, end: number): Town | undefined {
  const part = text.slice(end, end + nearby)
  const line = /^\s*[^\n]*/.exec(part)?.[0].length ?? 0
  // "Rio Branco, Porto Alegre": the last one, because districts have the names of other towns.
  const named = findCities(part).findLast(
    (city) =>
      city.end <= line &&
      !isNeighborhood(part.slice(city.start, city.end)) &&
      (endOfCity.test(part.slice(city.end)) || continues.test(part.slice(city.end))),
  )
  if (!named) return undefined
  const written = part.slice(0, named.start)
  const between = written.replace(betweenParts, '')
  const words = between.split(/[ ']+/).filter(Boolean)
  // "Jardim São Luís": the name of the town is a part of that of the district.
  if (
    /^(?:vila|vl|jardim|jd|parque|pq|conjunto|residencial|setor|bairro|cidade|alto|nova|praia|porto|barra|de|da|do|das|dos)\.?$/iu.test(
      words.at(-1) ?? '',
    )
  )
    return undefined
  const isName = new RegExp(String.raw`^(?:${shortWords} ?){0,3}[\p{L}' ]*$`, 'u').test(between)
  // "BR-428 km 12, sítio Boa Esperança, Petrolina": the site of the address.
  const isSite = site.test(between) && !findNeighborhoodAt(text, end)
  const isPlace = isSite || (words.length <= 5 && isName && !isNotPlace(between) && !isPerson(between))
  if (!isPlace) return undefined
  const city = part.slice(named.start, named.end)
  // "Rua A, 10 Vila Santos": the town may be a part of the name before it.
  const isApart = between === '' || startOfCity.test(written) || isNeighborhood(between) || /^\p{Ll}/u.test(city)
  const start = end + written.indexOf(between)
  return {
    city: { value: capitalised(city), span: { start: end + named.start, end: end + named.end }, certain: isApart },
    ...(between !== '' &&
      !isSite && {
        neighborhood: { value: capitalised(between), span: { start, end: start + between.length }, certain: isApart },
      }),
  }
}

/** Words that follow a town in a sentence without punctuation. */
const continues =
  /^\s+(?:o|a|os|as|e|com|c\/|falar|procurar|pra|pro|para|at[ée]|hoje|hj|amanh[ãa]|amh|quem|tem|tel|fone|cel|é|[A-Z]{2}(?![\p{L}])|\d|sr|sra|dona|d\.|seu)(?![\p{L}])/u

const notPlace = wordPattern(
  'com|para|pra|pro|falar|procurar|contato|a\\/c|aos cuidados|receber?|quem|entregar?|deixar|amanhã|amanha|hoje|hj|urgente|tel|telefone|fone|cel|whats|whatsapp|cep|sr|sra|dr|dra|dona|seu|nome|cliente|itens|item|pedido|valor|obs|até|das (?=\\d)|segunda|terça|terca|quarta|quinta|sexta|sábado|sabado|domingo|brasil|obrigad[oa]|favor|bom dia|boa tarde|boa noite|coletar?|coleta|retirar?|retirada|entrega|destino|endereço|bairro|cidade|estado|complemento|data|horário|kg|é|lá|ali|tem|pode|por',
)
/** "N. Sra. das Dores" is a place, whose second word is a title elsewhere. */
const isNotPlace = (text: string): boolean => notPlace.test(text.replace(/^N\. ?Sra\./, ''))
