import { beforeAll, expect, test } from 'vitest'
import { createCsv, createImportHelpers, importsPath as path, plainRow } from '../../../test/imports.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { importJobs } from './index.ts'

let testApp: TestApp
let { read, checked } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
  ;({ read, checked } = createImportHelpers(testApp))
})

const recheck = (id: string) => importJobs[0]?.run(testApp.ctx, { id }, new AbortController().signal)
const readWindows = async (id: string) => {
  const rows = await testApp.call('GET', `${path}/${id}/rows?state=ready`, { as: testApp.users.manager })
  return rows.json().data.map(({ preview }: { preview: { stops: { window: unknown }[] } }) => preview.stops[1]?.window)
}
const afternoon = { start: '2031-12-05T16:00:00.000Z', end: '2031-12-05T21:00:00.000Z' }

test('a file with days and no hours has errors until the user chooses the hours of all rows', async () => {
  const withoutDay = { ...plainRow, Referência: 'B' }
  const file = await checked(
    createCsv([
      { ...plainRow, 'Data de entrega': '2031-12-05' },
      { ...withoutDay, 'Data de entrega': '' },
    ]),
  )
  expect(file.columns.find(({ title }) => title === 'Data de entrega')).toMatchObject({
    field: 'dropoffs/0/window/day',
  })
  expect(file.errors).toEqual([
    {
      row: 2,
      column: 'Entrega: horário',
      message: 'A linha tem o dia e não tem o horário. Escreva o início e o fim, como 14:00 às 18:00, ou “dia todo”.',
    },
  ])
  const columns = file.columns.map(({ field }) => field)
  const constants = [...file.constants, { field: 'dropoffs/0/window/hours', value: '13:00 às 18:00' }]
  await testApp.call('PUT', `${path}/${file.id}/columns`, { as: testApp.users.manager, body: { columns, constants } })
  await recheck(file.id)
  expect(await read(file.id)).toMatchObject({ status: 'checked', errors: [], rows: { invalid: 0 } })
  // The hours of all rows do not make a window of a row without a day.
  expect(await readWindows(file.id)).toEqual([afternoon, undefined])
})

test('a row without hours of a file that has them is rejected, and accepts the hours that its message names', async () => {
  const row = { ...plainRow, 'Data de entrega': '2031-12-05' }
  const file = await checked(
    createCsv([
      { ...row, Horário: '13h às 18h' },
      { ...row, Horário: '', Referência: 'B' },
      { ...row, Horário: 'dia todo', Referência: 'C' },
    ]),
  )
  expect(file.errors).toEqual([
    {
      row: 3,
      column: 'Entrega: horário',
      message: 'A linha tem o dia e não tem o horário. Escreva o início e o fim, como 14:00 às 18:00, ou “dia todo”.',
    },
  ])
  expect(await readWindows(file.id)).toEqual([afternoon, { ...afternoon, start: '2031-12-05T11:00:00.000Z' }])
})

test('hours as people write them are read, and a part of the day is shown with its hours', async () => {
  const file = await checked(createCsv([{ ...plainRow, 'Data de entrega': '05/12/31', Período: 'tarde' }]))
  const columns = file.columns.map(({ field }) => field)
  const question = file.columns.find(({ title }) => title === 'Data de entrega')?.question
  expect(question).toMatchObject({ sample: '05/12/31' })
  const readings = file.columns.map(({ title }) => (title === 'Data de entrega' ? 'dayFirst' : null))
  await testApp.call('PUT', `${path}/${file.id}/columns`, { as: testApp.users.manager, body: { columns, readings } })
  await recheck(file.id)
  expect(await readWindows(file.id)).toEqual([afternoon])
  const rows = await testApp.call('GET', `${path}/${file.id}/rows?state=changed`, { as: testApp.users.manager })
  expect(rows.json().data[0].changes).toContainEqual({
    row: 2,
    column: 'Entrega: horário',
    from: 'tarde',
    to: '13:00 às 18:00',
  })
})

test('a row of totals has one error', async () => {
  const total = { 'Entrega: telefone': 'Totais', 'Valor declarado': '3.000,00' }
  const empty = Object.fromEntries(Object.keys(plainRow).map((title) => [title, '']))
  const file = await checked(createCsv([plainRow, { ...empty, ...total }]))
  expect(file.errors).toEqual([
    {
      row: 3,
      column: 'Linha',
      message: 'A linha não tem destinatário nem endereço. Se é um total ou uma observação, ela fica de fora.',
    },
  ])
})
