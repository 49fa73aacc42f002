import { decodeText } from './decode-text.ts'
import { UnreadableSpreadsheetError } from './limits.ts'
import { parseXml, type XmlVisitor } from './xml.ts'

/** The documents of one XML file, and the keys of those that a status or event in it cancels. */
export interface FiscalDocuments<Document> {
  readonly documents: readonly Document[]
  readonly canceledKeys: ReadonlySet<string>
}

/** What NF-e and CT-e differ in as XML. */
export interface FiscalFormat<Document> {
  /** The element of a document; its `Id` is the prefix and the access key of 44 digits. */
  readonly element: string
  readonly idPrefix: string
  /** The element that names the key in a status or event. */
  readonly keyElement: string
  create(key: string): Document
  /** Called when an element of a document begins, with its path in the document. */
  openElement(document: Document, path: string): void
  /** Called with the text of an element that has one and contains no other. */
  addText(document: Document, path: string, text: string): void
  /** @throws UnreadableSpreadsheetError when the root element is that of another format. */
  assertRoot?(name: string): void
}

/** Statuses of an authorization that is canceled or denied, and the event of a cancellation. */
const canceledStatus = /^(?:101|110|151|155|30[1-3])$/
const canceledEvent = '110111'
const pieceLength = 64 * 1024

/** Enough for the declaration of a document and its root element. */
const headBytes = 2_000

/**
 * Creates a function that returns whether the root element of a document matches, below declarations and comments.
 *
 * @param root The name of the element with the character after it, as the source of a regular expression.
 */
export function createRootTest(root: string): (bytes: Buffer) => boolean {
  const head = new RegExp(String.raw`^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:\w+:)?${root}`)
  return (bytes) => head.test(decodeText(bytes.subarray(0, headBytes)))
}

/**
 * Reads the documents of a format.
 *
 * @param damaged The message for a file that is no whole XML.
 * @throws UnreadableSpreadsheetError
 */
export async function readFiscalXml<Document>(
  text: string,
  format: FiscalFormat<Document>,
  damaged: string,
): Promise<FiscalDocuments<Document>> {
  const visitor = new FiscalVisitor(format)
  try {
    await parseXml(toPieces(Buffer.from(text)), visitor)
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error
    throw new UnreadableSpreadsheetError(damaged)
  }
  return { documents: visitor.documents, canceledKeys: visitor.canceledKeys }
}

async function* toPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceLength) yield bytes.subarray(start, start + pieceLength)
}

class FiscalVisitor<Document> implements XmlVisitor {
  readonly documents: Document[] = []
  readonly canceledKeys = new Set<string>()
  readonly #format: FiscalFormat<Document>
  #hasRoot = false
  #document: Document | undefined
  #path: string[] = []
  #text = ''
  #isLeaf = false
  /** The last texts outside of documents: the key, the status or event of it. */
  #status = new Map<string, string>()

  constructor(format: FiscalFormat<Document>) {
    this.#format = format
  }

  readonly open = (name: string, attribute: (name: string) => string | undefined): void => {
    const { element, idPrefix } = this.#format
    if (!this.#hasRoot) this.#format.assertRoot?.(name)
    this.#hasRoot = true
    this.#text = ''
    this.#isLeaf = true
    if (this.#document) {
      this.#path.push(name)
      this.#format.openElement(this.#document, this.#path.join('/'))
    } else if (name === element) {
      const id = attribute('Id') ?? ''
      this.#document = this.#format.create(id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id)
      this.#path = []
    } else if (name === 'infProt' || name === 'infEvento') this.#status = new Map()
  }

  readonly text = (piece: string): void => {
    this.#text += piece
  }

  readonly close = (name: string): void => {
    const text = this.#isLeaf ? this.#text.trim() : ''
    this.#isLeaf = false
    if (!this.#document) {
      if (text !== '') this.#status.set(name, text)
      if (name === 'infProt' || name === 'infEvento') this.#readStatus()
    } else if (this.#path.length === 0) {
      this.documents.push(this.#document)
      this.#document = undefined
    } else {
      if (text !== '') this.#format.addText(this.#document, this.#path.join('/'), text)
      this.#path.pop()
    }
  }

  #readStatus(): void {
    const key = this.#status.get(this.#format.keyElement)
    const isCanceled =
      canceledStatus.test(this.#status.get('cStat') ?? '') || this.#status.get('tpEvento') === canceledEvent
    if (key && isCanceled) this.canceledKeys.add(key)
  }
}
