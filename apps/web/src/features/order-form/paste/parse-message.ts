import { addDays } from '@malote/api-client'
import { toLocalTime } from '../../orders/order/local-time.ts'
import { type FoundValue, findLabelledParts, findPostalCodes, findTown } from './find-addresses.ts'
import type { Now } from './find-day-part.ts'
import { type FoundInstructions, findInstructions, findReference } from './find-instructions.ts'
import { findInvoice } from './find-invoice.ts'
import { type FoundItem, findItems } from './find-items.ts'
import { findListedItems } from './find-listed-items.ts'
import { findName, findPeople } from './find-name.ts'
import { type FoundOrderFields, findOrderFields } from './find-order-fields.ts'
import { choosePhone, findPhones } from './find-phones.ts'
import { findComplementAt, findLoneComplement, findStreets } from './find-streets.ts'
import { findUncertainty } from './find-uncertainty.ts'
import { findWindow } from './find-window.ts'
import { removeSenderData } from './ignored-text.ts'
import { getMailDay } from './mail-sections.ts'
import { getMessageDay, markEnds, normalizeText, replaceWithSpaces, type Span } from './message-text.ts'
import { hasAddress, hasAny, type ParsedStop, type StopPart, unselectParts } from './parsed-stop.ts'
import { shareDay, shareWindow } from './share-windows.ts'
import { endsWithPickup, type StopText, splitStops } from './split-stops.ts'
import { includeSpokenWords } from './spoken-numbers.ts'
import { findUnusedWords } from './unused-words.ts'

/** The values found in a message, each with its words. The user confirms them; only certain ones arrive ticked. */
export interface ParsedMessage {
  stops: ParsedStop[]
  items: FoundItem[]
  order: FoundOrderFields
  /** Words that no field took. */
  unused: Span[]
}

/** A pickup and the maximum number of drop-offs. */
const maxStops = 21
/** Maximum number of characters that are parsed. */
export const maxMessageLength = 8_000

/** What the parts of a message have in common. */
interface Reading extends Now {
  hasPerson: boolean
}

/** Parses the part of a stop alone, so that the work does not grow with the stops before it. */
function readStop({ kind, span, isUnclear = false }: StopText, fullText: string, now: Reading): ParsedStop {
  let rest = fullText.slice(span.start, span.end)
  const take = <Found extends FoundValue | undefined>(part: Found): Found => {
    if (part) rest = replaceWithSpaces(rest, part.span)
    return part
  }
  const lines = rest
  const postalCode = take(findPostalCodes(rest)[0])
  const phones = findPhones(rest)
  const phone = take(choosePhone(phones))
  const street = findStreets(rest)[0]
  take(street?.street)
  take(street?.number)
  take(street?.complement)
  const labelled = findLabelledParts(rest)
  const number = street?.number ?? take(labelled.number)
  const reference = take(findReference(rest))
  const lastSpan = (street?.complement ?? street?.number ?? street?.street)?.span
  const town = findTown(rest, lastSpan?.end)
  take(town.neighborhood)
  take(town.city)
  take(town.state)
  const behindTown = street?.complement
    ? undefined
    : findComplementAt(rest, (town.neighborhood ?? labelled.number)?.span.end ?? rest.length)
  const complement =
    take(labelled.complement ?? behindTown) ?? street?.complement ?? (street && take(findLoneComplement(rest)))
  const window = findWindow(rest, now)
  rest = replaceWithSpaces(rest, ...(window?.spans ?? []))
  rest = replaceWithSpaces(rest, ...findItems(rest).map(({ span: item }) => item))
  const getLine = (position: number) => lines.slice(0, position).split('\n').length
  const streetLine = street && getLine(street.street.span.start)
  const contactName = take(findName(rest, (position) => getLine(position) === streetLine, now.hasPerson, phone?.span))
  const isAddressed = number !== undefined || postalCode !== undefined
  const all: Partial<Record<StopPart, FoundValue | undefined>> = {
    contactName,
    contactPhone: phone,
    postalCode,
    street: street && { ...street.street, certain: street.street.certain || (isAddressed && !street.street.isUnclear) },
    number,
    complement,
    neighborhood: town.neighborhood,
    city: town.city,
    state: town.state,
    reference,
    instructions: phone?.note ? { value: phone.note, span: phone.span, certain: true } : undefined,
  }
  const inFullText = (part: Span): Span =>
    includeSpokenWords(fullText, { start: span.start + part.start, end: span.start + part.end })
  const parts = Object.fromEntries(
    Object.entries(all).flatMap(([name, part]) =>
      part ? [[name, { value: part.value, certain: part.certain, span: inFullText(part.span) }]] : [],
    ),
  ) as ParsedStop['parts']
  const stop = { kind, parts, window: window && { ...window, spans: window.spans.map(inFullText) } }
  return isUnclear ? unselectParts(stop) : stop
}

/** Merges parts of one stop that are in two places of the message. An order has one pickup: of two, neither is certain. */
function mergeStops(stops: readonly ParsedStop[]): ParsedStop[] {
  const result: ParsedStop[] = []
  for (const stop of stops.filter(hasAny)) {
    const same = result.findLast(({ kind }) => kind === stop.kind)
    if (!same || (hasAddress(same) && hasAddress(stop))) {
      const isSecondPickup = stop.kind === 'pickup' && same !== undefined
      if (isSecondPickup) Object.assign(same, unselectParts(same))
      result.push(isSecondPickup ? unselectParts({ ...stop, kind: 'dropoff' }) : stop)
      continue
    }
    same.parts = { ...stop.parts, ...same.parts }
    // "A entrega de hoje… passa pra amanhã": of two windows, the later words decide, but not for certain.
    same.window = same.window && stop.window ? { ...stop.window, certain: false } : (same.window ?? stop.window)
  }
  return result.toSorted((one, other) => (one.kind === other.kind ? 0 : one.kind === 'pickup' ? -1 : 1))
}

/** "LOCAL DE ENTREGA" of a purchase order: the addresses above it are of the buyer and of the supplier. */
const headingOfDelivery = /^[ \t]*(?:local|endere[çc]o|dados) d[aeo] entrega/imu

function unselectAboveHeading(stops: readonly ParsedStop[], text: string): void {
  const heading = headingOfDelivery.exec(text)?.index ?? 0
  for (const stop of stops)
    if (stop.kind === 'dropoff' && (stop.parts.street?.span.start ?? heading) < heading)
      Object.assign(stop, unselectParts(stop))
}

/** A table whose titles name no recipient has people of another kind: "Aluno", "Responsável". */
function unselectNamesOfTable(stops: readonly ParsedStop[], text: string): void {
  const titles = /^[^\n\t]*\t[^\n\t]*\t[^\n]*$/m.exec(text)?.[0]
  if (!titles || /nome|client|destinat|recebe|contato/i.test(titles)) return
  for (const { parts } of stops) {
    const { contactName } = parts
    const line = text.slice(0, contactName?.span.start).split('\n').length - 1
    if (contactName && text.split('\n')[line]?.includes('\t')) parts.contactName = { ...contactName, certain: false }
  }
}

/** "Retira no mesmo lugar de sempre. … Entregar até 17h": the only address is that of the recipient. */
function moveToRecipient(stops: ParsedStop[], text: string): void {
  const [pickup, ...others] = stops
  if (pickup?.kind !== 'pickup' || !hasAddress(pickup) || others.length !== 1 || others.some(hasAddress)) return
  const [dropoff] = others
  const { span } = pickup.parts.street ?? pickup.parts.postalCode ?? {}
  if (!dropoff || !span || endsWithPickup(text.slice(0, span.start))) return
  const parts = { ...pickup.parts, ...dropoff.parts }
  stops.splice(0, stops.length, unselectParts({ kind: 'dropoff', parts, window: dropoff.window ?? pickup.window }))
}

/** Gives each instruction to the stop whose part of the text contains it. */
function addInstructions(stops: readonly ParsedStop[], parts: readonly Span[], results: readonly FoundInstructions[]) {
  for (const { value, spans, certain } of results) {
    const [span = { start: 0, end: 0 }] = spans
    const index = parts.findLastIndex(({ start }) => start <= span.start)
    const stop = stops[Math.max(index, 0)]
    if (!stop) continue
    const { instructions } = stop.parts
    stop.parts.instructions = {
      value: [instructions?.value, value].filter(Boolean).join('. ').slice(0, 280),
      span: { start: span.start, end: spans.at(-1)?.end ?? span.end },
      certain: certain && (instructions?.certain ?? true),
    }
  }
}

/**
 * Makes values uncertain that a person would check: those of a doubtful message, and those that no address goes with: "vocês
 * abrem que horas amanhã?".
 */
function unselectDoubtful(stops: ParsedStop[], items: FoundItem[], order: FoundOrderFields, text: string): void {
  const uncertainty = findUncertainty(text)
  const isDoubtful = uncertainty.ofAll || !stops.some(hasAddress)
  for (const stop of stops) {
    if (isDoubtful) Object.assign(stop, unselectParts(stop))
    else if (stop.window && uncertainty.ofWindows) stop.window = { ...stop.window, certain: false }
  }
  if (isDoubtful && order.declaredValue) order.declaredValue = { ...order.declaredValue, certain: false }
  const isWithoutStop = stops.every(({ parts }) => Object.keys(parts).length === 0)
  if (!uncertainty.ofAll && !isWithoutStop && !(isDoubtful && text.includes('?'))) return
  if (order.externalRef) order.externalRef = { ...order.externalRef, certain: false }
  for (const item of items) item.certain = false
}

/**
 * Parses a message: pickup, drop-offs, contacts, windows and items. `zone` is the time zone of the times in the
 * message. It uses patterns instead of a language model and makes no request, so personal data stay in the browser.
 */
export function parseMessage(text: string, at: number, zone: string): ParsedMessage {
  const original = text.slice(0, maxMessageLength)
  const local = toLocalTime(zone, new Date(at).toISOString())
  const now: Now = { ...local, messageDay: toRecentDay(getMessageDay(original) ?? getMailDay(original), local.day) }
  const normal = normalizeText(original)
  const invoice = findInvoice(normal)
  if (invoice) return invoice
  const order = findOrderFields(normal)
  const orderSpans = [order.externalRef, order.declaredValue, order.invoiceKey].flatMap((part) =>
    part ? [part.span] : [],
  )
  const plain = replaceWithSpaces(removeSenderData(normal), ...orderSpans)
  const phoneSpans = findPhones(plain).map(({ span }) => span)
  const instructions = findInstructions(replaceWithSpaces(plain, ...phoneSpans))
  const notes = replaceWithSpaces(plain, ...instructions.flatMap(({ spans }) => spans))
  const listed = findListedItems(notes)
  const withoutNotes = replaceWithSpaces(notes, ...listed.map(({ span }) => span))
  const parts = splitStops(withoutNotes)
  const reading = { ...now, hasPerson: findPeople(withoutNotes).size > 0 }
  const read = parts.map((part) => readStop(part, withoutNotes, reading))
  addInstructions(
    read,
    parts.map(({ span }) => span),
    instructions,
  )
  const merged = mergeStops(read).slice(0, maxStops)
  moveToRecipient(merged, withoutNotes)
  unselectAboveHeading(merged, withoutNotes)
  shareWindow(merged, withoutNotes, now)
  unselectNamesOfTable(merged, original)
  shareDay(merged, withoutNotes, now)
  const spans = merged.flatMap(({ parts: stopParts, window }) => [
    ...Object.values(stopParts).map(({ span }) => span),
    ...(window?.spans ?? []),
  ])
  const ends = merged.flatMap(({ parts: { street, contactPhone, postalCode }, window }) => [
    ...[street, contactPhone, postalCode].flatMap((part) => (part?.certain ? [part.span] : [])),
    // "barras de ferro 3/8" is hardly a day.
    ...(window?.certain ? window.spans : []),
  ])
  const items = findItems(markEnds(replaceWithSpaces(withoutNotes, ...spans), ends), listed)
  unselectDoubtful(merged, items, order, plain)
  const taken = [
    ...spans,
    ...orderSpans,
    ...(order.priority ? [order.priority.span] : []),
    ...instructions.flatMap((instruction) => instruction.spans),
    ...items.flatMap(({ span, weightSpan }) => [span, ...(weightSpan ? [weightSpan] : [])]),
  ]
  return { stops: merged, items, order, unused: findUnusedWords(normal, taken) }
}

/** @returns the day of the message, if it is in the last week. */
const toRecentDay = (day: string | undefined, today: string): string =>
  day !== undefined && day <= today && day >= addDays(today, -7) ? day : today
