import { expect, test, vi } from 'vitest'
import { textRow, workbook } from '../../../../test/attack-files.ts'
import { openArchive } from './archive.ts'
import { MergedCells } from './merged-cells.ts'
import { readWorkbook } from './workbook.ts'

test('inflates the sheet once', async () => {
  const archive = await openArchive(Buffer.from(workbook({ rows: textRow(1, ['a']) + textRow(2, ['b']) })))
  const read = vi.fn(archive.read)
  const rows = []
  for await (const { cells } of readWorkbook({ ...archive, read }, { onSheets: () => undefined })) rows.push(cells)
  expect(rows).toEqual([['a'], ['b']])
  expect(read.mock.calls.filter(([name]) => name.includes('worksheets'))).toHaveLength(1)
})

const sheet =
  '<row r="1"/></sheetData><mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/></mergeCells>'

test.each([1, 7, 13, 50, 1000])('finds merged cells in pieces of %i bytes', (length) => {
  const bytes = Buffer.from(`${'<c/>'.repeat(200)}${sheet}`)
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  )
  const merged = MergedCells.read(pieces)
  merged.fill(1, ['PED-1', 'Ana', 'Bolo'])
  const cells = [null, null, 'Torta']
  merged.fill(2, cells)
  expect(cells).toEqual(['PED-1', 'Ana', 'Torta'])
})
