import { expect, test } from 'vitest'
import { archive } from '../../../test/attack-files.ts'
import { createCsv, importsPath, plainRow, setUpImports } from '../../../test/imports.ts'
import { invoiceKeys, invoiceXml } from '../../../test/invoices.ts'
import { waybillXml } from '../../../test/waybills.ts'

const imports = setUpImports()
const zip = (files: Readonly<Record<string, string>>) =>
  archive(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })))

const listRows = async (id: string, state: string) =>
  (
    await imports.testApp.call('GET', `${importsPath}/${id}/rows?state=${state}`, {
      as: imports.testApp.users.manager,
    })
  ).json().data

const nothing = { row: null, fileName: null, orderNumber: null, reference: null }
// The CT-e is the first file, and the NF-e the first row.
const both = (invoices?: readonly string[]) =>
  zip({ 'a-cte.xml': waybillXml(invoices ? { invoices } : {}), 'b-nfe.xml': invoiceXml({ status: '100' }) })

test('a CT-e of an NF-e in the same archive names it, and both are read without a decision', async () => {
  const done = await imports.checked(both())
  expect(done).toMatchObject({ source: 'NF-e e CT-e', errors: [], sameInvoices: 1, resources: { ready: 2 } })
  expect(await imports.readInputs(done.id)).toMatchObject([
    {
      externalRef: 'NF 26 série 1 de 12345678000195',
      invoiceKey: invoiceKeys[0],
      declaredValueCents: 123_450,
      pickup: { contactName: 'Doces do Bairro' },
      dropoffs: [{ contactName: 'NAIR PRADO & FILHAS', address: { complement: 'Apto 42' } }],
      items: [{ description: expect.stringContaining('Bolo') }],
    },
    { externalRef: 'CT-e 1147 série 1 de 12345678000195', invoiceKey: invoiceKeys[0] },
  ])
  expect(await listRows(done.id, 'sameInvoice')).toMatchObject([
    { row: 3, sameInvoice: { ...nothing, row: 2, reference: 'NF 26 série 1 de 12345678000195' } },
  ])
})

test('the user leaves out the CT-e of the NF-e of the archive', async () => {
  const { id } = await imports.checked(both())
  const decided = await imports.decide(id, { skipSameInvoices: true })
  expect(decided).toMatchObject({ sameInvoices: 0, resources: { ready: 1 }, totals: { valueCents: 123_450 } })
  await imports.start(id)
  await imports.run(id)
  expect((await imports.read(id)).resources.created).toBe(1)
  expect(await listRows(id, 'repeated')).toMatchObject([{ row: 3 }, { row: 4 }])
})

test('a CT-e of several invoices names the one that is in the archive', async () => {
  const done = await imports.checked(both([invoiceKeys[1], invoiceKeys[0]]))
  expect(done.sameInvoices).toBe(1)
})

test('a CT-e of another invoice is no repetition', async () => {
  expect((await imports.checked(both([invoiceKeys[1]]))).sameInvoices).toBe(0)
})

test('a key within a note is no repetition', async () => {
  const row = { ...plainRow, 'Chave da NF-e': invoiceKeys[0], Observações: `Devolução da ${invoiceKeys[1]}` }
  const other = { ...plainRow, 'Chave da NF-e': invoiceKeys[1], Observações: '' }
  expect((await imports.checked(createCsv([row, other]))).sameInvoices).toBe(0)
})

test('a CT-e of a canceled NF-e is the only order of its goods', async () => {
  const files = { 'a.xml': waybillXml(), 'b.xml': invoiceXml({ status: '101' }) }
  expect(await imports.checked(zip(files))).toMatchObject({ sameInvoices: 0, resources: { ready: 1 } })
})

test('a CT-e of an order with its invoice names the order, which a canceled order is not', async () => {
  const first = await imports.imported(invoiceXml())
  const [{ order }] = await listRows(first.id, 'created')
  const second = await imports.checked(waybillXml())
  const named = { ...nothing, orderNumber: order.orderNumber, reference: 'NF 26 série 1' }
  expect(await listRows(second.id, 'sameInvoice')).toMatchObject([{ sameInvoice: named }])
  await imports.testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
    as: imports.testApp.users.manager,
    body: { to: 'canceled', reason: 'Engano' },
  })
  expect((await imports.checked(`${waybillXml()}\n`)).sameInvoices).toBe(0)
})

test('of two files that are sent together, the later one names the earlier one', async () => {
  const waybill = await imports.checked(waybillXml({ invoices: invoiceKeys }))
  const invoice = await imports.checked(invoiceXml())
  expect(waybill.sameInvoices).toBe(0)
  const named = { ...nothing, fileName: 'ordens.csv', reference: 'CT-e 1147 série 1 de 12345678000195' }
  expect(await listRows(invoice.id, 'sameInvoice')).toMatchObject([{ sameInvoice: named }])
  // The earlier one does not name the later one when it is checked again.
  expect(await imports.decide(waybill.id, { constants: [] })).toMatchObject({ sameInvoices: 0 })
})

test('a file that is sent again does not name its first upload', async () => {
  await imports.checked(waybillXml())
  expect((await imports.checked(`${waybillXml()}\n`)).sameInvoices).toBe(0)
})

test('orders of other companies have no invoice of this one', async () => {
  const { id } = (await imports.send(invoiceXml(), imports.testApp.users.admin, imports.testApp.companies.other)).json()
  await imports.recheck(id)
  expect((await imports.checked(waybillXml())).sameInvoices).toBe(0)
})
