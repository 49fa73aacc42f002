import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { importFields } from '../../packages/api-client/src/contract/index.ts'
import { buildOrder } from '../bench/servers/api-servers.ts'
import { randomRecipient } from './load-context.ts'

/** A PNG of random noise, which is as hard to compress as a photograph. About 230 kB. */
export function buildRandomPng(width = 320, height = 240): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  const rows = randomBytes((width * 3 + 1) * height)
  // The first byte of each row is the filter type: none.
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A multipart form with one file, as one buffer. */
export function buildForm(fields: Readonly<Record<string, string>>, name: string, file: Buffer) {
  const boundary = `----malote${randomBytes(8).toString('hex')}`
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n`
  const plain = Object.entries(fields).map(([key, value]) => `${part(`name="${key}"`)}\r\n${value}\r\n`)
  const head = `${plain.join('')}${part(`name="files"; filename="${name}"`)}content-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** A spreadsheet of new orders. */
export function buildSpreadsheet(rows: number): Buffer {
  const orders = Array.from({ length: rows }, () => buildOrder('', randomRecipient()))
  // The columns whose value in the spreadsheet has the same format as in the contract.
  const columns = importFields.filter(({ field }) => !field.endsWith('weightGrams') && getCell(orders[0], field) !== '')
  const lines = orders.map((order) => columns.map(({ field }) => getCell(order, field)).join(';'))
  return Buffer.from([columns.map(({ title }) => title).join(';'), ...lines].join('\r\n'))
}

/** The value of an order at the path of a field, such as `dropoffs/0/contactName`. */
function getCell(order: unknown, field: string): string {
  let value = order
  for (const name of field.split('/')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[name]
  return value === undefined || value === null ? '' : String(value)
}
