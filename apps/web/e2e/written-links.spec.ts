import { address, requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

const dropoffs = [{ contactName: 'Zélia Prado', address }]

test('opens an order by its number in small letters, with spaces and with another dash', async ({ page }) => {
  const { orderNumber } = await requestOrder(page, 'operator', { dropoffs })
  for (const written of [
    orderNumber.toLowerCase(),
    orderNumber.replaceAll('-', ' '),
    orderNumber.replaceAll('-', '–'),
  ]) {
    await openAs(page, 'operator', `/ordens-de-servico/${encodeURIComponent(written)}`)
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
    await expect(page).toHaveURL(`/ordens-de-servico/${orderNumber}`)
  }
})

test('finds an order in the list by its number without dashes', async ({ page }) => {
  const { orderNumber } = await requestOrder(page, 'operator', { dropoffs })
  await openAs(page, 'operator', '/ordens-de-servico')
  await page.getByRole('searchbox').fill(orderNumber.replaceAll('-', '').toLowerCase())
  await expect(page.getByRole('link', { name: orderNumber }).first()).toBeVisible()
})

test('opens a tracking link that ends like a sentence', async ({ page }) => {
  const { trackingUrl } = await requestOrder(page, 'operator', { dropoffs })
  await page.goto(`${new URL(trackingUrl ?? '').pathname}).`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/não/i)
  await expect(page.getByText('Zélia').first()).toBeVisible()
})
