import { XlsxStreamWriter } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCsv, createImportHelpers, plainRow } from '../../../test/imports.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { orderColumns } from './order-columns.ts'

let testApp: TestApp
let { checked, imported } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
  ;({ checked, imported } = createImportHelpers(testApp))
})

describe('supported file kinds', () => {
  const rows = [{ ...plainRow, Observações: 'Açaí à mão' }]
  const latin = Buffer.from(createCsv(rows), 'latin1')
  test.each([
    ['UTF-8 with a byte order mark', () => Buffer.from(`\ufeff${createCsv(rows)}`)],
    ['Windows-1252', () => latin],
    ['UTF-16', () => Buffer.from(`\ufeff${createCsv(rows)}`, 'utf16le')],
    [
      'commas as separators',
      () =>
        createCsv(
          rows.map((row) => ({ ...row, 'Item: peso (kg)': '3.2', 'Item: valor': '1', 'Valor declarado': '1' })),
        ).replaceAll(';', ','),
    ],
    ['tabs as separators', () => createCsv(rows).replaceAll(';', '\t')],
    [
      'a table of HTML, as shops export it',
      () => {
        const toCells = (line: string) =>
          `<tr>${line
            .split(';')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`
        return `<html><body><table>${createCsv(rows).trim().split('\r\n').map(toCells).join('')}</table></body></html>`
      },
    ],
    ['a sep= line of Excel', () => `sep=;\r\n${createCsv(rows)}`],
    ['a sep= line of Excel with tabs', () => `\ufeffsep=\t\n${createCsv(rows).replaceAll(';', '\t')}`],
    ['Unix line endings', () => createCsv(rows).replaceAll('\r\n', '\n')],
    ['empty lines between rows', () => createCsv(rows).replace('\r\n', '\r\n\r\n;;;\r\n')],
    [
      'headers without accents',
      () => createCsv(rows).replace(/^.*/, (line) => line.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()),
    ],
    ['a CEP without its leading zero', () => createCsv(rows).replaceAll('05013-001', '5013001')],
  ])('%s', async (_name, file) => {
    const checkedImport = await checked(file())
    expect(checkedImport).toMatchObject({ status: 'checked', errors: [], rows: { total: 1, invalid: 0 } })
  })

  test('a lone surrogate is reported at its cell', async () => {
    const { errors } = await checked(createCsv(rows.map((row) => ({ ...row, Observações: 'a\ud800b' }))))
    expect(errors).toMatchObject([{ row: 2, column: 'Observações', message: expect.stringContaining('letra') }])
  })

  test('a workbook with number and date cells', async () => {
    const headers = orderColumns.columns.map(({ header }) => header)
    const writer = new XlsxStreamWriter({ name: 'Ordens' })
    writer.addRow(headers)
    const moment = new Date('2031-03-01T09:00:00Z')
    const typedCells: Record<string, unknown> = {
      'Coleta: CEP': 1310100,
      'Item: quantidade': 3,
      'Valor declarado': 10.5,
      'Entrega: início': moment,
      'Entrega: fim': new Date(moment.getTime() + 3_600_000),
    }
    writer.addRow(headers.map((header) => (typedCells[header] ?? plainRow[header] ?? null) as never))
    const done = await imported(Buffer.from(await writer.finish()))
    expect(done).toMatchObject({ errors: [], rows: { created: 1 } })
    const list = await testApp.call('GET', '/v1/service-orders?source=import&limit=1', { as: testApp.users.manager })
    const order = await testApp.call('GET', `/v1/service-orders/${list.json().data[0].orderNumber}`, {
      as: testApp.users.manager,
    })
    expect(order.json()).toMatchObject({
      declaredValueCents: 1050,
      items: [{ quantity: 3 }],
      // Nine o'clock in the spreadsheet is nine o'clock in São Paulo.
      stops: [{ address: { postalCode: '01310100' } }, { window: { start: '2031-03-01T12:00:00.000Z' } }],
    })
  })
})
