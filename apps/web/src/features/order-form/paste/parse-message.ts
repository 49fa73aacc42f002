import { type FoundValue, findPhones, findPostalCodes, findStreets, findTown, streetKinds } from './find-addresses.ts'
import { type FoundItem, findItems } from './find-items.ts'
import { type FoundWindow, findWindow } from './find-window.ts'
import {
  capitalizeName,
  getSpan,
  normalizeText,
  replaceWithSpaces,
  type Span,
  trimPunctuation,
  wordPattern,
} from './message-text.ts'

/** The parts of a stop that a message can contain, without its window, by form field. */
export type StopPart =
  | 'contactName'
  | 'contactPhone'
  | 'postalCode'
  | 'street'
  | 'number'
  | 'complement'
  | 'neighborhood'
  | 'city'
  | 'state'

/** One stop of a message. */
export interface ParsedStop {
  kind: 'pickup' | 'dropoff'
  parts: Partial<Record<StopPart, FoundValue>>
  window: FoundWindow | undefined
}

/** The values found in a message. None of them is certain: the user confirms each. */
export interface ParsedMessage {
  stops: ParsedStop[]
  items: FoundItem[]
}

/** A pickup and the maximum number of drop-offs. */
const maxStops = 21
/** Maximum number of characters that are parsed. */
export const maxMessageLength = 8_000

const pickupWords = String.raw`coletas?|coletar|coletem|retiradas?|retirar|retirem|retire|retira|buscar|busca|pegar|pega|origem|remetente|sa(?:i|ir|indo|ída) d[aeo]|de(?= (?:[oa] )?(?:${streetKinds})(?![\p{L}]))`
const dropoffWords = String.raw`entregas?|entregar|entreguem|entregue|levar|leva|levem|deixar|deixem|deixe|deixa|destino|destinat[áa]ri[oa]|(?:para|pra|até)(?= (?:[oa] )?(?:${streetKinds})(?![\p{L}]))`
const stopPattern = wordPattern(`(?<pickup>${pickupWords})|(?<dropoff>${dropoffWords})`, 'giu')

/** Splits the text into stops. */
function splitStops(text: string): { kind: ParsedStop['kind']; span: Span }[] {
  const stopStarts = [...text.matchAll(stopPattern)].map((match) => ({
    kind: match.groups?.pickup ? ('pickup' as const) : ('dropoff' as const),
    start: match.index,
  }))
  if (stopStarts.length === 0) return [{ kind: 'dropoff', span: { start: 0, end: text.length } }]
  return stopStarts.map(({ kind, start }, index) => ({
    kind,
    // Text before the first stop belongs to it: "Amanhã cedo: retirar em…".
    span: { start: index === 0 ? 0 : start, end: stopStarts[index + 1]?.start ?? text.length },
  }))
}

/** Splits a part with several addresses into stops: each starts at its own paragraph or line. */
function splitByAddress(text: string, span: Span): Span[] {
  const part = text.slice(span.start, span.end)
  const cuts: number[] = []
  findStreets(part).forEach(({ street }, index, streets) => {
    const before = streets[index - 1]
    if (!before) return
    const between = part.slice(before.street.span.end, street.span.start)
    const gap =
      /\n\s*\n/.exec(between) ??
      /\n/.exec(between.split('\n').length > 2 ? between.replace(/\n(?!.*\n)/s, ' ') : between)
    const line = between.lastIndexOf('\n')
    if (line === -1) return
    cuts.push(before.street.span.end + (gap && /\n\s*\n/.test(gap[0]) ? gap.index : line))
  })
  const edges = [0, ...cuts, part.length]
  return edges.slice(0, -1).map((from, index) => ({
    start: span.start + from,
    end: span.start + (edges[index + 1] ?? part.length),
  }))
}

/** Parses the part of a stop alone, so that the work does not grow with the stops before it. */
function readStop(kind: ParsedStop['kind'], fullText: string, span: Span, now: number, zone: string): ParsedStop {
  let rest = fullText.slice(span.start, span.end)
  const take = (found: FoundValue | undefined) => {
    if (found) rest = replaceWithSpaces(rest, found.span)
    return found
  }
  const postalCode = take(findPostalCodes(rest)[0])
  const contactPhone = take(findPhones(rest)[0])
  const street = findStreets(rest)[0]
  const town = findTown(rest)
  for (const found of [street?.street, street?.number, street?.complement, town.neighborhood, town.city, town.state])
    take(found)
  const window = findWindow(rest, now, zone)
  rest = replaceWithSpaces(rest, ...(window?.spans ?? []))
  rest = replaceWithSpaces(rest, ...findItems(rest).map(({ span: item }) => item))
  const contactName = take(findName(rest))
  const all = { contactName, contactPhone, postalCode, ...street, ...town }
  const inFullText = (part: Span): Span => ({ start: span.start + part.start, end: span.start + part.end })
  const parts = Object.fromEntries(
    Object.entries(all).flatMap(([name, found]) => (found ? [[name, { ...found, span: inFullText(found.span) }]] : [])),
  ) as ParsedStop['parts']
  return { kind, parts, window: window && { ...window, spans: window.spans.map(inFullText) } }
}

const hasAddress = ({ parts }: ParsedStop) => parts.street !== undefined || parts.postalCode !== undefined
const hasAny = ({ parts, window }: ParsedStop) => Object.keys(parts).length > 0 || window !== undefined

/** Merges parts of one stop that are in two places of the message. */
function mergeStops(stops: readonly ParsedStop[]): ParsedStop[] {
  const result: ParsedStop[] = []
  for (const stop of stops.filter(hasAny)) {
    const same = result.findLast(({ kind }) => kind === stop.kind)
    if (!same || (hasAddress(same) && hasAddress(stop))) {
      result.push(stop)
      continue
    }
    same.parts = { ...stop.parts, ...same.parts }
    same.window ??= stop.window
  }
  return result.toSorted((one, other) => (one.kind === other.kind ? 0 : one.kind === 'pickup' ? -1 : 1))
}

/**
 * Parses a message: pickup, drop-offs, contacts, windows and items. `zone` is the time zone of the times in the
 * message. It uses patterns instead of a language model and makes no request, so personal data stay in the browser.
 */
export function parseMessage(text: string, now: number, zone: string): ParsedMessage {
  const plain = normalizeText(text.slice(0, maxMessageLength))
  const stops = splitStops(plain)
    .flatMap(({ kind, span }) => splitByAddress(plain, span).map((part) => ({ kind, span: part })))
    .map(({ kind, span }) => readStop(kind, plain, span, now, zone))
  const spans = stops.flatMap(({ parts, window }) => [
    ...Object.values(parts).map(({ span }) => span),
    ...(window?.spans ?? []),
  ])
  return { stops: mergeStops(stops).slice(0, maxStops), items: findItems(replaceWithSpaces(plain, ...spans)) }
}

const particle = '(?:de|da|do|das|dos|e|di|del|van|von)'
const given = String.raw`\p{Lu}[\p{L}'.]*`
const capitalised = `${given}(?: (?:${particle} )?${given}){0,5}`
const anyWord = String.raw`[\p{L}][\p{L}'.]*`
const article = String.raw`(?:[oa] |ao |à )?(?:sr\.?a?\.? |senhora? |dona |seu |dr\.?a?\.? )?`
/** Words before a name in any letter case. */
const strong = wordPattern(
  String.raw`(?:nome|contato|cliente|destinat[áa]ri[oa]|recebedora?|quem recebe|receber?|responsável|a\/c|aos cuidados d[aeo]|aos cuidados|falar com|procurar por|procurar|chamar|remetente)(?:\s*[:=-]\s*|\s+)${article}(?<name>${anyWord}(?: (?!(?:tel|telefone|fone|cel|celular|whats|whatsapp|zap|no|na|em|às|as|que|ou|pelo|cpf|rg|cep|endereço|rua|av|avenida|hoje|amanhã)(?![\p{L}]))${anyWord}){0,5})`,
)
/** Words before a name only if it is capitalized. */
const weak = [
  wordPattern(
    String.raw`(?:[Pp]ara:?|[Pp]ra|[Pp]\/|[Cc]om|[Cc]\/) (?:[oa] |ao |à )?(?:Sr\.?a?\.? |sr\.?a?\.? |[Dd]ona |[Ss]eu |Dr\.?a?\.? )?(?<name>${capitalised})`,
    'u',
  ),
  wordPattern(String.raw`(?:[Ss]r\.?a?\.?|[Dd]ona|[Ss]eu|Dr\.?a?\.?) (?<name>${capitalised})`, 'u'),
]
/** A line, or its part before the first comma or dash, that consists of a name only. */
const alone = new RegExp(
  String.raw`^[ \t-]*(?:\d{1,2}[.)ª°º-]+ ?)?(?<name>${given}(?: (?:${particle} )?${given}){1,5})[ \t]*(?=[,;:(\u0000-]|$| -)`,
  'gmu',
)

const noName = wordPattern(
  `${streetKinds}|bom dia|boa tarde|boa noite|ol[áa]|oi|obrigad[oa]|atenciosamente|att|abraços?|entregas?|coletas?|retiradas?|pedidos?|endereço|urgente|favor|por favor|segunda|terça|quarta|quinta|sexta|sábado|domingo|hoje|amanhã|itens|item|observaç(?:ão|ões)|cep|bairro|telefone|nota fiscal|prezados?|pessoal|gente|equipe|são paulo|rio de janeiro|belo horizonte|curitiba|campinas|jd|jardim|vila|centro|ap|apto|bloco|sala|casa|loja`,
)

/** @returns the contact of a stop: the name after a keyword, or else a line that consists of a name only. */
function findName(text: string): FoundValue | undefined {
  for (const pattern of [strong, ...weak]) {
    const match = pattern.exec(text)
    const name = match?.groups?.name
    if (match && name && noName.exec(name)?.index !== 0) return toFoundValue(match, name)
  }
  for (const match of text.matchAll(alone)) {
    const name = match.groups?.name
    if (name && !noName.test(name)) return toFoundValue(match, name)
  }
  return undefined
}

/** A full stop is not part of a name. */
function toFoundValue(match: RegExpExecArray, text: string): FoundValue {
  const name = text.replace(/\.$/, '')
  return { value: capitalizeName(trimPunctuation(name)).slice(0, 120), span: getSpan(match, name) }
}
