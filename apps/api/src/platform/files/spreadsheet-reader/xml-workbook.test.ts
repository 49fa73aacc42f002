import { expect, test } from 'vitest'
import { readSheet } from '../../../../test/read-sheet.ts'

async function read(content: string | Buffer, sheet?: number) {
  const { rows, sheets = [] } = await readSheet(content, { name: 'relatorio.xls', format: 'csv', sheet })
  return { rows, sheets }
}

const cell = (type: string, value: string, attributes = '') =>
  `<Cell${attributes}><Data ss:Type="${type}">${value}</Data></Cell>`
const workbook = (...sheets: readonly string[]) =>
  `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="s62"><Font ss:FontName="Calibri" ss:StrikeThrough="1"/></Style></Styles>${sheets
    .map((rows, index) => `<Worksheet ss:Name="Aba ${index + 1}"><Table>${rows}</Table></Worksheet>`)
    .join('')}</Workbook>`

test('reads the cells of a workbook in one XML document', async () => {
  const rows = `<Row>${cell('String', 'Nome')}${cell('String', 'Valor', ' ss:Index="3"')}</Row><Row ss:Index="4">${cell('String', 'Ana &amp; Rui')}<Cell/>${cell('Number', '12.5')}${cell('DateTime', '2026-11-20T09:00:00.000')}${cell('Boolean', '1')}</Row>`
  expect((await read(workbook(rows))).rows).toMatchObject([
    { rowNumber: 1, cells: ['Nome', null, 'Valor'] },
    { rowNumber: 4, cells: ['Ana & Rui', null, 12.5, new Date('2026-11-20T09:00:00Z'), true] },
  ])
})

test('reads merged cells, hidden rows and rows that are struck through', async () => {
  const rows = `<Row>${cell('String', '101', ' ss:MergeDown="1"')}${cell('String', 'Ana', ' ss:MergeAcross="1"')}${cell('String', 'x')}</Row><Row ss:Hidden="1">${cell('String', 'Rui', ' ss:Index="2"')}</Row><Row>${cell('String', 'Eva', ' ss:StyleID="s62"')}</Row>`
  expect((await read(workbook(rows))).rows).toMatchObject([
    { cells: ['101', 'Ana', null, 'x'], hidden: false, struck: false },
    { cells: ['101', 'Rui'], hidden: true },
    { cells: ['Eva'], struck: true },
  ])
})

test('reads the first sheet, and another one when it is chosen', async () => {
  const document = workbook(`<Row>${cell('String', 'a')}</Row>`, `<Row>${cell('String', 'b')}</Row>`)
  const first = await read(document)
  expect(first.rows).toMatchObject([{ cells: ['a'] }])
  expect(first.sheets.map(({ name }) => name)).toEqual(['Aba 1', 'Aba 2'])
  expect((await read(document, 1)).rows).toMatchObject([{ cells: ['b'] }])
})

test('reads the encoding that the declaration names', async () => {
  const document = workbook(`<Row>${cell('String', 'São João')}</Row>`).replace('"1.0"', '"1.0" encoding="ISO-8859-1"')
  expect((await read(Buffer.from(document, 'latin1'))).rows).toMatchObject([{ cells: ['São João'] }])
})

test.each([
  ['very many columns', `<Row>${cell('String', 'a', ' ss:Index="16384"')}</Row>`, '500 colunas'],
  ['an unclosed element', '<Row><Cell>', 'Não conseguimos abrir'],
])('rejects %s', async (_name, rows, message) => {
  await expect(read(workbook(rows))).rejects.toThrow(message)
})
