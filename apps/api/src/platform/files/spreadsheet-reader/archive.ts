import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { createSizeError, spreadsheetLimits, UnreadableSpreadsheetError } from './limits.ts'

/** The parts of a workbook, by their names. */
export interface Archive {
  readonly names: readonly string[]
  has(name: string): boolean
  /**
   * Yields the inflated bytes of a part in chunks. Throws before the first one when the declared size is above
   * `maximum`.
   */
  read(name: string, maximum?: number): AsyncGenerator<Buffer>
}

const maximumEntries = 1_000
const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1')
const zip64Locator = Buffer.from('PK\x06\x07', 'latin1')

/** Opens a ZIP archive. Nothing is inflated before its declared size is known to be small enough. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  assertNotZip64(bytes)
  const entries = new Map<string, Entry>()
  const file = await open(bytes)
  if (file.entryCount > maximumEntries) throw createSizeError()
  for await (const entry of file.eachEntry()) {
    const { compressedSize, uncompressedSize, fileName } = entry
    // A part without a declared size hides its size.
    if (uncompressedSize === 0 && compressedSize > 16) throw createSizeError()
    if (uncompressedSize > spreadsheetLimits.documentBytes) throw createSizeError()
    entries.set(fileName, entry)
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: async function* (name, maximum = spreadsheetLimits.partBytes) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`the workbook has no ${name}`)
      if (entry.uncompressedSize > maximum) throw createSizeError()
      let total = 0
      for await (const piece of await file.openReadStreamPromise(entry)) {
        total += (piece as Buffer).length
        if (total > maximum) throw createSizeError()
        yield piece as Buffer
      }
    },
  }
}

/**
 * Rejects ZIP64, which only archives above 4 GB need, and an end record that refers to it: two readers of such a file
 * may see two different archives.
 */
function assertNotZip64(bytes: Buffer): void {
  const end = bytes.lastIndexOf(endOfDirectory)
  if (end < 0 || end + 22 > bytes.length) throw incomplete()
  const counts = [bytes.readUInt16LE(end + 8), bytes.readUInt16LE(end + 10)]
  const places = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)]
  if (counts[0] !== counts[1] || counts.includes(0) || counts.includes(0xff_ff)) throw odd()
  if (places.includes(0xff_ff_ff_ff)) throw odd()
  if (end >= 20 && bytes.subarray(end - 20, end - 16).equals(zip64Locator)) throw odd()
}

async function open(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  } catch {
    throw incomplete()
  }
}

const incomplete = (): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError('Este arquivo não é uma planilha inteira. Envie-o de novo.')
const odd = (): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError(
    'Este arquivo não tem o formato de uma planilha. Salve-a de novo como XLSX ou ODS, ou como CSV.',
  )
