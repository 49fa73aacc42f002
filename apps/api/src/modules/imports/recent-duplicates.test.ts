import { expect, test } from 'vitest'
import { createCsv, importsPath, plainRow, setUpImports } from '../../../test/imports.ts'

const fixture = setUpImports()

const listRows = async (id: string, state: string) =>
  (
    await fixture.testApp.call('GET', `${importsPath}/${id}/rows?state=${state}`, {
      as: fixture.testApp.users.manager,
    })
  ).json().data

const other = { ...plainRow, Observações: 'Outra entrega' }

async function importPlainRow(): Promise<string> {
  const { id } = await fixture.imported(createCsv([plainRow]))
  const [row] = await listRows(id, 'created')
  return row.order.orderNumber
}

test('a row of a corrected file names the recent order that is the same, and only that row', async () => {
  // The second row of the first file has an error; the user corrects it and sends the whole file again.
  const first = await fixture.imported(createCsv([plainRow, { ...other, 'Entrega: CEP': '123' }]))
  const [{ order }] = await listRows(first.id, 'created')
  const second = await fixture.checked(createCsv([plainRow, other]))
  expect(second).toMatchObject({ possibleDuplicates: 1, rows: { invalid: 0, repeated: 0 }, resources: { ready: 2 } })
  const named = [{ row: 2, possibleDuplicate: order.orderNumber, preview: { stops: [{}, {}] } }]
  expect(await listRows(second.id, 'duplicate')).toMatchObject(named)
})

test('the user leaves out the rows that a recent order repeats, and their sums', async () => {
  const orderNumber = await importPlainRow()
  const { id } = await fixture.checked(createCsv([plainRow, other]))
  const checked = await fixture.decide(id, { skipPossibleDuplicates: true })
  expect(checked).toMatchObject({ possibleDuplicates: 0, rows: { repeated: 1 }, totals: { valueCents: 123_456 } })
  expect(await listRows(id, 'repeated')).toMatchObject([{ row: 2, possibleDuplicate: orderNumber }])
  await fixture.start(id)
  await fixture.run(id)
  expect((await fixture.read(id)).resources.created).toBe(1)
})

test('without a decision the rows are created: two equal orders of a day can be meant', async () => {
  await importPlainRow()
  // The same rows in another file: a trailing line break makes other bytes.
  const again = await fixture.imported(`${createCsv([plainRow])}\r\n`)
  expect(again.resources.created).toBe(1)
})

const differences: Record<string, Record<string, string>> = {
  'another recipient': { 'Entrega: contato': 'Bruno Teles' },
  'another address': { 'Entrega: número': '790' },
  'other items': { 'Item: descrição': 'Vela' },
  'another quantity': { 'Item: quantidade': '2' },
  'other notes': { Observações: '' },
}

test.each(Object.entries(differences))('a row with %s repeats no order', async (_name, change) => {
  await importPlainRow()
  expect((await fixture.checked(createCsv([{ ...plainRow, ...change }]))).possibleDuplicates).toBe(0)
})

test('orders of other companies, canceled orders and those of the week before are not repeated', async () => {
  const orderNumber = await importPlainRow()
  const body = { to: 'canceled', reason: 'Engano' }
  await fixture.testApp.call('POST', `/v1/service-orders/${orderNumber}/transitions`, {
    as: fixture.testApp.users.manager,
    body,
  })
  expect((await fixture.checked(`${createCsv([plainRow])}\n`)).possibleDuplicates).toBe(0)
  await fixture.imported(`${createCsv([plainRow])}\n\n`)
  fixture.testApp.advance(73 * 3_600_000)
  expect((await fixture.checked(`${createCsv([plainRow])}\n\n\n`)).possibleDuplicates).toBe(0)
})
