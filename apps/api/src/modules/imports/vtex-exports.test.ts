import { expect, test } from 'vitest'
import { createCsv, setUpShopExports } from '../../../test/imports.ts'

// The columns of the order report as VTEX documents them, with invented people. Each row is a SKU.
const fixture = setUpShopExports()

const row = {
  Origin: 'Marketplace',
  Order: '1300000000001-01',
  Sequence: '502556',
  'Creation Date': '2026-11-20 21:06:21Z',
  'Client Name': 'Rui',
  'Client Last Name': 'Prado',
  'Client Document': '52998224725',
  Email: 'nair@exemplo.com',
  Phone: '+5511987654321',
  UF: 'SP',
  City: 'São Paulo',
  'Address Identification': 'casa',
  'Address Type': 'residential',
  'Receiver Name': 'Nair Prado',
  Street: 'Rua Cardoso de Almeida',
  Number: '788',
  Complement: 'Apto 42',
  Neighborhood: 'Perdizes',
  Reference: 'Portão azul',
  'Postal Code': '05013-001',
  'SLA Type': 'Normal',
  Courier: 'Própria',
  'Estimate Delivery Date': '2026-11-24 00:00:00Z',
  'Delivery Deadline': '3bd',
  Status: 'Preparando Entrega',
  'Payment Value': '129.9',
  Quantity_SKU: '1',
  ID_SKU: '77',
  'Reference Code': 'B-1',
  'SKU Name': 'Bolo de cenoura',
  'SKU Value': '99.9',
  'SKU Selling Price': '94.9',
  'SKU Total Price': '94.9',
  'Total Value': '129.9',
  Host: 'loja',
  Note: 'Deixar na portaria',
  'Cancellation Reason': 'null',
  'Status raw value (temporary)': 'handling',
}

async function importReport(rows: readonly (typeof row)[]) {
  const { check, decided } = await fixture.confirmExport(createCsv(rows))
  expect(check).toMatchObject({ source: 'VTEX' })
  return decided
}

test('an order report of VTEX becomes orders after one decision', async () => {
  const report = await importReport([row, { ...row, 'SKU Name': 'Vela', Quantity_SKU: '3', ID_SKU: '78' }])
  expect(report).toMatchObject({ errors: [], rows: { total: 2, invalid: 0 }, resources: { ready: 1 } })
  const [order] = await fixture.readInputs(report.id)
  expect(order).toMatchObject({
    externalRef: '1300000000001-01',
    notes: 'Deixar na portaria',
    items: [
      { description: 'Bolo de cenoura', quantity: 1, valueCents: 9490 },
      { description: 'Vela', quantity: 3, valueCents: 9490 },
    ],
    dropoffs: [
      {
        contactName: 'Nair Prado',
        contactPhone: '+5511987654321',
        contactEmail: 'nair@exemplo.com',
        address: {
          street: 'Rua Cardoso de Almeida',
          number: '788',
          complement: 'Apto 42',
          neighborhood: 'Perdizes',
          city: 'São Paulo',
          state: 'SP',
          postalCode: '05013001',
          reference: 'Portão azul',
        },
      },
    ],
  })
  // The estimated day is not the agreed window.
  expect(order).not.toMatchObject({ dropoffs: [{ window: expect.anything() }] })
})

test.each([
  ['canceled', 'Este pedido foi cancelado.'],
  ['cancellation-requested', 'Este pedido não está liberado para entrega: cancellation-requested.'],
  ['payment-pending', 'Este pedido não está liberado para entrega: payment-pending.'],
])('an order with the status %s is left out, and the others are not', async (status, message) => {
  const other = { ...row, Order: '1300000000002-01', 'Status raw value (temporary)': status }
  const paid = { ...row, Order: '1300000000003-01', 'Status raw value (temporary)': 'ready-for-handling' }
  const report = await importReport([row, other, paid])
  expect(report).toMatchObject({ errors: [{ row: 3, message }], resources: { ready: 2 } })
})

test.each([
  'pickup',
  'Pickup Point',
  'pickup-in-point',
  'inStore',
  'Retirada',
  'Ponto de retirada',
  'Retirada em loja',
])('an order with an address of the kind %s is left out: its customer picks it up', async (kind) => {
  const pickedUp = { ...row, Order: '1300000000002-01', 'Address Type': kind }
  const commercial = { ...row, Order: '1300000000003-01', 'Address Type': 'commercial' }
  const message = `O cliente retira este pedido na loja: ${kind}.`
  const report = await importReport([row, pickedUp, commercial])
  expect(report).toMatchObject({ errors: [{ row: 3, message }], resources: { ready: 2 } })
})
