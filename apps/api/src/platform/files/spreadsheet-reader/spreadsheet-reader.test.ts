import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { textRow, workbook } from '../../../../test/attack-files.ts'
import { readSpreadsheet } from './index.ts'
import { parseXml } from './xml.ts'

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text)
}

test.each<[string, string[]]>([
  ['a document type', ['<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y "z">]><x/>']],
  ['a document type in two pieces', ['<?xml version="1.0"?><!DOC', `TYPE x [${'<'.repeat(1000)}`]],
  ['elements too deep inside each other', ['<x>'.repeat(65)]],
])('rejects a part with %s', async (_, texts) => {
  await expect(parseXml(pieces(...texts), {})).rejects.toThrow(/document type|grande demais/)
})

test('reads a part whose elements are as deep as allowed, in pieces', async () => {
  const names: string[] = []
  await parseXml(pieces('<x>'.repeat(64), '</x>'.repeat(64)), { open: (name) => void names.push(name) })
  expect(names).toHaveLength(64)
})

test('reads the file of another company while those of one company wait for each other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-sheet-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'sheet.csv')
  await writeFile(path, 'Nome;CEP\nAna;01310100\n')
  const open = (companyId: string) => readSpreadsheet({ path, format: 'csv', companyId })
  const [first, second, other] = [open('a'), open('a'), open('b')]
  await first.next()
  let secondStarted = false
  const waiting = second.next().then(() => {
    secondStarted = true
  })
  expect((await other.next()).value).toMatchObject({ cells: ['Nome', 'CEP'] })
  expect(secondStarted).toBe(false)
  await other.return(undefined)
  await first.return(undefined)
  await waiting
  await second.return(undefined)
})

test('reports a formula without a result, and reads one whose result is an empty text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-sheet-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'sheet.xlsx')
  const cells = '<c r="A2"><f>B1</f></c><c r="B2" t="str"><f>B1</f><v></v></c><c r="C2"/>'
  await writeFile(path, workbook({ rows: `${textRow(1, ['a', 'b', 'c'])}<row r="2">${cells}</row>` }))
  const rows = []
  for await (const row of readSpreadsheet({ path, format: 'xlsx', companyId: 'a' })) rows.push(row.cells)
  expect(rows[1]).toEqual(['#SEM RESULTADO', '', null])
})
