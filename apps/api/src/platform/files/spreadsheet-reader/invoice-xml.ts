import { decodeText } from './decode-text.ts'
import { type FiscalDocuments, type FiscalFormat, readFiscalXml } from './fiscal-xml.ts'
import { UnreadableSpreadsheetError } from './limits.ts'

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

/** The groups that a delivery needs; taxes and payments are left out. */
const readGroups = /^(?:ide|emit|dest|retirada|entrega|det\/prod|total\/ICMSTot|transp\/vol|infAdic)\//
/** Root elements of the invoices and events that tax authorities and programs write. */
const roots = /^(?:nfeProc|NFe|enviNFe|nfeProcs|procEventoNFe|procEvento|envEvento|evento)$/
/** Documents that are no invoice, and have no goods with their addresses. */
const kinds: Readonly<Record<string, string>> = {
  CTeOS: 'um CT-e OS',
  cteOSProc: 'um CT-e OS',
  CTeSimp: 'um CT-e simplificado',
  cteSimpProc: 'um CT-e simplificado',
}

/** Whether a text is an XML or HTML document instead of a table of texts. */
export const isMarkup = (text: string): boolean =>
  /^\s*<(?:\?xml|!doctype|html|table|(?:\w+:)?(?:NFe|CTe|MDFe|envi?(?:NFe|CTe|MDFe|Evento)|evento\w*|proc(?:NFe|Evento)\w*|(?:nfe|cte|mdfe)Proc\w*))\b/i.test(
    text,
  )

/**
 * Reads the invoices of an XML document.
 *
 * @param name The name of the file in messages, as in `Este arquivo`.
 * @throws UnreadableSpreadsheetError when the document is not XML of an NF-e.
 */
export async function readInvoiceXml(bytes: Buffer, name: string): Promise<FiscalDocuments<Invoice>> {
  const text = decodeText(bytes).trimStart()
  if (/^<(?:!doctype|html|table)/i.test(text)) throw createKindError(name)
  const assertRoot = (root: string): void => {
    if (!roots.test(root)) throw createKindError(name, kinds[root])
  }
  const damaged = `${name} não é um XML inteiro. Baixe a NF-e de novo e envie o novo arquivo.`
  return readFiscalXml(text, { ...invoiceFormat, assertRoot }, damaged)
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

const invoiceFormat: FiscalFormat<OpenInvoice> = {
  element: 'infNFe',
  idPrefix: 'NFe',
  keyElement: 'chNFe',
  create: (key) => ({ key, values: new Map(), products: [], packages: [] }),
  openElement({ products, packages }, path) {
    if (path === 'det') products.push(new Map())
    if (path === 'transp/vol') packages.push(new Map())
  },
  addText({ values, products, packages }, path, text) {
    if (!readGroups.test(path)) return
    const [, product] = /^det\/prod\/(\w+)$/.exec(path) ?? []
    const [, part] = /^transp\/vol\/(\w+)$/.exec(path) ?? []
    if (product) products.at(-1)?.set(product, text)
    else if (part) packages.at(-1)?.set(part, text)
    else if (!path.startsWith('det/') && !path.startsWith('transp/')) values.set(path, text)
  },
}
