import { crc32, deflateRawSync } from 'node:zlib'

/** Spreadsheets that are small to send and expensive to open. Each is generated, so that no binary is committed. */

interface Entry {
  readonly name: string
  readonly content: Buffer
  /** The inflated size in both headers, when it differs from the real one. */
  readonly claimed?: number
}

interface ArchiveOptions {
  /** Hides the directory from readers of the classic end record: its fields point to a ZIP64 record. */
  readonly zip64?: boolean
  /** The number of entries in the end record, when it differs from the real one. */
  readonly count?: number
}

/** Builds a ZIP archive. */
export function archive(
  entries: readonly Entry[],
  { zip64 = false, count = entries.length }: ArchiveOptions = {},
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed = content.length } of entries) {
    const deflated = deflateRawSync(content, { level: 9 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(deflated.length, 14)
    common.writeUInt32LE(claimed, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), deflated])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(zip64 ? 0 : count, 8)
  end.writeUInt16LE(zip64 ? 0 : count, 10)
  end.writeUInt32LE(zip64 ? 0xff_ff_ff_ff : central.length, 12)
  end.writeUInt32LE(zip64 ? 0xff_ff_ff_ff : offset, 16)
  return Buffer.concat([...parts, central, ...(zip64 ? zip64Records(entries.length, central.length, offset) : []), end])
}

function zip64Records(count: number, size: number, offset: number): Buffer[] {
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(45, 12)
  record.writeUInt16LE(45, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return [record, locator]
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** `A`, `Z`, `AA`: the letters of a column that is counted from 0. */
const toLetters = (column: number): string =>
  (column < 26 ? '' : toLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** A row with inline texts, as XML. */
export function textRow(number: number, cells: readonly string[]): string {
  const texts = cells.map(
    (cell, column) => `<c r="${toLetters(column)}${number}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`,
  )
  return `<row r="${number}">${texts.join('')}</row>`
}

interface WorkbookParts extends ArchiveOptions {
  /** The rows of the sheet, as XML. */
  readonly rows: string | Buffer
  /** The `<si>` elements of the shared strings, as XML. */
  readonly strings?: string | Buffer
}

/** Builds a workbook from the XML of its rows and shared strings. */
export function workbook({ rows, strings, ...options }: WorkbookParts): Buffer {
  const part = (name: string, ...content: (string | Buffer)[]): Entry => ({
    name,
    content: Buffer.concat(content.map((piece) => Buffer.from(piece as string))),
  })
  return archive(
    [
      part(
        '[Content_Types].xml',
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>',
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>`,
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/>`,
        `<Override PartName="/xl/sharedStrings.xml" ContentType="${kinds}.sharedStrings+xml"/></Types>`,
      ),
      part(
        '_rels/.rels',
        `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      part(
        'xl/workbook.xml',
        `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Ordens" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      part(
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
        `<Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ),
      part('xl/sharedStrings.xml', `<sst ${main}>`, strings ?? '', '</sst>'),
      part('xl/worksheets/sheet1.xml', `<worksheet ${main}><sheetData>`, rows, '</sheetData></worksheet>'),
    ],
    options,
  )
}

/** F1: each row of 26 bytes names the last column that a spreadsheet has. */
export const lastColumnRows = (count: number, cell = '<c r="XFD2"/>'): string => `<row>${cell}</row>`.repeat(count)

/** F1: shared strings that nothing refers to. */
export const sharedStrings = (count: number): string => '<si><t>x</t></si>'.repeat(count)

/** F3: one line of titles of the given size, and one row. */
export const wideCsv = (bytes: number): string => `a${';'.repeat(bytes)}\n1;2`

/** F4: a sheet that deflates to almost nothing. */
export const blankRows = (bytes: number): Buffer => Buffer.alloc(bytes, '<row><c><v>1</v></c></row>')
