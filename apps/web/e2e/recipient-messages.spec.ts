import type { ServiceOrder } from '@malote/api-client'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { address, requestOwnOrder } from './orders.ts'
import { createOwnSession, expect, openOwnAs, test } from './people.ts'

// Serial, because all tests share one server with a mailbox.
test.describe.configure({ mode: 'default' })

let api: RunningApi
let mailbox: Mailbox
test.beforeAll(async () => {
  mailbox = await openMailbox()
  api = await startOwnApi('recipient-messages', { SMTP_URL: mailbox.url })
})
test.afterAll(async () => {
  await api.dispose()
  await mailbox.close()
})

const recipient = 'zelia@cliente.example'

/** Sends a request as one of the demo accounts. */
async function call(page: Page, role: string, method: 'get' | 'post', path: string, data?: object) {
  const { token } = await createOwnSession(page, api, role)
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request[method](`${api.url}${path}`, { headers, ...(data && { data }) })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** An order with a PIN, in transit. */
async function setOut(page: Page): Promise<ServiceOrder> {
  const order = await requestOwnOrder(page, api, await createOwnSession(page, api, 'manager'), {
    pickup: { contactName: 'Expedição', address, requiredProofs: [] },
    dropoffs: [{ contactName: 'Zélia Prado', contactEmail: recipient, address, requiredProofs: ['pin'] }],
  })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit']) {
    await call(page, 'operator', 'post', `/v1/service-orders/${order.orderNumber}/transitions`, { to })
  }
  return order
}

test('a recipient receives the link and the PIN, opts out without a script, and receives no more', async ({
  page,
  browser,
}) => {
  const order = await setOut(page)
  const { stops } = await call(page, 'manager', 'get', `/v1/service-orders/${order.orderNumber}`)
  await openOwnAs(page, api, 'manager', `/ordens-de-servico/${order.orderNumber}`)
  await expect(page.getByText('Saiu para entrega, E-mail: na fila')).toBeVisible()
  // Messages wait for as long as a step can be undone; this one is sent at once.
  await page.getByRole('button', { name: 'Enviar de novo o aviso a Zélia Prado' }).click()
  await expect(page.getByText('Aviso na fila de envio.')).toBeVisible()
  const message = await mailbox.messageFor(recipient, 'saiu para o seu')
  expect(message).toContain(`PIN para informar na entrega: ${stops[1].pin}.`)
  expect(message).toContain(stops[1].trackingUrl)
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await expect(page.getByText(/^Saiu para entrega, E-mail para z•••@cliente\.example: enviado em/)).toBeVisible({
    timeout: 20_000,
  })
  await expectAccessible(page, 'the order with messages')

  const optOutUrl = /http:\/\/\S+\/avisos\/[\w-]{43}/.exec(message)?.[0] ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false })
  const recipientPage = await context.newPage()
  await recipientPage.goto(optOutUrl)
  await recipientPage.getByRole('button', { name: 'Não quero receber avisos' }).click()
  await expect(recipientPage.getByRole('heading', { name: 'Você não recebe mais avisos' })).toBeVisible()

  await page.getByRole('button', { name: 'Enviar de novo o aviso a Zélia Prado' }).click()
  await expect(page.getByText(/recusado pelo destinatário/)).toBeVisible({ timeout: 20_000 })

  await recipientPage.getByRole('button', { name: 'Voltar a receber avisos' }).click()
  await expect(recipientPage.getByRole('heading', { name: 'Você recebe avisos de entrega' })).toBeVisible()

  // The sender has this link too: it opts out of this company only, and not in again.
  await recipientPage.goto(stops[1].trackingUrl)
  await recipientPage.getByRole('link', { name: 'Não quero receber avisos' }).click()
  await recipientPage.getByRole('button', { name: 'Não quero receber avisos' }).click()
  await expect(recipientPage.getByText(/^Não enviaremos outros avisos de /)).toBeVisible()
  await expect(recipientPage.getByRole('button')).toHaveCount(0)
  await recipientPage.goto(optOutUrl)
  await recipientPage.getByRole('button', { name: 'Voltar a receber de todas as empresas' }).click()
  await expect(recipientPage.getByRole('button', { name: 'Não quero receber avisos' })).toBeVisible()
  await expect(recipientPage.getByRole('button')).toHaveCount(1)
  await context.close()
})

test('an admin changes a text, sees how it arrives, and reads which placeholders exist', async ({ page }) => {
  await openOwnAs(page, api, 'admin', '/configuracoes')
  await page.getByRole('button', { name: 'Editar avisos ao destinatário' }).click()
  const drawer = page.getByRole('dialog', { name: 'Editar avisos ao destinatário' })
  const field = drawer.getByLabel('Texto de “Entrega concluída”')
  await field.fill('Olá, {nome}! Entregue. {pin} {link}')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(field).toHaveAccessibleDescription(/Use somente \{nome\}, \{empresa\}, \{link\} neste aviso\./)
  await field.fill('Olá, {nome}! Entregue: {link}')
  await expect(drawer.getByText('Olá, Mariana! Entregue: https://…/rastreio/…')).toBeVisible()
  await expectAccessible(page, 'the texts of messages')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Avisos ao destinatário: alterações salvas.')).toBeVisible()
})
