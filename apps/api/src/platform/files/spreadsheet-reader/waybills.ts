import type { Cell } from '../spreadsheet-writer.ts'
import { decodeText } from './decode-text.ts'
import {
  addressParts,
  divideWeight,
  type FiscalFile,
  maximumQuantity,
  stopTitles,
  toFiscalTable,
  toNumber,
} from './fiscal-goods.ts'
import { createRootTest, type FiscalDocuments, type FiscalFormat, readFiscalXml } from './fiscal-xml.ts'
import { type SpreadsheetRow, UnreadableSpreadsheetError } from './limits.ts'

/** A Brazilian electronic transport document (CT-e, layout 4.00): the texts of its elements by their path in `infCte`. */
export interface Waybill {
  readonly key: string
  readonly values: Map<string, string>
  /** `infQ`: the quantities of the cargo. */
  readonly quantities: Map<string, string>[]
  /** The keys of the invoices that it transports. */
  readonly invoiceKeys: string[]
}

/** The titles of a table of transport documents, and of one that has invoices as well. */
export const waybillTitles = [
  'CT-e',
  'Chave do CT-e',
  'Chave da NF-e',
  'NF-e transportadas',
  'Notas fiscais da carga',
  ...stopTitles.map((title) => `Coleta: ${title} (CT-e)`),
  ...stopTitles.map((title) => `Entrega: ${title} (CT-e)`),
  'Valor da carga',
  'CT-e cancelado',
  'Arquivo',
  'Item',
  'Item: produto predominante',
  'Item: volumes',
  'Item: peso bruto por volume (kg)',
]

const quantityPath = 'infCTeNorm/infCarga/infQ'
const invoicePath = 'infCTeNorm/infDoc/infNFe/chave'
const readGroups = /^(?:ide|rem|exped|receb|dest|infCTeNorm)(?:\/|$)/
/** Whether a document is an electronic transport document, or an event of one. */
export const isWaybill = createRootTest(String.raw`(?:cteProc|CTe|enviCTe|procEventoCTe|eventoCTe)[\s>]`)

/**
 * Reads the transport documents of an XML document.
 *
 * @param name The name of the file in messages, as in `Este arquivo`.
 * @throws UnreadableSpreadsheetError when the document is damaged, or one of them has no cargo.
 */
export async function readWaybillXml(bytes: Buffer, name: string): Promise<FiscalDocuments<Waybill>> {
  const damaged = `${name} não é um XML inteiro. Baixe o CT-e de novo e envie o novo arquivo.`
  const read = await readFiscalXml(decodeText(bytes).trimStart(), waybillFormat, damaged)
  if (read.documents.some(({ values }) => !values.has('infCTeNorm'))) {
    throw new UnreadableSpreadsheetError(
      `${name} é um CT-e sem carga, complementar ou de anulação. Envie só os CT-e das entregas.`,
    )
  }
  return read
}

const waybillFormat: FiscalFormat<Waybill> = {
  element: 'infCte',
  idPrefix: 'CTe',
  keyElement: 'chCTe',
  create: (key) => ({ key, values: new Map(), quantities: [], invoiceKeys: [] }),
  openElement({ values, quantities }, path) {
    if (path === quantityPath) quantities.push(new Map())
    if (path === 'infCTeNorm') values.set(path, '')
  },
  addText({ values, quantities, invoiceKeys }, path, text) {
    if (path === invoicePath) invoiceKeys.push(text)
    else if (path.startsWith(`${quantityPath}/`)) quantities.at(-1)?.set(path.slice(quantityPath.length + 1), text)
    else if (readGroups.test(path)) values.set(path, text)
  },
}

/** The rows of a table: the titles, and the cargo of each transport document. */
export const toWaybillTable = (files: readonly FiscalFile<Waybill>[]): Generator<SpreadsheetRow> =>
  toFiscalTable(files, {
    titles: waybillTitles,
    toCells: toWaybillCells,
    toItems: toWaybillItems,
    empty: 'Não há nenhum CT-e neste arquivo. Envie o XML do CT-e.',
  })

/** The cells of a transport document before its items. */
export function toWaybillCells({ key, values, invoiceKeys }: Waybill, isCanceled: boolean, file: string): Cell[] {
  // The goods leave from the dispatcher and go to the receiver; without them, from the sender to the recipient.
  const pickup = values.has('exped/xNome') ? toStop(values, 'exped', 'enderExped') : toStop(values, 'rem', 'enderReme')
  const dropoff = values.has('receb/xNome')
    ? toStop(values, 'receb', 'enderReceb')
    : toStop(values, 'dest', 'enderDest')
  const value = values.get('infCTeNorm/infCarga/vCarga')
  return [
    // The numbers of two carriers may be equal, and the key has the carrier.
    `CT-e ${values.get('ide/nCT') ?? ''} série ${values.get('ide/serie') ?? ''} de ${key.slice(6, 20)}`,
    key,
    invoiceKeys.length === 1 ? (invoiceKeys[0] ?? null) : null,
    invoiceKeys.join(' ') || null,
    formatInvoices(invoiceKeys),
    ...pickup,
    ...dropoff,
    value === undefined ? null : toNumber(value),
    isCanceled ? 'Sim' : null,
    file,
  ]
}

/** The most numbers of invoices that a note has. */
const maximumNumbers = 20

/** `NF-e 147, 148 e mais 3`: an order has one key, so that the numbers of several invoices are its note. */
function formatInvoices(keys: readonly string[]): string | null {
  if (keys.length < 2) return null
  const numbers = keys.map((key) => String(Number(key.slice(25, 34))))
  const rest = numbers.length - maximumNumbers
  return `NF-e ${numbers.slice(0, maximumNumbers).join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}`
}

function toStop(values: Waybill['values'], party: string, address: string): Cell[] {
  const get = (path: string): string | null => values.get(`${party}/${path}`) ?? null
  return [
    get('xFant') ?? get('xNome'),
    get('fone'),
    get('email'),
    ...addressParts.map((part) => get(`${address}/${part}`)),
  ]
}

/** The cargo as items. A quantity or weight that is declared in more than one way is not read. */
export function toWaybillItems({ values, quantities }: Waybill): Cell[][] {
  const name = values.get('infCTeNorm/infCarga/proPred') ?? 'Carga'
  const isGross = (quantity: ReadonlyMap<string, string>) => /^PESO BRUTO$/i.test(quantity.get('tpMed') ?? '')
  const weights = quantities.filter((quantity) => /^0[12]$/.test(quantity.get('cUnid') ?? '') && isGross(quantity))
  const volumes = quantities
    .filter((quantity) => quantity.get('cUnid') === '03')
    .map((one) => toNumber(one.get('qCarga')))
  const [volume = 1] = volumes
  const quantity =
    volumes.length === 1 && Number.isInteger(volume) && volume >= 1 && volume <= maximumQuantity ? volume : 1
  const [weight] = weights
  const gramsOfUnit = weight?.get('cUnid') === '02' ? 1_000_000 : 1000
  const grams = weights.length === 1 ? Math.round(toNumber(weight?.get('qCarga')) * gramsOfUnit) : 0
  return divideWeight(quantity, grams).map((part) => [
    name,
    part.quantity,
    part.weightGrams ? part.weightGrams / 1000 : null,
  ])
}
