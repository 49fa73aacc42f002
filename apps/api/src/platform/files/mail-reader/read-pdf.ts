import { getDocumentProxy } from 'unpdf'

/** An order that was written as a document has few pages. */
const maximumPages = 20

/**
 * Returns the text of the first pages of a PDF file, up to `maximumLength` characters. Only in a worker thread: a
 * prepared file can use any amount of time and memory.
 */
export async function readPdfInThread(bytes: Uint8Array, maximumLength: number): Promise<string> {
  // Fonts are for drawing; a text needs none.
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  })
  let text = ''
  for (let number = 1; number <= Math.min(document.numPages, maximumPages); number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) {
      if (!('str' in item)) continue
      text += item.str + (item.hasEOL ? '\n' : '')
      if (text.length >= maximumLength) return text.slice(0, maximumLength).toWellFormed()
    }
    text += '\n\n'
  }
  return text.trim().toWellFormed()
}
