import type { ServiceOrder } from '@malote/api-client'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { address, pixel, requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

/** Creates an order with two drop-offs whose courier is on the way to the pickup. */
async function orderToCollect(page: Page): Promise<ServiceOrder> {
  const order = await requestOrder(page, 'manager', {
    dropoffs: [
      { contactName: 'Zélia Prado', contactPhone: '11987654321', address, requiredProofs: ['photo', 'pin'] },
      { contactName: 'Bento Luz', address, requiredProofs: ['signature'] },
    ],
  })
  for (const to of ['accepted', 'collecting']) {
    const response = await callApiAs(page, 'operator', 'post', `/v1/service-orders/${order.orderNumber}/transitions`, {
      to,
    })
    expect(response.status(), await response.text()).toBe(200)
  }
  return order
}

const now = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'E agora?' }) })

/** Draws one stroke on the signature pad of a dialog. */
async function sign(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: /^Assine aqui/ }).boundingBox()
  if (!box) throw new Error('no place to sign')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 90, { steps: 5 })
  await page.mouse.move(box.x + 160, box.y + 50, { steps: 5 })
  await page.mouse.up()
}

test('records every proof on a phone, with an undone step, a failed drop-off and the printed receipt', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await page.setViewportSize({ width: 375, height: 760 })
  const order = await orderToCollect(page)
  const path = `/v1/service-orders/${order.orderNumber}`
  await openAs(page, 'operator', `/ordens-de-servico/${order.orderNumber}`)
  await expect(now(page).getByText('Vá até a coleta e confirme quando estiver com a carga.')).toBeVisible()
  await expect(now(page).getByText('Você', { exact: true })).toBeVisible()

  await test.step('undoes a step from its toast', async () => {
    await page.getByRole('button', { name: /^Registrar coleta/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Agora não' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar coleta' }).click()
    await expect(page.getByText('Coleta confirmada.')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Passo desfeito.')).toBeVisible()
    await expect(page.getByText('Passo desfeito: de “Coletada” para “A caminho da coleta”')).toBeVisible()
    await page.getByRole('button', { name: /^Registrar coleta/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar coleta' }).click()
    await page.getByRole('button', { name: /^Iniciar rota/ }).click()
  })

  await test.step('has targets of the height of a button in the route', async () => {
    const call = await page.getByRole('link', { name: '(11) 98765-4321' }).first().boundingBox()
    const map = await page
      .getByRole('link', { name: /^Abrir no mapa/ })
      .first()
      .boundingBox()
    expect(Math.min(call?.height ?? 0, map?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })

  await test.step('records arrival, photo, PIN and receiver of the first drop-off in one flow', async () => {
    await page.getByRole('button', { name: /^Cheguei na entrega/ }).click()
    const flow = page.getByRole('dialog', { name: 'Avenida Paulista, 1578' })
    await expect(flow.getByText('Chegada registrada')).toBeVisible()
    await expect(flow.getByText('Passo 1 de 3: foto')).toBeVisible()
    const photo = { name: 'porta.png', mimeType: 'image/png' }
    await flow
      .getByLabel('Fotos', { exact: true })
      .setInputFiles({ ...photo, buffer: Buffer.alloc(25 * 1024 * 1024 + 1) })
    await expect(flow.getByText(/porta\.png.*25/)).toBeVisible()
    await flow.getByLabel('Fotos', { exact: true }).setInputFiles({ ...photo, buffer: Buffer.from('texto') })
    await expect(flow.getByText(/Envie um arquivo JPG, PNG/)).toBeVisible()
    await flow.getByRole('button', { name: /^Remover porta\.png/ }).click()
    await flow.getByLabel('Fotos', { exact: true }).setInputFiles({ ...photo, buffer: pixel })
    await expect(flow.getByText('Passo 2 de 3: PIN')).toBeVisible()
    await expect(flow.getByRole('textbox', { name: 'PIN' })).toBeFocused()

    const { stops } = (await (await callApiAs(page, 'manager', 'get', path)).json()) as ServiceOrder
    const pin = stops[1]?.pin ?? ''
    await flow.getByRole('textbox', { name: 'PIN' }).fill(pin === '0000' ? '0001' : '0000')
    await expect(flow.getByRole('textbox', { name: 'PIN' })).toHaveAccessibleDescription(
      /Este PIN não confere\..*Restam 4 tentativas\./,
    )
    await expect(flow.getByRole('textbox', { name: 'PIN' })).toBeFocused()
    await expectAccessible(page)
    await flow.getByRole('textbox', { name: 'PIN' }).fill(pin)
    await expect(flow.getByLabel('Quem recebeu')).toBeFocused()
    await flow.getByLabel('Quem recebeu').fill('Zélia Prado')
    await flow.getByRole('button', { name: 'Concluir entrega' }).click()
    await expect(flow).toBeHidden()
    await expect(page.getByText('Recebido por Zélia Prado')).toBeVisible()
  })

  await test.step('records a signature drawn on the screen', async () => {
    await page.getByRole('button', { name: /^Cheguei na entrega/ }).click()
    const flow = page.getByRole('dialog', { name: 'Avenida Paulista, 1578' })
    await flow.getByRole('button', { name: 'Guardar assinatura' }).click()
    await expect(flow.getByText('Peça a assinatura de quem está no local.').first()).toBeVisible()
    await sign(page)
    await expect(flow.getByRole('button', { name: 'Desfazer traço' })).toBeEnabled()
    await flow.getByRole('button', { name: 'Guardar assinatura' }).click()
    await expect(flow.getByLabel('Quem recebeu')).toBeVisible()
  })

  await test.step('selects the reason of a failure', async () => {
    const flow = page.getByRole('dialog', { name: 'Avenida Paulista, 1578' })
    await flow.getByRole('button', { name: 'Registrar insucesso' }).click()
    const form = flow.getByRole('form', { name: 'Registrar insucesso' })
    await form.getByRole('button', { name: 'Registrar insucesso' }).click()
    await expect(form.getByRole('radiogroup', { name: 'Motivo' })).toHaveAccessibleDescription(/Preencha este campo/)
    await form.getByText('Estabelecimento fechado').click()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Registrar insucesso' }).click()
    await expect(flow).toBeHidden()
    await expect(page.getByText('Estabelecimento fechado').first()).toBeVisible()
  })

  await test.step('shows the author of each proof on the receipt', async () => {
    await page.goto(`/ordens-de-servico/${order.orderNumber}/recibo`)
    const paper = page.getByRole('article')
    await expect(paper.getByText(/^PIN conferido por .+ em \d{2}\/\d{2}\/\d{4}/)).toBeVisible()
    await expect(paper.getByRole('img', { name: 'Foto da parada' })).toBeVisible()
    await expect(paper.getByText(/^Foto registrada por .+ em/)).toBeVisible()
    await expect(paper.getByRole('img', { name: 'Assinatura da parada' })).toBeVisible()
    await expectAccessible(page)
  })
})

test("sends a tracking link to the recipient's number by WhatsApp", async ({ page }) => {
  const order = await orderToCollect(page)
  await openAs(page, 'manager', `/ordens-de-servico/${order.orderNumber}`)
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: /WhatsApp de Zélia Prado/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/5511987654321\?text=/)
})

test('requests a failing list only once', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  await openAs(page, 'admin', '/usuarios')
  let requests = 0
  await page.route('**/v1/locations?*', (route) => {
    requests += 1
    return route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' })
  })
  await page.getByRole('link', { name: 'Localizações' }).click()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  expect(requests).toBe(1)
})
