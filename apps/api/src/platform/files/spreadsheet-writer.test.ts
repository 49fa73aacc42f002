import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type Cell, toSpreadsheetDownload, writeSpreadsheet } from './spreadsheet-writer.ts'

const columns = [{ header: 'Número', kind: 'integer' }] as const
const write = (rows: AsyncIterable<readonly Cell[]>) => writeSpreadsheet('xlsx', { name: 'Ordens', columns, rows })
async function* numbers(count: number): AsyncGenerator<readonly Cell[]> {
  for (let number = 1; number <= count; number++) yield [number]
}

test('writes every row of a workbook, in order, also of an incomplete batch', async () => {
  const { sheets } = await readXlsx(new Uint8Array(await buffer(await write(numbers(1_201)))))
  expect(sheets[0]?.rows.slice(1).map(([number]) => number)).toEqual(Array.from({ length: 1_201 }, (_, at) => at + 1))
})

test('reports the error of a row to the reader of the workbook', async () => {
  async function* failing(): AsyncGenerator<readonly Cell[]> {
    yield [1]
    throw new Error('connection lost')
  }
  await expect(buffer(await write(failing()))).rejects.toThrow('connection lost')
})

test('ends the rows when the reader stops', async () => {
  let ended = false
  async function* endless(): AsyncGenerator<readonly Cell[]> {
    try {
      for (;;) yield ['texto']
    } finally {
      ended = true
    }
  }
  const content = await write(endless())
  await new Promise((resolve) => content.once('readable', resolve))
  content.destroy()
  await expect.poll(() => ended).toBe(true)
})

test('writes eight workbooks for responses at once, another one when one has ended, and always that of a job', async () => {
  const response = { stopping: new AbortController().signal, onIncomplete: () => undefined }
  const download = () => toSpreadsheetDownload('xlsx', 'ordens', { name: 'Ordens', columns, rows: numbers(1) })
  const open = await Promise.all(Array.from({ length: 8 }, () => download().open(response)))
  await expect(download().open(response)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect((await buffer(await download().open())).length).toBeGreaterThan(0)
  await Promise.all(open.map((content) => buffer(content)))
  expect((await buffer(await download().open(response))).length).toBeGreaterThan(0)
})
