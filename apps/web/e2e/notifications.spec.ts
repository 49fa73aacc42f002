import { expectAccessibleEverywhere } from './accessibility.ts'
import { address } from './orders.ts'
import { acceptTerms, callApiAs, expect, openAsNewcomer, test } from './people.ts'

test('notifies the requester about an order, links to it and marks the notification as read', async ({ page }) => {
  const followed = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/events')
  const { token, companyId } = await openAsNewcomer(page, 'manager', '/ordens-de-servico')
  await acceptTerms(page)
  await followed
  const bell = page.getByRole('button', { name: /^Notificações/ })
  const drawer = page.getByRole('dialog', { name: 'Notificações' })

  await test.step('shows an empty state without notifications', async () => {
    await bell.click()
    await expect(drawer.getByText('Nenhuma notificação ainda')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
  })

  const headers = { authorization: `Bearer ${token}` }
  const order = {
    companyId,
    pickup: { contactName: 'Expedição', address },
    dropoffs: [{ contactName: 'Ivo', address }],
  }
  const made = await page.request.post('/v1/service-orders', { headers, data: { ...order, items: [] } })
  expect(made.status(), await made.text()).toBe(201)
  const { orderNumber } = await made.json()
  const comment = (text: string) =>
    callApiAs(page, 'operator', 'post', `/v1/service-orders/${orderNumber}/comments`, { text, visibility: 'company' })

  await test.step('counts a comment without a reload', async () => {
    expect((await comment('Chegamos às 9h?')).status()).toBe(201)
    await expect(page.getByRole('button', { name: 'Notificações, 1 não lida', exact: true })).toBeVisible()
  })

  await test.step('lists the notification accessibly in both themes and widths', async () => {
    await bell.click()
    await expect(drawer.getByRole('listitem')).toContainText(['Nova'])
    await expectAccessibleEverywhere(page, 'the notifications')
  })

  await test.step('marks a notification as read when its link is followed', async () => {
    await drawer.getByRole('link', { name: new RegExp(`comentou a ordem ${orderNumber}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
  })

  await test.step('marks all as read, and loads older ones on demand', async () => {
    for (let time = 0; time < 21; time++) await comment(`Aviso ${time}`)
    await page.getByRole('button', { name: 'Notificações, 21 não lidas', exact: true }).click()
    await expect(drawer.getByRole('listitem')).toHaveCount(20)
    await drawer.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(drawer.getByRole('listitem')).toHaveCount(22)
    await expect(drawer.getByRole('button', { name: 'Carregar mais' })).toBeHidden()
    await drawer.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect(drawer.getByText('Tudo lido.')).toBeVisible()
    await expect(drawer.getByText('Nova', { exact: true })).toHaveCount(0)
  })
})
