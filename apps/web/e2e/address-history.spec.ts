import type { Page } from '@playwright/test'
import { address, correctStatus, paulistaAddress, requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

// No other test delivers to this number.
const house = { ...address, number: '4877' }

/** An order to the house that failed at the door, and another one that was received. */
async function visitTwice(page: Page): Promise<void> {
  const dropoff = { contactName: 'Aurora Campos', address: house, instructions: 'Tocar o interfone 2.' }
  for (const outcome of [
    { to: 'failed', reason: 'Destinatário ausente' },
    { to: 'delivered', receiverName: 'Osmar' },
  ]) {
    const order = await requestOrder(page, 'manager', { dropoffs: [dropoff] })
    await correctStatus(page, order, 'in_transit')
    const path = `/v1/service-orders/${order.orderNumber}/transitions`
    const response = await callApiAs(page, 'admin', 'post', path, outcome)
    expect(response.status(), await response.text()).toBe(200)
  }
}

test('what happened at an address before is shown when the next order is requested and opened', async ({ page }) => {
  await visitTwice(page)
  // The address service is outside of the product.
  await page.route('**/v1/postal-codes/*', (route) => route.fulfill({ json: paulistaAddress }))
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  const dropoff = page.getByRole('region', { name: 'Entrega', exact: true })
  await dropoff.getByLabel('CEP', { exact: false }).fill('01310-100')
  await expect(dropoff.getByText('Endereço preenchido pelo CEP. Falta o número.')).toBeVisible()
  await dropoff.getByLabel('Número', { exact: false }).fill(house.number)
  const note = dropoff.getByRole('note')
  await expect(note).toContainText('1 entrega e 1 tentativa sem sucesso no último ano: Destinatário ausente (1 vez')
  await expect(note).toContainText('Recebeu: Osmar (1 vez).')
  await note.getByRole('button', { name: 'Usar a última instrução' }).click()
  await expect(dropoff.getByLabel('Instruções')).toHaveValue('Tocar o interfone 2.')
  await expect(note).not.toContainText('Última instrução')
  const { orderNumber } = await requestOrder(page, 'manager', {
    dropoffs: [{ contactName: 'Aurora Campos', address: house }],
  })
  await openAs(page, 'operator', `/ordens-de-servico/${orderNumber}`)
  await expect(page.getByRole('note')).toContainText('Última instrução: Tocar o interfone 2.')
})

test('an address without earlier orders has no note', async ({ page }) => {
  const { orderNumber } = await requestOrder(page, 'manager', {
    dropoffs: [{ contactName: 'Aurora Campos', address: { ...address, number: '4879' } }],
  })
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}`)
  await expect(page.getByText('Aurora Campos').first()).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
})
