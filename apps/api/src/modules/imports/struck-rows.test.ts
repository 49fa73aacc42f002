import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImportHelpers, plainRow } from '../../../test/imports.ts'
import { openDocument, tableRow, textCell, textRow } from '../../../test/open-documents.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

let testApp: TestApp
let { checked, decide } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  ;({ checked, decide } = createImportHelpers(testApp))
})

const titles = Object.keys(plainRow)
const cells = Object.values(plainRow)

/** A workbook with three rows: none struck through, all values of the second, and one value of the third. */
async function createWorkbook(): Promise<Buffer> {
  const rows = [titles, cells, cells, cells]
  const struck = { style: { font: { strikethrough: true } } }
  const styled = new Map(
    cells.map((value, column) => [`2,${column}`, { ...(value === '' ? {} : { value }), ...struck }]),
  )
  styled.set('3,0', { value: cells[0] ?? '', ...struck })
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Pedidos', rows, cells: styled as never }] }))
}

function createDocument(): Buffer {
  const struck = (text: string) =>
    textCell(text).replace('<table:table-cell', '<table:table-cell table:style-name="ce9"')
  const rows = textRow(titles) + textRow(cells) + tableRow(cells.map(struck).join(''))
  const style =
    '<style:style style:name="ce9" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style>'
  const last = tableRow([struck(cells[0] ?? ''), ...cells.slice(1).map(textCell)].join(''))
  return openDocument([{ name: 'Pedidos', rows: rows + last }], { styles: style })
}

const toRow = (texts: readonly string[], open = '<td>', close = '</td>') =>
  `<tr>${texts.map((text) => `${open}${text}${close}`).join('')}</tr>`
const html = Buffer.from(
  `<table>${toRow(titles)}${toRow(cells)}${toRow(cells, '<td><s>', '</s></td>')}${toRow(cells).replace('<td>', '<td style="text-decoration: line-through">')}</table>`,
)

describe('a row that is struck through', () => {
  test.each([
    ['XLSX', createWorkbook],
    ['ODS', createDocument],
    ['HTML', () => html],
  ])('of %s is left out unless the user wants it; one struck value strikes no row', async (_name, create) => {
    const check = await checked(await create())
    expect(check).toMatchObject({ rows: { total: 2 }, table: { hiddenRows: 1, struckRows: 1, withHiddenRows: false } })
    const all = await decide(check.id, { table: { sheet: 0, titleRow: 1, withHiddenRows: true } })
    expect(all).toMatchObject({ rows: { total: 3 }, table: { hiddenRows: 0, struckRows: 0 } })
  })
})
