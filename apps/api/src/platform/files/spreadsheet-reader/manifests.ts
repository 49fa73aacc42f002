import { decodeText } from './decode-text.ts'
import { createRootTest, type FiscalDocuments, type FiscalFormat, readFiscalXml } from './fiscal-xml.ts'
import { UnreadableSpreadsheetError } from './limits.ts'

/**
 * A Brazilian manifest of transported documents (MDF-e, layout 3.00). It names the invoices and transport documents of a
 * vehicle by their keys, for each municipality, and has no address of a recipient.
 */
export interface Manifest {
  readonly key: string
  readonly invoiceKeys: Set<string>
  readonly waybillKeys: Set<string>
  readonly municipalities: Set<string>
}

const place = 'infDoc/infMunDescarga'
const shownMunicipalities = 3

/** Whether a document is a manifest, or an event of one. */
export const isManifest = createRootTest(String.raw`(?:mdfeProc|MDFe|enviMDFe|procEventoMDFe|eventoMDFe)[\s>/]`)

/**
 * Reads the manifests of an XML document.
 *
 * @param name The name of the file in messages, as in `Este arquivo`.
 * @throws UnreadableSpreadsheetError when the document is damaged.
 */
export const readManifestXml = (bytes: Buffer, name: string): Promise<FiscalDocuments<Manifest>> =>
  readFiscalXml(
    decodeText(bytes).trimStart(),
    manifestFormat,
    `${name} não é um XML inteiro. Baixe o MDF-e de novo e envie o novo arquivo.`,
  )

const manifestFormat: FiscalFormat<Manifest> = {
  element: 'infMDFe',
  idPrefix: 'MDFe',
  keyElement: 'chMDFe',
  create: (key) => ({ key, invoiceKeys: new Set(), waybillKeys: new Set(), municipalities: new Set() }),
  openElement: () => undefined,
  addText({ invoiceKeys, waybillKeys, municipalities }, path, text) {
    if (path === `${place}/infNFe/chNFe`) invoiceKeys.add(text)
    if (path === `${place}/infCTe/chCTe`) waybillKeys.add(text)
    if (path === `${place}/xMunDescarga`) municipalities.add(text)
  },
}

/** Creates the error for manifests without the documents that they name. */
export function createManifestError(manifests: readonly Manifest[], name: string): UnreadableSpreadsheetError {
  const collect = (part: 'invoiceKeys' | 'waybillKeys' | 'municipalities') =>
    new Set(manifests.flatMap((manifest) => [...manifest[part]]))
  const [invoices, waybills, municipalities] = [
    collect('invoiceKeys'),
    collect('waybillKeys'),
    [...collect('municipalities')],
  ]
  const documents = [
    invoices.size > 0 && `${invoices.size.toLocaleString('pt-BR')} NF-e`,
    waybills.size > 0 && `${waybills.size.toLocaleString('pt-BR')} CT-e`,
  ].filter(Boolean)
  const more = municipalities.length - shownMunicipalities
  const places = [...municipalities.slice(0, shownMunicipalities), ...(more > 0 ? [`mais ${more}`] : [])]
  const content =
    documents.length > 0
      ? `: só diz as chaves de ${documents.join(' e ')}${places.length > 0 ? ` (${places.join(', ')})` : ''}, sem os endereços`
      : ', que não tem endereços de entrega'
  const files = waybills.size > invoices.size ? 'dos CT-e' : 'das NF-e'
  return new UnreadableSpreadsheetError(
    `${name} é um MDF-e${content}. Envie os XML ${files}, juntos em um ZIP ou um a um.`,
  )
}
