import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { correctStatus, requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

/** Opens the page of a link as its recipient, in a browser without JavaScript and without a session. */
async function openAsRecipient(page: Page, link: string | null): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 760 },
      locale: 'pt-BR',
    })
  if (!context) throw new Error('The test has no browser.')
  const recipient = await context.newPage()
  await recipient.goto(new URL(new URL(link ?? '').pathname, page.url()).href)
  return recipient
}

test('a request of the recipient is confirmed or declined, and the page shows it', async ({ page }) => {
  const order = await requestOrder(page, 'manager')
  await openAs(page, 'manager', `/ordens-de-servico/${order.orderNumber}`)
  const recipient = await openAsRecipient(page, order.stops[1]?.trackingUrl ?? null)

  await recipient.getByText('Deixar na portaria', { exact: true }).click()
  await recipient.getByLabel('Recado para a equipe').first().fill('Falar com o Sr. Paulo')
  await recipient.getByRole('button', { name: 'Pedir para deixar na portaria' }).click()
  await expect(recipient).toHaveURL(/#pedidos$/)
  await expect(recipient.getByText('Aguardando a resposta da equipe.')).toBeVisible()

  await recipient.getByText('Receber em outro horário').click()
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await recipient.getByLabel('Dia').fill(day)
  await recipient.getByLabel('A partir das').fill('10:00')
  await recipient.getByLabel('Até as').fill('09:00')
  await recipient.getByRole('button', { name: 'Propor horário' }).click()
  await expect(recipient.getByLabel('Até as')).toHaveAccessibleDescription('O fim precisa ser depois do início.')
  await expect(recipient.getByLabel('A partir das')).toHaveValue('10:00')
  await recipient.getByLabel('Até as').fill('12:00')
  await recipient.getByRole('button', { name: 'Propor horário' }).click()
  await expect(recipient.getByText('Aguardando a resposta da equipe.')).toHaveCount(2)

  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Pedidos do destinatário' }) })
  await page.reload()
  await expect(card.getByText('“Falar com o Sr. Paulo”')).toBeVisible()
  await expectAccessibleEverywhere(page, 'requests of the recipient')
  await card.getByRole('button', { name: 'Confirmar o pedido: deixar na portaria' }).click()
  await expect(card.getByText('Confirmado')).toBeVisible()
  await expect(page.getByText('Deixar na portaria.', { exact: true }).first()).toBeVisible()
  await card.getByRole('button', { name: 'Recusar o pedido: receber em outro horário' }).click()
  await card.getByRole('button', { name: 'Recusar pedido' }).click()
  await expect(card.getByLabel('Motivo')).toHaveAccessibleDescription(/Preencha/)
  await card.getByLabel('Motivo').fill('Não há rota neste dia')
  await card.getByRole('button', { name: 'Recusar pedido' }).click()
  await expect(card.getByText('Motivo: Não há rota neste dia')).toBeVisible()

  await recipient.reload()
  await expect(recipient.getByText('Confirmado.')).toBeVisible()
  await expect(recipient.getByText('Recusado: Não há rota neste dia.')).toBeVisible()
  await recipient.context().close()
})

test('the open forms of the page are accessible', async ({ page }) => {
  const order = await requestOrder(page, 'manager')
  await page.goto(new URL(order.stops[1]?.trackingUrl ?? '').pathname)
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expect(page.getByLabel('Ponto de referência')).toBeVisible()
  await expectAccessibleEverywhere(page, 'forms of the recipient')
})

test('a rating is sent, changed, and reported', async ({ page }) => {
  const order = await requestOrder(page, 'manager')
  await correctStatus(page, order, 'in_transit')
  const path = `/v1/service-orders/${order.orderNumber}/transitions`
  const delivered = await callApiAs(page, 'admin', 'post', path, { to: 'delivered', receiverName: 'Ana' })
  expect(delivered.status(), await delivered.text()).toBe(200)
  await openAs(page, 'admin', '/relatorios')
  const recipient = await openAsRecipient(page, order.stops[1]?.trackingUrl ?? null)
  await recipient.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(recipient.getByRole('radiogroup', { name: 'Nota' })).toHaveAccessibleDescription(/\S/)
  await recipient.getByText('2 · Ruim').click()
  await recipient.getByLabel('Comentário').fill(`Caixa amassada ${order.orderNumber}`)
  await recipient.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(recipient.getByText('Você deu nota 2 de 5.')).toBeVisible()
  await recipient.getByText('4 · Boa').click()
  await recipient.getByRole('button', { name: 'Mudar avaliação' }).click()
  await expect(recipient.getByText('Você deu nota 4 de 5.')).toBeVisible()
  await recipient.context().close()

  await page.goto('/relatorios?relatorio=rating-comments')
  const row = page.getByRole('row').filter({ hasText: `Caixa amassada ${order.orderNumber}` })
  await expect(row).toContainText('4')
})
