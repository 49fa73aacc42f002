import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { recipient } from './town.ts'

/** A photograph, as hard to make smaller as one: noise. Some 230 kB. */
export function png(width = 320, height = 240): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  const rows = randomBytes((width * 3 + 1) * height)
  // Each row begins by saying that it is not filtered.
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

/** A multipart form with one file, in one piece. */
export function wholeForm(fields: Readonly<Record<string, string>>, name: string, file: Buffer) {
  const boundary = `----malote${randomBytes(8).toString('hex')}`
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n`
  const plain = Object.entries(fields).map(([key, value]) => `${part(`name="${key}"`)}\r\n${value}\r\n`)
  const begun = `${plain.join('')}${part(`name="files"; filename="${name}"`)}content-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(begun), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

const columns: Readonly<Record<string, string>> = {
  'Coleta: contato': 'Expedição',
  'Coleta: telefone': '(11) 3091-0412',
  'Coleta: CEP': '01310-100',
  'Coleta: logradouro': 'Avenida Paulista',
  'Coleta: número': '1578',
  'Coleta: bairro': 'Bela Vista',
  'Coleta: cidade': 'São Paulo',
  'Coleta: UF': 'SP',
  'Entrega: contato': '',
  'Entrega: CEP': '05013-001',
  'Entrega: logradouro': 'Rua Cardoso de Almeida',
  'Entrega: número': '788',
  'Entrega: bairro': 'Perdizes',
  'Entrega: cidade': 'São Paulo',
  'Entrega: UF': 'SP',
  'Item: descrição': 'Cesta de café da manhã',
  'Item: quantidade': '1',
}

/** A spreadsheet of orders that nobody has imported yet. */
export function sheetOf(rows: number): Buffer {
  const line = () => Object.values({ ...columns, 'Entrega: contato': recipient() }).join(';')
  return Buffer.from([Object.keys(columns).join(';'), ...Array.from({ length: rows }, line)].join('\r\n'))
}
