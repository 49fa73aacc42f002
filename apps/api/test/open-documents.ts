import { archive } from './attack-files.ts'

/** Spreadsheets of LibreOffice (ODS), as version 7.4 writes their parts. */

const spreadsheetType = 'application/vnd.oasis.opendocument.spreadsheet'
const names = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'dc="http://purl.org/dc/elements/1.1/"',
  'of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"',
  'calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"',
]
const styles = ['true', 'false'].map(
  (display, index) =>
    `<style:style style:name="ta${index + 1}" style:family="table"><style:table-properties table:display="${display}" style:writing-mode="lr-tb"/></style:style>`,
)

const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** A cell with a text, as XML. */
export const textCell = (text: string): string =>
  text === ''
    ? '<table:table-cell/>'
    : `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${escapeXml(text)}</text:p></table:table-cell>`

/** A row of cells, as XML. */
export const tableRow = (cells: string, attributes = ''): string =>
  `<table:table-row table:style-name="ro1"${attributes && ` ${attributes}`}>${cells}</table:table-row>`

/** A row with texts, as XML. */
export const textRow = (cells: readonly string[], attributes = ''): string =>
  tableRow(cells.map(textCell).join(''), attributes)

/** The empty rows that a sheet of LibreOffice ends with when a column has a format. */
export const formattedRows = tableRow(
  '<table:table-cell table:style-name="ce1" table:number-columns-repeated="16384"/>',
  'table:number-rows-repeated="1048000"',
)

interface SheetParts {
  readonly name: string
  readonly hidden?: boolean
  /** As XML. */
  readonly rows: string
}

interface DocumentParts {
  /** Replaces the sheets: what the body of the document contains, as XML. */
  readonly body?: string
  readonly type?: string
  /** More styles, as XML. */
  readonly styles?: string
  /** As XML, for each part of the manifest. */
  readonly encryption?: string
}

/** Builds a spreadsheet from the XML of its rows. */
export function openDocument(
  sheets: readonly SheetParts[],
  { body, type = spreadsheetType, encryption = '', styles: moreStyles = '' }: DocumentParts = {},
): Buffer {
  const tables = sheets.map(
    ({ name, hidden, rows }) =>
      `<table:table table:name="${escapeXml(name)}" table:style-name="ta${hidden ? 2 : 1}"><table:table-column table:style-name="co1" table:number-columns-repeated="16384" table:default-cell-style-name="Default"/>${rows}</table:table>`,
  )
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const content = `${declaration}<office:document-content ${names.map((name) => `xmlns:${name}`).join(' ')} office:version="1.3"><office:scripts/><office:automatic-styles>${styles.join('')}${moreStyles}</office:automatic-styles><office:body>${body ?? `<office:spreadsheet>${tables.join('')}<table:named-expressions/></office:spreadsheet>`}</office:body></office:document-content>`
  const manifest = `${declaration}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">${encryption}</manifest:file-entry></manifest:manifest>`
  const parts = {
    mimetype: type,
    'Configurations2/toolbar/': '',
    'content.xml': content,
    'META-INF/manifest.xml': manifest,
  }
  return archive(Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) })))
}
