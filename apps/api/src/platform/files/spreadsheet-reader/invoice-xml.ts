import { decodeText } from './decode-text.ts'
import { UnreadableSpreadsheetError } from './limits.ts'
import { parseXml } from './xml.ts'

type Values = ReadonlyMap<string, string>

/** A Brazilian electronic invoice (NF-e, layout 4.00): the texts of its elements by their path in `infNFe`. */
export interface Invoice {
  /** Its access key of 44 digits. */
  readonly key: string
  readonly values: Values
  /** `det`: the products. */
  readonly products: readonly Values[]
  /** `transp/vol`: the packages. */
  readonly packages: readonly Values[]
}

/** The invoices of an XML document, and the keys of those that a status or event in it cancels. */
export interface InvoiceDocument {
  readonly invoices: readonly Invoice[]
  readonly canceledKeys: ReadonlySet<string>
}

/** The groups that a delivery needs; taxes and payments are left out. */
const readGroups = /^(?:ide|emit|dest|retirada|entrega|det\/prod|total\/ICMSTot|transp\/vol|infAdic)\//
/** Statuses of an authorization that is canceled or denied, and the event of a cancellation. */
export const canceledStatus = /^(?:101|110|151|155|30[1-3])$/
export const canceledEvent = '110111'
/** Root elements of the invoices and events that tax authorities and programs write. */
const roots = /^(?:nfeProc|NFe|enviNFe|nfeProcs|procEventoNFe|procEvento|envEvento|evento)$/
/** Documents that are no invoice, and have no goods with their addresses. */
const kinds: Readonly<Record<string, string>> = {
  CTeOS: 'um CT-e OS',
  cteOSProc: 'um CT-e OS',
  CTeSimp: 'um CT-e simplificado',
  cteSimpProc: 'um CT-e simplificado',
  MDFe: 'um MDF-e',
  mdfeProc: 'um MDF-e',
}
const pieceLength = 64 * 1024

/** Whether a text is an XML or HTML document instead of a table of texts. */
export const isMarkup = (text: string): boolean =>
  /^\s*<(?:\?xml|!doctype|html|table|(?:\w+:)?(?:NFe|CTe|MDFe|envi?(?:NFe|CTe|Evento)|evento\w*|proc(?:NFe|Evento)\w*|(?:nfe|cte|mdfe)Proc\w*))\b/i.test(
    text,
  )

/**
 * Reads the invoices of an XML document.
 *
 * @param name The name of the file in messages, as in `Este arquivo`.
 * @throws UnreadableSpreadsheetError when the document is not XML of an NF-e.
 */
export async function readInvoiceXml(bytes: Buffer, name: string): Promise<InvoiceDocument> {
  const text = decodeText(bytes).trimStart()
  if (/^<(?:!doctype|html|table)/i.test(text)) throw createKindError(name)
  const visitor = new InvoiceVisitor(name)
  try {
    await parseXml(toPieces(Buffer.from(text)), visitor)
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error
    throw new UnreadableSpreadsheetError(`${name} não é um XML inteiro. Baixe a NF-e de novo e envie o novo arquivo.`)
  }
  return { invoices: visitor.invoices, canceledKeys: visitor.canceledKeys }
}

/** Yields a document in the pieces that the parser reads. */
export async function* toPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceLength) yield bytes.subarray(start, start + pieceLength)
}

const createKindError = (name: string, kind?: string): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError(
    kind
      ? `${name} é ${kind}. Envie o XML da NF-e ou do CT-e, ou uma planilha CSV, XLSX ou ODS.`
      : `${name} é um documento XML ou HTML que não é uma NF-e nem um CT-e. Se for uma planilha, abra-a no Excel ou no LibreOffice e salve como CSV, XLSX ou ODS.`,
  )

interface OpenInvoice extends Invoice {
  readonly values: Map<string, string>
  readonly products: Map<string, string>[]
  readonly packages: Map<string, string>[]
}

class InvoiceVisitor {
  readonly invoices: Invoice[] = []
  readonly canceledKeys = new Set<string>()
  readonly #name: string
  #hasRoot = false
  #invoice: OpenInvoice | undefined
  #path: string[] = []
  #text = ''
  #isLeaf = false
  /** The last texts outside of invoices: the key, the status or event of it. */
  #status = new Map<string, string>()

  constructor(name: string) {
    this.#name = name
  }

  readonly open = (name: string, attribute: (name: string) => string | undefined): void => {
    if (!this.#hasRoot) this.#assertRoot(name)
    this.#text = ''
    this.#isLeaf = true
    if (this.#invoice) {
      this.#path.push(name)
      const path = this.#path.join('/')
      if (path === 'det') this.#invoice.products.push(new Map())
      if (path === 'transp/vol') this.#invoice.packages.push(new Map())
    } else if (name === 'infNFe') {
      const key = (attribute('Id') ?? '').replace(/^NFe/, '')
      this.#invoice = { key, values: new Map(), products: [], packages: [] }
      this.#path = []
    } else if (name === 'infProt' || name === 'infEvento') this.#status = new Map()
  }

  readonly text = (piece: string): void => {
    this.#text += piece
  }

  readonly close = (name: string): void => {
    const text = this.#isLeaf ? this.#text.trim() : ''
    this.#isLeaf = false
    if (!this.#invoice) {
      if (text !== '') this.#status.set(name, text)
      if (name === 'infProt' || name === 'infEvento') this.#readStatus()
    } else if (this.#path.length === 0) {
      this.invoices.push(this.#invoice)
      this.#invoice = undefined
    } else {
      if (text !== '') this.#addValue(this.#invoice, this.#path.join('/'), text)
      this.#path.pop()
    }
  }

  #assertRoot(name: string): void {
    this.#hasRoot = true
    if (roots.test(name)) return
    const kind = kinds[name]
    throw createKindError(this.#name, kind)
  }

  #addValue({ values, products, packages }: OpenInvoice, path: string, text: string): void {
    if (!readGroups.test(path)) return
    const [, product] = /^det\/prod\/(\w+)$/.exec(path) ?? []
    const [, part] = /^transp\/vol\/(\w+)$/.exec(path) ?? []
    if (product) products.at(-1)?.set(product, text)
    else if (part) packages.at(-1)?.set(part, text)
    else if (!path.startsWith('det/') && !path.startsWith('transp/')) values.set(path, text)
  }

  #readStatus(): void {
    const key = this.#status.get('chNFe')
    if (!key) return
    const isCanceled =
      canceledStatus.test(this.#status.get('cStat') ?? '') || this.#status.get('tpEvento') === canceledEvent
    if (isCanceled) this.canceledKeys.add(key)
  }
}
