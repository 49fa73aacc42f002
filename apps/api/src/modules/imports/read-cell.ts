import type { ColumnReading } from '@malote/api-client/contract'
import { normalizeHeader, parseDegrees, restorePostalCode, toStateCode } from '../../domain/spreadsheet-cells.ts'
import { testInvoice } from '../../platform/files/spreadsheet-reader/index.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { CellError, isPlaceholder, readCellText, readPlainText } from './cell-text.ts'
import type { ImportColumn } from './columns.ts'
import { hasSeveralNumbers, parseNumber, splitUnit } from './read-number.ts'
import { type ReadingTime, readWindowCell } from './read-window-cell.ts'

/** A saved location of the company. A row refers to it by its name, a constant by its identifier. */
export interface SavedLocation {
  readonly normalizedName: string
  readonly stop: Record<string, unknown>
}

/** What the value of a cell depends on besides its column. */
export interface CellContext extends ReadingTime {
  /** How ambiguous numbers and days are read, by the position of the column. */
  readonly readings?: readonly (ColumnReading | undefined)[]
  readonly savedLocations?: readonly SavedLocation[]
}

/** Texts of one line, of which people write several with Alt+Enter. */
const joinedTexts = /(?:^|\/)(?:address\/(?!number|coordinates)\w+|description)$/

/** Joins the lines of a text; a line that ends with a sign needs no comma. */
const joinLines = (text: string): string =>
  text
    .split(/\n\s*/)
    .map((line, index, lines) => (index === lines.length - 1 ? line : line.trimEnd()))
    .reduce((joined, line) => `${joined}${/[,;:–-]$/.test(joined) ? ' ' : ', '}${line}`)

const centsMessage = 'Informe o valor como 1.234,56.'
const gramsMessage = 'Informe o peso em quilos, como 1,5.'

/** The statuses of an order of VTEX that is paid and not canceled; the cell of other shops is empty for such an order. */
const deliveredStatus =
  /^(?:order-accepted|payment-approved|window-to-cancel|ready-for-handling|start-handling|handling|invoice|invoiced)$/

/** The status of an order that nothing is delivered for, in the words of shops and people. */
const canceledStatus =
  /cancel|refund|reembols|estorn|devolvid|devolu[çc]|recusad|^(?:failed|falhou|trash|voided|restocked|exclu[ií]d[ao])$/i
const finishedStatus = /^(?:j[áa] )?(?:entregue|delivered)$/i
/** Of an order that the shop has sent. One that is sent in part ("partial") has something to deliver. */
const sentStatus = /^(?:j[áa] )?(?:fulfilled|shipped|sent|enviad[oa]|despachad[oa]|postad[oa])$/i
/** Of an order that its customer picks up: the kinds of addresses of VTEX, and the words of people. */
const pickedUpStatus =
  /^(?:(?:local )?pick-?up(?:[ -](?:in[ -])?(?:point|store))?|in-?store|(?:retirada|retirar|retira)(?: (?:em|na|no) \p{L}+)?|ponto de (?:retirada|coleta))$/iu
/** The status of an item of which some pieces are sent; the file does not state how many. */
export const sentInPartStatus = /^(?:partial(?:ly[ _]fulfilled)?|parcial(?:mente enviad[oa])?)$/i
/** How people write in a column "Cancelado" that an order is not. */
const notCanceled = /^(?:n[ãa]o|n|no|falso|false|0)$/i

/** How people write that a door has no number. */
const withoutNumber =
  /^(?:0+|\.|-+|–|s\/?n[º°.]?|s\/?nr\.?|sem n[uú]mero|sem n[º°.]?|n[ãa]o (?:tem|possui|h[áa])|nenhum)$/i

/**
 * Reads the value of a cell; undefined for a cell without a value.
 *
 * @throws CellError when the cell has no value of the column's kind, or more than one reading.
 */
export function readCell(
  cell: Cell | undefined,
  column: ImportColumn,
  reading: ColumnReading | undefined,
  { savedLocations = [], ...time }: CellContext = {},
): unknown {
  // A number of pieces that is not written would be one.
  if (typeof cell === 'string' && !column.required && column.kind !== 'integer' && column.kind !== 'houseNumber') {
    if (isPlaceholder(cell)) return undefined
  }
  if (column.kind === 'moment' || column.kind === 'day' || column.kind === 'hours')
    return readWindowCell(cell, column.kind, reading, time)
  if (column.kind === 'houseNumber' && withoutNumber.test(String(cell ?? '').trim())) return 'S/N'
  const isNumber = column.kind === 'cents' || column.kind === 'grams' || column.kind === 'integer'
  if (isNumber && cell instanceof Date)
    throw new CellError('A planilha guardou uma data nesta célula. Digite o número.')
  if (isNumber && typeof cell === 'number') return toUnits(cell * (column.scale ?? 1), column)
  if (column.kind === 'canceled' && typeof cell === 'boolean') return readCell(cell ? 'Sim' : 'Não', column, reading)
  const written = isNumber ? readCellText(cell) : readPlainText(cell, column.isFreeText)
  const text = joinedTexts.test(column.path) ? joinLines(written) : written
  if (text === '') return undefined
  switch (column.kind) {
    case 'cents':
    case 'grams':
    case 'integer':
      return readNumber(text, column, reading)
    case 'degrees': {
      const degrees = parseDegrees(text)
      if (degrees === undefined) throw new CellError('Informe os graus como -23,561414.')
      return degrees
    }
    case 'postalCode': {
      const digits = restorePostalCode(text)
      if (digits === undefined) throw new CellError('O CEP tem 8 números, como 01310-100.')
      return digits
    }
    case 'priority': {
      const priority = { normal: 'normal', urgente: 'urgent' }[normalizeHeader(text)]
      if (!priority) throw new CellError('Escreva Normal ou Urgente.')
      return priority
    }
    case 'location':
      return findSavedLocation(text, savedLocations)
    case 'status':
    case 'fulfillment':
      if (canceledStatus.test(text)) throw new CellError(`Este pedido não será entregue: ${text}.`)
      if (finishedStatus.test(text)) throw new CellError('Este pedido já foi entregue.')
      if (column.kind === 'fulfillment' && sentStatus.test(text))
        throw new CellError(`A loja já enviou este pedido: ${text}.`)
      if (pickedUpStatus.test(text)) throw new CellError(`O cliente retira este pedido na loja: ${text}.`)
      return undefined
    case 'itemFulfillment':
      return canceledStatus.test(text) ||
        finishedStatus.test(text) ||
        sentStatus.test(text) ||
        sentInPartStatus.test(text)
        ? text
        : undefined
    case 'canceled':
      if (deliveredStatus.test(text) || notCanceled.test(text)) return undefined
      if (text === testInvoice) throw new CellError('Esta nota é de teste (homologação) e não tem valor fiscal.')
      throw new CellError(
        /^[a-z]+-[a-z-]+$/.test(text)
          ? `Este pedido não está liberado para entrega: ${text}.`
          : 'Este pedido foi cancelado.',
      )
    case 'state':
      return toStateCode(text) ?? text.toUpperCase()
    default:
      return text
  }
}

function findSavedLocation(text: string, savedLocations: readonly SavedLocation[]): Record<string, unknown> {
  const matches = savedLocations.filter(
    ({ normalizedName, stop }) => stop.locationId === text || normalizedName === normalizeHeader(text),
  )
  const [location] = matches
  if (matches.length > 1) throw new CellError('Há mais de um local salvo com este nome. Preencha o endereço.')
  if (!location) throw new CellError('Não encontramos este local salvo. Confira o nome, ou preencha o endereço.')
  return location.stop
}

const unitsByKind: Readonly<Partial<Record<NonNullable<ImportColumn['kind']>, number>>> = { cents: 100, grams: 1000 }
const messagesByKind: Readonly<Partial<Record<NonNullable<ImportColumn['kind']>, string>>> = {
  cents: centsMessage,
  grams: gramsMessage,
}

/** Converts a number to the smaller unit that the field is stored in. */
function toUnits(value: number, { kind = 'integer' }: ImportColumn): number {
  const result = Math.round(value * (unitsByKind[kind] ?? 1))
  if (!Number.isSafeInteger(result) || (kind === 'integer' && value !== result)) {
    throw new CellError(messagesByKind[kind] ?? 'Informe um número inteiro.')
  }
  return result
}

function readNumber(written: string, column: ImportColumn, reading: ColumnReading | undefined): number {
  const { text, scale } = splitUnit(written, column)
  if (hasSeveralNumbers(text, text === written ? undefined : scale))
    throw new CellError('Não dá para saber se há um número só nesta célula. Digite um número, sem espaços.')
  const number = parseNumber(text, reading)
  if (number === undefined) return toUnits(Number.NaN, column)
  if ('ambiguous' in number) {
    const [whole = '', rest = ''] = text.split(/[.,]/)
    throw new CellError(
      `Não dá para saber se ${text} é ${whole}${rest} ou ${whole},${rest}. Diga como ler esta coluna, ou escreva sem ponto de milhar.`,
    )
  }
  // A unit price has more places than money; rounding it would change the value.
  if (column.kind === 'cents' && !Number.isInteger(Math.round(number.value * 1e6) / 1e4)) {
    throw new CellError('O valor tem mais de duas casas depois da vírgula. Informe-o como 1.234,56.')
  }
  const units = toUnits(number.value * scale, column)
  if (units === 0 && number.value !== 0) throw new CellError(messagesByKind[column.kind ?? 'integer'] ?? centsMessage)
  return units
}
