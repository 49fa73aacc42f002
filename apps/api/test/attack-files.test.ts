import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { importJobs } from '../src/modules/imports/index.ts'
import { blankRows, lastColumnRows, sharedStrings, textRow, wideCsv, workbook } from './attack-files.ts'
import { createCsv, createImportHelpers, importsPath, plainRow } from './imports.ts'
import { textRow as documentRow, formattedRows, openDocument } from './open-documents.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let { send, read, checked } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
  ;({ send, read, checked } = createImportHelpers(testApp))
})

const headers = Object.keys(plainRow)
const titles = textRow(1, headers)
const valued = '<c r="XFD2"><v>1</v></c>'

const attacks: readonly (readonly [string, () => Buffer | string, RegExp])[] = [
  [
    '40,000 rows whose only cell is in the last column',
    () => workbook({ rows: titles + lastColumnRows(40_000) }),
    /nenhuma linha além dos títulos/,
  ],
  [
    '60,000 rows with a value in the last column',
    () => workbook({ rows: titles + lastColumnRows(60_000, valued) }),
    /500 colunas/,
  ],
  ['3 million shared strings', () => workbook({ rows: titles, strings: sharedStrings(3_000_000) }), /grande demais/],
  ['an 80 MB sheet', () => workbook({ rows: blankRows(80_000_000) }), /grande demais/],
  [
    'an 80 MB sheet behind a ZIP64 directory',
    () => workbook({ rows: blankRows(80_000_000), zip64: true }),
    /formato de uma planilha/,
  ],
  [
    '200 MB of strings behind a ZIP64 directory',
    () => workbook({ rows: titles, strings: blankRows(200_000_000), zip64: true }),
    /formato de uma planilha/,
  ],
  ['a directory that declares no entries', () => workbook({ rows: titles, count: 0 }), /formato de uma planilha/],
  [
    'a directory that declares 65,535 entries',
    () => workbook({ rows: titles, count: 0xff_ff }),
    /formato de uma planilha/,
  ],
  [
    'one long text in very many cells',
    () =>
      workbook({
        rows: titles + '<row><c t="s"><v>0</v></c></row>'.repeat(1_000),
        strings: `<si><t>${'x'.repeat(32_000)}</t></si>`,
      }),
    /grande demais/,
  ],
  [
    'an ODS with billions of formatted rows',
    () => openDocument([{ name: 'x', rows: documentRow(headers) + formattedRows.repeat(100_000) }]),
    /nenhuma linha além dos títulos/,
  ],
  [
    'an ODS with a repeated row of repeated long texts',
    () => {
      const cell = `<table:table-cell table:number-columns-repeated="500"><text:p>${'x'.repeat(30_000)}</text:p></table:table-cell>`
      const row = `<table:table-row table:number-rows-repeated="1048576">${cell}</table:table-row>`
      return openDocument([{ name: 'x', rows: documentRow(headers) + row }])
    },
    /grande demais/,
  ],
  ['a 90 MB ODS', () => openDocument([{ name: 'x', rows: '<table:table-row/>'.repeat(5_000_000) }]), /grande demais/],
  ['4 MB of titles in one line', () => wideCsv(4_000_000), /500 colunas/],
  ['501 titles', () => `${'a;'.repeat(500)}a\n1`, /500 colunas/],
  ['a title of 201 characters', () => `${'a'.repeat(201)};b\n1;2`, /200 caracteres/],
]

describe.each(attacks)('%s', (_name, file, failure) => {
  test('fails the import of orders with advice and stores no titles', async () => {
    const checkedImport = await checked(file())
    expect(checkedImport).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(failure),
      rows: { total: 0 },
    })
    expect(checkedImport.columns.length).toBeLessThanOrEqual(headers.length)
  })

  test('is rejected as a file of locations', async () => {
    const form = {
      companyId: testApp.companies.acme,
      files: new File([new Uint8Array(Buffer.from(file()))], 'locais.xlsx'),
    }
    const response = await testApp.call('POST', '/v1/locations/imports', { as: testApp.users.manager, form })
    // Files above the size limit of locations are rejected during the upload.
    expect([400, 413]).toContain(response.statusCode)
    if (response.statusCode === 400) expect(response.json()).toMatchObject({ errors: [{ pointer: '/files/0' }] })
  })
})

test('9 million line ends are no rows', async () => {
  const check = await checked(`${createCsv([plainRow])}${'\n'.repeat(9_000_000)}`)
  expect(check).toMatchObject({ status: 'checked', failure: null, rows: { total: 1 } })
})

test('other requests get responses while a file keeps a processor busy', async () => {
  const { id } = (await send(workbook({ rows: textRow(1, ['a']) + lastColumnRows(19_000, '<c r="SF2"/>') }))).json()
  const checking = importJobs[0]?.run(testApp.ctx, { id }, new AbortController().signal)
  let responded = 0
  const done = checking?.then(() => true)
  while (!(await Promise.race([done, setTimeout(10, false)]))) {
    expect((await testApp.call('GET', '/healthz')).statusCode).toBe(200)
    responded++
  }
  expect(responded).toBeGreaterThan(0)
})

describe('reads a file once', () => {
  const check = (id: string, signal = new AbortController().signal) => importJobs[0]?.run(testApp.ctx, { id }, signal)

  test('a job that finds that an earlier attempt did not end fails the import', async () => {
    const { id } = (await send(createCsv([plainRow]))).json()
    // As a process leaves it that the file has ended.
    await testApp.db.updateTable('imports').set({ check_started_at: testApp.now() }).where('id', '=', id).execute()
    await check(id)
    expect(await read(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('interrompida') })
  })

  test('a process that stops gracefully leaves the file to the next one', async () => {
    const { id } = (await send(createCsv([plainRow]))).json()
    await expect(check(id, AbortSignal.abort())).rejects.toThrow()
    expect(await read(id)).toMatchObject({ status: 'checking' })
    await check(id)
    expect(await read(id)).toMatchObject({ status: 'checked' })
  })
})

test('a list of imports does not carry the titles of their files', async () => {
  await checked(createCsv([plainRow]))
  const { data } = (await testApp.call('GET', importsPath, { as: testApp.users.manager })).json()
  expect(data.length).toBeGreaterThan(0)
  for (const one of data) expect(one.columns).toEqual([])
})
