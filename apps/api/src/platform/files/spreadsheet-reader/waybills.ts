import type { Cell } from '../spreadsheet-writer.ts'
import { decodeText } from './decode-text.ts'
import { addressParts, divideWeight, stopTitles, toNumber } from './fiscal-goods.ts'
import { canceledEvent, canceledStatus, toPieces } from './invoice-xml.ts'
import { type SpreadsheetRow, UnreadableSpreadsheetError } from './limits.ts'
import { parseXml } from './xml.ts'

/** A Brazilian electronic transport document (CT-e, layout 4.00): the texts of its elements by their path in `infCte`. */
interface Waybill {
  readonly key: string
  readonly values: Map<string, string>
  /** `infQ`: the quantities of the cargo. */
  readonly quantities: Map<string, string>[]
  /** The keys of the invoices that it transports. */
  readonly invoiceKeys: string[]
}

/** The transport documents of an XML document, and the keys of those that a status or event in it cancels. */
export interface WaybillDocument {
  readonly waybills: readonly Waybill[]
  readonly canceledKeys: ReadonlySet<string>
}

const titles = [
  'CT-e',
  'Chave do CT-e',
  'Chave da NF-e',
  'NF-e transportadas',
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
const maximumQuantity = 9999
/** Enough for the declaration of a document and its root element. */
const headBytes = 2_000

/** Whether a document is an electronic transport document, or an event of one. */
export const isWaybill = (bytes: Buffer): boolean =>
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:\w+:)?(?:cteProc|CTe|enviCTe|procEventoCTe|eventoCTe)[\s>]/.test(
    decodeText(bytes.subarray(0, headBytes)),
  )

/**
 * Reads the transport documents of an XML document.
 *
 * @param name The name of the file in messages, as in `Este arquivo`.
 * @throws UnreadableSpreadsheetError when the document is damaged, or one of them has no cargo.
 */
export async function readWaybillXml(bytes: Buffer, name: string): Promise<WaybillDocument> {
  const visitor = new WaybillVisitor()
  try {
    await parseXml(toPieces(Buffer.from(decodeText(bytes).trimStart())), visitor)
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error
    throw new UnreadableSpreadsheetError(`${name} não é um XML inteiro. Baixe o CT-e de novo e envie o novo arquivo.`)
  }
  if (visitor.waybills.some(({ values }) => !values.has('infCTeNorm'))) {
    throw new UnreadableSpreadsheetError(
      `${name} é um CT-e sem carga, complementar ou de anulação. Envie só os CT-e das entregas.`,
    )
  }
  return visitor
}

class WaybillVisitor implements WaybillDocument {
  readonly waybills: Waybill[] = []
  readonly canceledKeys = new Set<string>()
  #waybill: Waybill | undefined
  #path: string[] = []
  #text = ''
  /** The texts of the last status or event. */
  #status = new Map<string, string>()

  readonly open = (name: string, attribute: (name: string) => string | undefined): void => {
    this.#text = ''
    if (this.#waybill) {
      this.#path.push(name)
      const path = this.#path.join('/')
      if (path === quantityPath) this.#waybill.quantities.push(new Map())
      if (path === 'infCTeNorm') this.#waybill.values.set(path, '')
    } else if (name === 'infCte') {
      const key = (attribute('Id') ?? '').replace(/^CTe/, '')
      this.#waybill = { key, values: new Map(), quantities: [], invoiceKeys: [] }
      this.#path = []
    } else if (name === 'infProt' || name === 'infEvento') this.#status = new Map()
  }

  readonly text = (piece: string): void => {
    this.#text += piece
  }

  readonly close = (name: string): void => {
    const text = this.#text.trim()
    this.#text = ''
    if (!this.#waybill) {
      if (text !== '') this.#status.set(name, text)
      if (name === 'infProt' || name === 'infEvento') this.#readStatus()
    } else if (this.#path.length === 0) {
      this.waybills.push(this.#waybill)
      this.#waybill = undefined
    } else {
      if (text !== '') addValue(this.#waybill, this.#path.join('/'), text)
      this.#path.pop()
    }
  }

  #readStatus(): void {
    const key = this.#status.get('chCTe')
    const isCanceled =
      canceledStatus.test(this.#status.get('cStat') ?? '') || this.#status.get('tpEvento') === canceledEvent
    if (key && isCanceled) this.canceledKeys.add(key)
  }
}

function addValue({ values, quantities, invoiceKeys }: Waybill, path: string, text: string): void {
  if (path === invoicePath) invoiceKeys.push(text)
  else if (path.startsWith(`${quantityPath}/`)) quantities.at(-1)?.set(path.slice(quantityPath.length + 1), text)
  else if (readGroups.test(path)) values.set(path, text)
}

/** The rows of a table: the titles, and the cargo of each transport document. One that is there twice is one. */
export function* toWaybillTable(
  documents: readonly (WaybillDocument & { readonly file: string })[],
): Generator<SpreadsheetRow> {
  const canceled = new Set(documents.flatMap(({ canceledKeys }) => [...canceledKeys]))
  const keys = new Set<string>()
  let rowNumber = 0
  const toRow = (cells: readonly Cell[]): SpreadsheetRow => ({ rowNumber: ++rowNumber, cells, hidden: false })
  yield toRow(titles)
  for (const { waybills, file } of documents) {
    for (const waybill of waybills) {
      if (keys.has(waybill.key)) continue
      keys.add(waybill.key)
      const common = toCells(waybill, canceled.has(waybill.key), file)
      const empty = common.slice(2).map(() => null)
      for (const [index, item] of toItems(waybill).entries()) {
        yield toRow([...(index === 0 ? common : [...common.slice(0, 2), ...empty]), index + 1, ...item])
      }
    }
  }
  if (keys.size === 0) throw new UnreadableSpreadsheetError('Não há nenhum CT-e neste arquivo. Envie o XML do CT-e.')
}

/** The cells of a transport document before its items. */
function toCells({ key, values, invoiceKeys }: Waybill, isCanceled: boolean, file: string): Cell[] {
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
    ...pickup,
    ...dropoff,
    value === undefined ? null : toNumber(value),
    isCanceled ? 'Sim' : null,
    file,
  ]
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
function toItems({ values, quantities }: Waybill): Cell[][] {
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
