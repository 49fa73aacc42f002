import { SaxesParser } from 'saxes'
import { createSizeError, spreadsheetLimits } from './limits.ts'

/**
 * Handles the elements of an XML stream, by their name without prefix. An attribute is found by its name with prefix, or by
 * its name without prefix whatever its prefix is.
 */
export interface XmlVisitor {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** No workbook declares a document type, and parsing one can take minutes. */
const forbidden = '<!DOCTYPE'

/** Parses XML in chunks; after each chunk the caller may use what the visitor has collected. */
export async function* visitXml(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  visitor: XmlVisitor,
): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  let elements = 0
  let depth = 0
  let end = ''
  const write = (text: string) => {
    if ((end + text).includes(forbidden)) throw new Error('The workbook declares a document type.')
    end = (end + text).slice(1 - forbidden.length)
    parser.write(text)
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const attribute = (attributeName: string): string | undefined =>
      attributes[attributeName] ??
      (attributeName.includes(':')
        ? undefined
        : Object.entries(attributes).find(([key]) => key.includes(':') && withoutPrefix(key) === attributeName)?.[1])
    if (++elements > spreadsheetLimits.elements || ++depth > spreadsheetLimits.depth) throw createSizeError()
    visitor.open?.(withoutPrefix(name), attribute)
  })
  if (visitor.text) {
    parser.on('text', visitor.text)
    parser.on('cdata', visitor.text)
  }
  parser.on('closetag', ({ name }) => {
    depth--
    visitor.close?.(withoutPrefix(name))
  })
  for await (const piece of pieces) {
    write(decoder.decode(piece, { stream: true }))
    yield
  }
  write(decoder.decode())
  parser.close()
  yield
}

/** Parses XML to its end. */
export async function parseXml(pieces: AsyncIterable<Buffer>, visitor: XmlVisitor): Promise<void> {
  for await (const _ of visitXml(pieces, visitor));
}
