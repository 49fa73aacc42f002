import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

/** Parses a CSV independently of the product: byte order mark, semicolons, quotes (RFC 4180). */
export function readCsv(path: string): string[][] {
  const text = readFileSync(path, 'utf8')
  if (!text.startsWith('\ufeff')) throw new Error('The file has no UTF-8 byte order mark.')
  const rows: string[][] = []
  for (const line of text.slice(1).replace(/\r\n$/, '').split('\r\n')) {
    const cells = line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)
    rows.push([...cells].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain))
  }
  return rows
}

/** Parses the first sheet of an XLSX independently of the code that wrote it. */
export function readXlsx(path: string): string[][] {
  const parts = unzip(readFileSync(path))
  const shared = all(parts.get('xl/sharedStrings.xml') ?? '', /<si>(.*?)<\/si>/gs).map(getText)
  const sheet = parts.get('xl/worksheets/sheet1.xml')
  if (sheet === undefined) throw new Error('The file has no first sheet.')
  return all(sheet, /<row\b[^>]*>(.*?)<\/row>/gs).map((row) =>
    [...row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) => {
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? ''
      if (/\bt="s"/.test(attributes)) return shared[Number(value)] ?? ''
      return /\bt="inlineStr"/.test(attributes) ? getText(content) : value
    }),
  )
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, match = '']) => match)
const getText = (xml: string): string => all(xml, /<t\b[^>]*>(.*?)<\/t>/gs).join('')

/** Reads the entries of a zip by its central directory (APPNOTE 4.3.12); stored or deflated. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const parts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)]
    const local = file.readUInt32LE(at + 42)
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const packed = file.subarray(begin, begin + size)
    const content = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    parts.set(file.toString('utf8', at + 46, at + 46 + nameLength), content.toString('utf8'))
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return parts
}
