import type { InboxMessage } from '@malote/api-client'
import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { paulistaAddress } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

const text =
  'Boa tarde! Entregar amanhã das 9h às 12h na Rua Harmonia, 321, CEP 05435-000, para Juliana, (11) 91234-5678.'

interface Mail {
  subject: string
  messageId?: string
  /** Parts after the text. */
  parts?: readonly string[]
}

const createMail = ({ subject, messageId = `<${subject}@loja.example>`, parts = [] }: Mail) =>
  [
    'From: Loja <pedidos@loja.example>',
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...parts.flatMap((part) => ['--part', part]),
    '--part--',
    '',
  ].join('\r\n')

/** Sends an e-mail to the company of the first manager, as the inbound hook of a mail provider does. */
async function sendMail(page: Page, mail: Mail): Promise<InboxMessage> {
  const { data } = await (await callApiAs(page, 'manager', 'get', '/v1/companies?limit=1')).json()
  const path = `/v1/inbox?companyId=${data[0].id}`
  const response = await callApiAs(page, 'manager', 'post', path, Buffer.from(createMail(mail)), 'message/rfc822')
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}

const unique = (name: string) => `${name} ${Date.now()}`

test('an e-mail becomes an order after a person has confirmed its values', async ({ page }) => {
  const subject = unique('Pedido')
  const { id } = await sendMail(page, { subject })
  await page.route('**/v1/postal-codes/*', (route) => route.fulfill({ json: paulistaAddress }))
  await openAs(page, 'manager', '/a-conferir')
  const entries = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')
  await expect(entries.last(), 'entries that appear later move no other').toHaveText(/A conferir/)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByRole('region', { name: 'O que lemos' })).toContainText('Rua Harmonia')
  await expectAccessibleEverywhere(page, 'a received message')

  await page.getByRole('link', { name: 'Conferir e pedir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Colar pedido' })
  await dialog.getByRole('button', { name: /^Preencher \d+ campos$/ }).click()
  const dropoff = page.getByRole('region', { name: 'Entrega', exact: true })
  await expect(dropoff.getByLabel('Contato no local')).toHaveValue('Juliana')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  const orderNumber = /OS-[\d-]+/.exec(page.url())?.[0] ?? ''
  await page.goto(`/a-conferir/${id}`)
  await expect(page.getByRole('link', { name: `Abrir ${orderNumber}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Conferir e pedir' })).toBeHidden()
})

test('the same Message-ID twice is one message', async ({ page }) => {
  const subject = unique('Repetida')
  const first = await sendMail(page, { subject })
  expect((await sendMail(page, { subject })).id).toBe(first.id)
})

test('a spreadsheet in an e-mail reaches the import', async ({ page }) => {
  const part = [
    'Content-Type: text/csv; name="pedidos.csv"',
    'Content-Disposition: attachment; filename="pedidos.csv"',
    '',
    'Entrega: contato;Entrega: CEP\r\nAna;05435-000',
  ].join('\r\n')
  const { id } = await sendMail(page, { subject: unique('Planilha'), parts: [part] })
  await openAs(page, 'manager', `/a-conferir/${id}`)
  await page.getByRole('button', { name: 'Importar planilha' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/importar\?.*importacao=/)
  await expect(page.getByText('pedidos.csv').first()).toBeVisible()
})

test('a message is discarded, and the notification undoes it', async ({ page }) => {
  const { id } = await sendMail(page, { subject: unique('Propaganda') })
  await openAs(page, 'manager', `/a-conferir/${id}`)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('Mensagem descartada', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('link', { name: 'Conferir e pedir' })).toBeVisible()
})

test('a manager of another company does not see the message', async ({ page }) => {
  const subject = unique('Segredo')
  const { id } = await sendMail(page, { subject })
  await openAs(page, 'otherManager', '/a-conferir')
  await expect(page.getByRole('heading', { level: 1, name: 'A conferir' })).toBeVisible()
  await expect(page.getByText(subject)).toHaveCount(0)
  await page.goto(`/a-conferir/${id}`)
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
})

test('the page of a message shows what another user has decided', async ({ page }) => {
  const { id } = await sendMail(page, { subject: unique('Dividida') })
  await openAs(page, 'manager', `/a-conferir/${id}`)
  await expect(page.getByRole('button', { name: 'Descartar' })).toBeVisible()
  const discarded = await callApiAs(page, 'admin', 'put', `/v1/inbox/${id}`, { status: 'discarded' })
  expect(discarded.status(), await discarded.text()).toBe(200)
  // The browser reports that the tab is shown again. Before the hydration, the data of the server is not requested again.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Mensagem descartada', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Descartar' })).toBeHidden()
})

test('the form of an order states that its message, its draft or the copied order does not exist', async ({ page }) => {
  const notice = page.getByRole('main').getByText('O formulário está vazio.', { exact: false })
  await openAs(page, 'manager', '/ordens-de-servico/criar?mensagem=01a22d45-4a48-7000-b314-63cebfa6759c')
  await expect(page.getByText('Não encontramos a mensagem')).toBeVisible()
  await expect(notice).toBeVisible()
  await page.goto('/ordens-de-servico/criar?de=OS-2026-999999')
  await expect(page.getByText('Não encontramos a ordem OS-2026-999999')).toBeVisible()
  await page.goto('/ordens-de-servico/criar?rascunho=OS-2026-999999')
  await expect(page.getByText('Não encontramos o rascunho OS-2026-999999')).toBeVisible()
  await page.goto('/ordens-de-servico/criar')
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
  await expect(notice).toBeHidden()
})
