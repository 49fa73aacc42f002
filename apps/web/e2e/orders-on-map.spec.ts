import { expectAccessible } from './accessibility.ts'
import { requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

const address = {
  postalCode: '13010-000',
  street: 'Rua Inventada',
  number: '10',
  neighborhood: 'Centro',
  state: 'SP',
}

test('orders are on the map by their city, in groups that a press divides, with the selection of the list', async ({
  page,
}) => {
  const costCenter = `mapa-${Date.now()}`
  const request = (city: string) =>
    requestOrder(page, 'admin', {
      costCenter,
      dropoffs: [{ contactName: 'Zélia Prado', address: { ...address, city } }],
    })
  const [first, second, other] = [await request('Campinas'), await request('CAMPINAS'), await request('Santos')]
  await openAs(page, 'admin', `/ordens-de-servico?costCenter=${costCenter}`)
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await expect(page).toHaveURL(/visao=mapa/)
  await expect(page.getByRole('heading', { name: 'No mapa: 3' })).toBeVisible()
  // The tooltip of the pressed link closes.
  await page.mouse.move(0, 0, { steps: 3 })
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^2 em campinas$/i }).click()
  await expect(page.getByRole('heading', { name: 'Nesta área: 2 de 3' })).toBeFocused()
  const list = page.getByRole('region', { name: 'Nesta área: 2 de 3' })
  await expect(list.getByRole('link', { name: first.orderNumber })).toBeVisible()
  await expect(list.getByRole('link', { name: other.orderNumber })).toHaveCount(0)
  await list.getByRole('checkbox', { name: 'Selecionar todos desta lista' }).check()
  await expect(page.getByRole('button', { name: 'Mudar status' })).toBeVisible()

  await page.getByRole('link', { name: 'Tabela', exact: true }).click()
  for (const { orderNumber } of [first, second]) {
    await expect(page.getByRole('checkbox', { name: `Selecionar ${orderNumber}` })).toBeChecked()
  }
  await expect(page.getByRole('checkbox', { name: `Selecionar ${other.orderNumber}` })).not.toBeChecked()
})

test('the map works by keys alone, and the view is in the URL', async ({ page }) => {
  const costCenter = `teclas-${Date.now()}`
  const { orderNumber } = await requestOrder(page, 'operator', {
    costCenter,
    dropoffs: [{ contactName: 'Davi Rocha', address: { ...address, city: 'Manaus', state: 'AM' } }],
  })
  await openAs(page, 'operator', `/ordens-de-servico?visao=mapa&costCenter=${costCenter}`)
  const mark = page.getByRole('button', { name: `${orderNumber}, Manaus` })
  await expect(mark).toBeVisible()
  await page.getByRole('application', { name: 'Ordens no mapa' }).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('Tab')
  await expect(mark).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No mapa: 1' })).toBeFocused()
  await page.getByRole('link', { name: orderNumber }).click()
  await expect(page).toHaveURL(new RegExp(`/ordens-de-servico/${orderNumber}`))
  await page.goBack()
  await expect(page).toHaveURL(/visao=mapa/)
  await expect(page.getByRole('heading', { name: 'No mapa: 1' })).toBeVisible()
})

test('the own deliveries of a courier are on the map, too', async ({ page }) => {
  const costCenter = `minhas-${Date.now()}`
  const { orderNumber } = await requestOrder(page, 'operator', {
    costCenter,
    dropoffs: [{ contactName: 'Davi Rocha', address: { ...address, city: 'Recife', state: 'PE' } }],
  })
  const accepted = await callApiAs(page, 'operator', 'post', `/v1/service-orders/${orderNumber}/transitions`, {
    to: 'accepted',
  })
  expect(accepted.status(), await accepted.text()).toBe(200)
  await openAs(page, 'operator', `/ordens-de-servico?tab=mine&costCenter=${costCenter}`)
  const route = page.getByRole('list', { name: 'Minhas entregas' }).getByRole('listitem')
  await expect(route).toHaveCount(1)
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await expect(page.getByRole('button', { name: `${orderNumber}, Recife` })).toBeVisible()
  await page.getByRole('link', { name: 'Rota', exact: true }).click()
  await expect(route).toHaveCount(1)
})
