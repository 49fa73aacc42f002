import type { Cell } from '../spreadsheet-writer.ts'
import type { Archive } from './archive.ts'
import {
  addressParts,
  divideWeight,
  type FiscalFile,
  maximumQuantity,
  stopTitles,
  testInvoice,
  toFiscalTable,
  toNumber,
} from './fiscal-goods.ts'
import { type Invoice, readInvoiceXml } from './invoice-xml.ts'
import { createSizeError, type SpreadsheetRow, spreadsheetLimits } from './limits.ts'
import { createManifestError, isManifest, type Manifest, readManifestXml } from './manifests.ts'
import {
  isWaybill,
  readWaybillXml,
  toWaybillCells,
  toWaybillItems,
  toWaybillTable,
  type Waybill,
  waybillTitles,
} from './waybills.ts'

/** The goods of an invoice as an order has them: packages, else products. */
interface Goods {
  readonly description: string
  readonly quantity: number
  readonly weightGrams?: number
}

const titles = [
  'Nota',
  'Chave de acesso',
  ...stopTitles.map((title) => `Remetente: ${title}`),
  ...stopTitles.map((title) => `Destinatário: ${title}`),
  'Destinatário: CNPJ ou CPF',
  'Valor da nota',
  'Informações complementares',
  'Nota cancelada',
  'Arquivo',
  'Item',
  'Item: descrição',
  'Item: quantidade',
  'Item: peso bruto (kg)',
]

const descriptionLength = 120
/** The largest number of items of an order. */
const maximumItems = 100

/** Whether the archive consists of XML files and is no workbook. */
export const isInvoiceArchive = ({ names }: Archive): boolean =>
  names.some((name) => /\.xml$/i.test(name)) &&
  !names.some((name) => /(?:^|[\\/])(?:_rels[\\/]|workbook\.xml$|content\.xml$)/i.test(name))

/** Yields the invoices or the transport documents of an archive as a table; other files in it are ignored. */
export async function* readInvoiceArchive(archive: Archive): AsyncGenerator<SpreadsheetRow> {
  const invoices: FiscalFile<Invoice>[] = []
  const waybills: FiscalFile<Waybill>[] = []
  const manifests: Manifest[] = []
  let total = 0
  for (const file of archive.names) {
    if (!/\.xml$/i.test(file) || /(?:^|[\\/])(?:__MACOSX[\\/]|\.)/.test(file)) continue
    const pieces: Buffer[] = []
    for await (const piece of archive.read(file)) {
      total += piece.length
      if (total > spreadsheetLimits.sheetBytes) throw createSizeError()
      pieces.push(piece)
    }
    const bytes = Buffer.concat(pieces)
    const name = `O arquivo ${file.slice(-80)}`
    if (isWaybill(bytes)) waybills.push({ ...(await readWaybillXml(bytes, name)), file })
    else if (isManifest(bytes)) manifests.push(...(await readManifestXml(bytes, name)).documents)
    else invoices.push({ ...(await readInvoiceXml(bytes, name)), file })
  }
  // The documents of a manifest that are in the archive are read as all others.
  if (manifests.length > 0 && waybills.length + invoices.length === 0) {
    throw createManifestError(manifests, 'Este arquivo')
  }
  if (waybills.length === 0) yield* toTable(invoices)
  else yield* invoices.length === 0 ? toWaybillTable(waybills) : toMixedTable(invoices, waybills)
}

/** Yields the invoices or the transport documents of one XML file as a table. */
export async function* readInvoices(bytes: Buffer): AsyncGenerator<SpreadsheetRow> {
  const name = 'Este arquivo'
  if (isWaybill(bytes)) yield* toWaybillTable([{ ...(await readWaybillXml(bytes, name)), file: '' }])
  else if (isManifest(bytes)) throw createManifestError((await readManifestXml(bytes, name)).documents, name)
  else yield* toTable([{ ...(await readInvoiceXml(bytes, name)), file: '' }])
}

/** The titles of a table with both kinds: those of transport documents, named for both. */
const mixedTitles = waybillTitles.map((title) =>
  title
    .replace('(CT-e)', '(NF-e ou CT-e)')
    .replace('Chave do CT-e', 'Chave do documento')
    .replace(/^CT-e/, 'Documento'),
)

/** The rows of invoices and of transport documents; the invoices are first, so that a CT-e of the same goods names them. */
function toMixedTable(
  invoices: readonly FiscalFile<Invoice>[],
  waybills: readonly FiscalFile<Waybill>[],
): Generator<SpreadsheetRow> {
  const isInvoice = (document: Invoice | Waybill): document is Invoice => 'products' in document
  return toFiscalTable<Invoice | Waybill>([...invoices, ...waybills], {
    titles: mixedTitles,
    toCells(document, isCanceled, file) {
      if (!isInvoice(document)) return toWaybillCells(document, isCanceled, file)
      const { sender, recipient, value } = toParts(document)
      const reference = `${toReference(document)} de ${getIssuer(document)}`
      return [
        reference,
        document.key,
        document.key,
        null,
        null,
        ...sender,
        ...recipient,
        value,
        toCanceledCell(document, isCanceled),
        file,
      ]
    },
    toItems: (document) => (isInvoice(document) ? toItems(document) : toWaybillItems(document)),
    empty,
  })
}

function toTable(files: readonly FiscalFile<Invoice>[]): Generator<SpreadsheetRow> {
  // The numbers of two issuers may be equal.
  const issuers = new Set(files.flatMap(({ documents }) => documents.map(getIssuer)))
  return toFiscalTable(files, {
    titles,
    toCells: (invoice, isCanceled, file) => {
      const reference = toReference(invoice) + (issuers.size > 1 ? ` de ${getIssuer(invoice)}` : '')
      return [reference, invoice.key, ...toCells(invoice, isCanceled, file)]
    },
    toItems,
    empty,
  })
}

const empty = 'Não há nenhuma NF-e neste arquivo. Envie o XML da nota.'

const toItems = (invoice: Invoice): Cell[][] =>
  toGoods(invoice).map(({ description, quantity, weightGrams }) => [
    description,
    quantity,
    weightGrams ? weightGrams / 1000 : null,
  ])

const getIssuer = ({ values }: Invoice): string => values.get('emit/CNPJ') ?? values.get('emit/CPF') ?? ''

const toReference = ({ values }: Invoice): string =>
  `NF ${values.get('ide/nNF') ?? ''} série ${values.get('ide/serie') ?? ''}`

/** The cells of an invoice between its key and its items. */
function toCells(invoice: Invoice, isCanceled: boolean, file: string): Cell[] {
  const { sender, recipient, document, value } = toParts(invoice)
  const note = invoice.values.get('infAdic/infCpl') ?? null
  return [...sender, ...recipient, document, value, note, toCanceledCell(invoice, isCanceled), file]
}

const toCanceledCell = ({ values }: Invoice, isCanceled: boolean): Cell =>
  isCanceled ? 'Sim' : values.get('ide/tpAmb') === '2' ? testInvoice : null

/** The parties of the goods, the CNPJ or CPF of the recipient, and the value. */
function toParts({ values }: Invoice) {
  const get = (path: string): string | null => values.get(path) ?? null
  // The goods of an incoming invoice (tpNF 0) go to the issuer.
  const isIncoming = get('ide/tpNF') === '0'
  const recipient = isIncoming ? 'emit' : 'dest'
  const value = Number(get('total/ICMSTot/vNF') ?? Number.NaN)
  return {
    sender: toStop(values, isIncoming ? 'dest' : 'emit', 'retirada'),
    recipient: toStop(values, recipient, 'entrega'),
    document: get(`${recipient}/CNPJ`) ?? get(`${recipient}/CPF`),
    value: Number.isNaN(value) ? get('total/ICMSTot/vNF') : value,
  }
}

/** The name, the contacts and the address of a party. The group of another place replaces its address as a whole. */
function toStop(values: Invoice['values'], party: 'emit' | 'dest', place: 'retirada' | 'entrega'): Cell[] {
  const hasPlace = values.has(`${place}/xLgr`)
  const address = hasPlace ? place : party === 'emit' ? 'emit/enderEmit' : 'dest/enderDest'
  const get = (...paths: readonly string[]): string | null =>
    paths.map((path) => values.get(path)).find((value) => value !== undefined) ?? null
  return [
    get(`${place}/xNome`, `${party}/xFant`, `${party}/xNome`),
    get(`${place}/fone`, `${address}/fone`, `${party}/enderDest/fone`, `${party}/enderEmit/fone`),
    get(`${place}/email`, `${party}/email`),
    ...addressParts.map((part) => get(`${address}/${part}`)),
  ]
}

/** The packages of an invoice with their weight; its products when it declares no packages. */
function toGoods({ products, packages }: Invoice): Goods[] {
  const declared = packages.filter((values) => toNumber(values.get('qVol')) > 0 || toNumber(values.get('pesoB')) > 0)
  const texts = products.map((values) => `${formatQuantity(values)}${values.get('xProd') ?? ''}`)
  if (declared.length > 0) {
    const content = declared.length === 1 ? joinTexts(texts) : ''
    return declared.flatMap((values) => {
      const kind = [values.get('esp') ?? 'Volume', values.get('marca'), values.get('nVol')].filter(Boolean).join(' ')
      const description = (content ? `${kind}: ${content}` : kind).slice(0, descriptionLength)
      const quantity = Math.max(Math.round(toNumber(values.get('qVol'))), 1)
      return divideWeight(quantity, Math.round(toNumber(values.get('pesoB')) * 1000)).map((part) => ({
        description,
        ...part,
      }))
    })
  }
  if (products.length > maximumItems) return [{ description: joinTexts(texts), quantity: 1 }]
  return products.map((values, index) => {
    const quantity = toNumber(values.get('qCom'))
    return Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity
      ? { description: values.get('xProd') ?? '', quantity }
      : { description: (texts[index] ?? '').slice(0, descriptionLength), quantity: 1 }
  })
}

/** `2,5 KG `; empty for one piece. */
function formatQuantity(product: ReadonlyMap<string, string>): string {
  const quantity = toNumber(product.get('qCom'))
  return quantity === 1 ? '' : `${quantity.toLocaleString('pt-BR')} ${product.get('uCom') ?? ''} `
}

/** Joins texts up to the length of a description, and counts the others. */
function joinTexts(texts: readonly string[]): string {
  const joined = texts.join(', ')
  const limit = descriptionLength - 40
  if (joined.length <= limit) return joined
  let shown = 1
  while (texts.slice(0, shown + 1).join(', ').length <= limit) shown++
  const rest = texts.length - shown
  return `${texts.slice(0, shown).join(', ').slice(0, limit)}${rest > 0 ? ` e mais ${rest}` : '…'}`
}
