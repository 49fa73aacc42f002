import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeImageCopy } from './images.ts'
import { removePngTexts } from './png-texts.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-images-'))
})
afterAll(() => rm(folder, { recursive: true }))

function createChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}

/** Creates a grey PNG image of 10 × 10 pixels with more chunks. */
function createPng(...chunks: readonly Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 0, 10, 0, 0, 0, 10, 8, 0, 0, 0, 0])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    ...chunks,
    createChunk('IDAT', deflateSync(Buffer.alloc(110))),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

const density = createChunk('pHYs', Buffer.from([0, 0, 11, 19, 0, 0, 11, 19, 1]))
const text = createChunk('tEXt', Buffer.from('Title\0Pedido'))

test('the texts of a PNG image are removed, and nothing else', () => {
  const texts = [text, createChunk('zTXt', Buffer.from('k\0\0x')), createChunk('iTXt', Buffer.alloc(0))]
  expect(removePngTexts(createPng(...texts, density, text))).toEqual(createPng(density))
  expect(removePngTexts(createPng(density))).toEqual(createPng(density))
})

test('an image of another type, and an incomplete one, keep what they have', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...text])
  expect(removePngTexts(Buffer.from(jpeg))).toEqual(jpeg)
  const incomplete = createPng(density).subarray(0, -14)
  expect(removePngTexts(Buffer.from(incomplete)).toString('latin1')).toContain('IDAT')
  expect(removePngTexts(Buffer.alloc(0))).toEqual(Buffer.alloc(0))
})

test('the copy of an image whose texts inflate to hundreds of megabytes needs little memory', async () => {
  const inflating = createChunk(
    'zTXt',
    Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(8_000_000, 'a'))]),
  )
  const [path, target] = [join(folder, 'image'), join(folder, 'copy')]
  await writeFile(path, createPng(...Array.from({ length: 30 }, () => inflating)))
  const getPeak = () => process.resourceUsage().maxRSS / 1024
  const peak = getPeak()
  const format = { type: 'image/png', fit: { width: 100, height: 100 } } as const
  expect(await writeImageCopy(path, target, format)).toMatchObject({ copy: { width: 10, height: 10 } })
  expect(getPeak() - peak).toBeLessThan(200)
})
