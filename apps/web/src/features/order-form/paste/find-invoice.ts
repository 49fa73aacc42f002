import { ContactPhone, formatPhone, getStateOfPostalCode, readLocalPhone, State } from '@malote/api-client'
import * as z from 'zod/mini'
import type { FoundValue } from './find-addresses.ts'
import type { FoundItem } from './find-items.ts'
import { type FoundOrderFields, findInvoiceKey } from './find-order-fields.ts'
import { findStreets } from './find-streets.ts'
import { type InvoiceRow, type InvoiceTitle, readInvoiceRows } from './invoice-cells.ts'
import { capitalizeName, type Span } from './message-text.ts'
import type { ParsedMessage } from './parse-message.ts'
import type { ParsedStop, StopPart } from './parsed-stop.ts'
import { findUnusedWords } from './unused-words.ts'

const recipientHeading = /^[ \t]*destinat[áa]rio ?\/ ?remetente/gimu
const deliveryHeading = /^[ \t]*informa[çc][õo]es do local d[ae] entrega/gimu
/** The heading after the block of a party. */
const nextHeading =
  /^[ \t]*(?:destinat[áa]rio ?\/ ?remetente|informa[çc][õo]es do local|fatura|duplicatas?|pagamento|c[áa]lculo do imposto|transportador|dados d)/gimu
const firstLine = /^.*(?:recebemos de|danfe|chave de acesso|destinat[áa]rio ?\/ ?remetente).*$/imu

/** Parts of a row, each with its range. */
type Cells = Partial<Record<InvoiceTitle, FoundValue>>

const certain = (value: string, span: Span): FoundValue => ({ value, span, certain: true })

/** Divide the values of a row that are in one line, by the notations of the values around them. */
const rowPatterns: readonly RegExp[] = [
  /^(?<name>\D.+?)\s+(?<document>\d{3}\.\d{3}\.\d{3}-\d{2}|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2})(?:\s|$)/u,
  /^(?<street>.+?)\s+(?<postalCode>\d{2}\.?\d{3}-\d{3}|\d{8})(?:\s+\d{2}\/\d{2}\/\d{2,4})?$/u,
  /^(?<city>[\p{L}][\p{L}' .-]*?)\s+(?:(?<phone>\(?\d[\d() -]{7,16}\d)\s+)?(?<state>[A-Z]{2})(?:\s+(?<number>\(?\d[\d() -]{7,16}\d))?(?:\s|$)/u,
  /^(?<quantity>\d{1,4})\s+(?<packaging>\p{L}[\p{L} ]*?)\s+(?<grossWeight>[\d.]+,\d{3})\s+(?<netWeight>[\d.]+,\d{3})$/u,
  // An empty cell leaves its title in the line of the next one.
  /^(?<postalCode>\d{2}\.?\d{3}-\d{3})$/u,
  /^(?<grossWeight>[\d.]+,\d{3})$/u,
  /(?:^|\s)(?:R\$\s*)?(?<total>\d{1,3}(?:\.\d{3})*,\d{2})$/u,
]

function divideRow({ titles, text, span }: InvoiceRow): Cells {
  const [only, ...others] = titles
  if (only && others.length === 0 && only !== 'total') return { [only]: certain(text, span) }
  for (const pattern of rowPatterns) {
    const groups = pattern.exec(text)?.groups ?? {}
    const present = Object.entries(groups).filter(([, value]) => value !== undefined)
    const isOfRow =
      present.length > 0 && present.every(([name]) => name === 'number' || titles.includes(name as InvoiceTitle))
    // One of two weights may be any of them.
    const isOtherWeight = groups.grossWeight && !groups.netWeight && titles.at(-1) !== 'grossWeight'
    if (!isOfRow || isOtherWeight) continue
    let from = 0
    const cells: Cells = {}
    for (const [name, value = ''] of present) {
      const start = text.indexOf(value, from)
      from = start + value.length
      // Of one number behind the state, the phone and the registration may be meant.
      const key = name === 'number' ? 'phone' : (name as InvoiceTitle)
      if (name === 'number' && !titles.includes('phone')) continue
      const isPhone = name !== 'number' || value.startsWith('(') || /\s\d{2}:\d{2}|\s\d{5,}/.test(text.slice(from))
      cells[key] = { value, span: { start: span.start + start, end: span.start + from }, certain: isPhone }
    }
    return cells
  }
  return {}
}

const readCells = (text: string, part: Span): Cells =>
  // The first row of a kind counts: a second page repeats it.
  Object.assign({}, ...readInvoiceRows(text, part).map(divideRow).reverse()) as Cells

function findParts(text: string, heading: RegExp): Span[] {
  return [...text.matchAll(heading)].map((match) => {
    const start = match.index + match[0].length
    nextHeading.lastIndex = start
    return { start, end: nextHeading.exec(text)?.index ?? text.length }
  })
}

const readPhone = ({ value, ...rest }: FoundValue): FoundValue | undefined => {
  const phone = z.safeParse(ContactPhone, value).data
  if (phone) return { ...rest, value: formatPhone(phone).replace(/\D/g, '') }
  const local = readLocalPhone(value)
  return local ? { ...rest, value: local, certain: false } : undefined
}

const withoutMissing = (parts: Partial<Record<StopPart, FoundValue | undefined>>): ParsedStop['parts'] =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part))

/** Reads "RUA A, 88 - AP 32" and, where the district is in the same line, "RUA A, 88 CENTRO". */
function readStreet({ value, span }: FoundValue): ParsedStop['parts'] {
  const inText = (part: FoundValue | undefined): FoundValue | undefined =>
    part && { ...part, span: { start: span.start + part.span.start, end: span.start + part.span.end } }
  const [address] = findStreets(value)
  if (!address || address.street.span.start > 0) return {}
  const { street, number, complement } = address
  // The words after the number that are no unit may be of the complement or of the district.
  const end = (complement ?? number)?.span.end ?? value.length
  const rest = value.slice(end).replace(/^[\s,-]+/, '')
  const start = value.length - rest.length
  const district =
    rest === ''
      ? undefined
      : inText({ value: capitalizeName(rest), span: { start, end: value.length }, certain: false })
  const parts = {
    street: inText(street),
    number: inText(number),
    complement: inText(complement),
    neighborhood: district,
  }
  return withoutMissing(parts)
}

function readParty(cells: Cells): ParsedStop['parts'] {
  const { name, street, neighborhood, postalCode, city, state, phone } = cells
  const code = postalCode && { ...postalCode, value: postalCode.value.replace(/\D/g, '') }
  const isState = z.safeParse(State, state?.value).success
  const isContradiction = code && isState && getStateOfPostalCode(code.value) !== state?.value
  const named = (part: FoundValue | undefined) => part && { ...part, value: capitalizeName(part.value).slice(0, 120) }
  const parts = {
    ...(street && readStreet(street)),
    ...(neighborhood && { neighborhood: named(neighborhood) }),
    contactName: named(name),
    contactPhone: phone && readPhone(phone),
    postalCode: code && code.value.length === 8 ? { ...code, certain: !isContradiction } : undefined,
    city: named(city),
    state: isState && state ? { ...state, certain: !isContradiction } : undefined,
  }
  return withoutMissing(parts)
}

/** The packages; their weight is of each one, so that it must be a whole number of grams. */
function readPackages({ quantity, packaging, grossWeight }: Cells): FoundItem[] {
  if (!quantity || !/^[1-9]\d{0,3}$/.test(quantity.value)) return []
  const count = Number(quantity.value)
  const isWeight = /^[\d.]+,\d{3}$/.test(grossWeight?.value ?? '')
  const grams = isWeight ? Number(grossWeight?.value.replace(/[.,]/g, '')) / count : 0
  const weight = grams > 0 && Number.isInteger(grams) ? String(grams / 1000).replace('.', ',') : ''
  const description = packaging ? capitalizeName(packaging.value).slice(0, 120) : 'Volumes'
  const { span } = quantity
  return [{ value: { description, quantity: quantity.value, weight, fragile: false }, span, certain: true }]
}

function readOrder(text: string, cells: Cells): FoundOrderFields {
  const invoiceKey = findInvoiceKey(text)
  const amount = cells.total && { ...cells.total, value: cells.total.value.replace(/[.]|R\$\s*/g, '') }
  return {
    ...(invoiceKey && { invoiceKey }),
    ...(amount && { declaredValue: amount }),
  }
}

/**
 * Reads the text of a DANFE, which has the titles above the values: the recipient or, where it is stated, the place of
 * delivery; the packages, the value and the key. The issuer has no titles and is not read.
 *
 * @returns undefined for a text that is no DANFE.
 */
export function findInvoice(text: string): ParsedMessage | undefined {
  const recipients = findParts(text, recipientHeading)
  if (recipients.length === 0 || !/danfe|chave de acesso/i.test(text)) return undefined
  const places = findParts(text, deliveryHeading)
  const stops = (places.length === recipients.length ? places : recipients)
    .map((part) => readParty(readCells(text, part)))
    .filter((parts) => Object.keys(parts).length > 0)
    .map((parts): ParsedStop => ({ kind: 'dropoff', parts, window: undefined }))
  if (stops.length === 0) return undefined
  const start = firstLine.exec(text)?.index ?? 0
  // Several invoices have packages, values and keys each, which the form has once.
  const isSole = recipients.length === 1
  const cells = readCells(text, { start: recipients.at(-1)?.end ?? start, end: text.length })
  return {
    stops,
    items: isSole ? readPackages(cells) : [],
    order: isSole ? readOrder(text, cells) : {},
    // Of an invoice most words are for no field; those before it are of the sender.
    unused: findUnusedWords(text.slice(0, start), []),
  }
}
