import { delayRequests } from './delay-requests.ts'
import { paulistaAddress } from './orders.ts'
import { expect, getAccount, openAs, signIn, test } from './people.ts'
import { screenReaderSnapshots } from './screen-reader-snapshots.ts'

test('signs an operator in, requests a delivery, completes it and signs out', async ({ page }) => {
  await page.route('**/v1/postal-codes/*', (route) => route.fulfill({ json: paulistaAddress }))
  await page.goto('/')
  await expect(page).toHaveURL('/entrar')
  await expect(page.locator('body')).toMatchAriaSnapshot(screenReaderSnapshots.signIn)
  await signIn(page, getAccount('operator'))
  await expect(page.getByRole('heading', { name: /^Ordens de Serviço/ })).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(screenReaderSnapshots.list)

  await page.getByRole('link', { name: 'Solicitar entrega' }).first().click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(screenReaderSnapshots.create)
  await page.getByRole('main').getByRole('combobox', { name: 'Empresa' }).click()
  await page.getByRole('option').first().click()

  const reference = `E2E-${Date.now()}`
  await page.getByLabel('Referência').first().fill(reference)
  for (const [region, who, number] of [
    ['Coleta', 'Ana Souza', '100'],
    ['Entrega', 'Zélia Prado', 'S/N'],
  ] as const) {
    const stop = page
      .getByRole('main')
      .locator('section', { has: page.getByRole('heading', { name: region, exact: true }) })
    await stop.getByLabel('Contato no local').fill(who)
    await stop.getByLabel('Telefone').fill('(11) 91234-5678')
    await stop.getByLabel('CEP').fill('01310-100')
    await expect(stop.getByLabel('Logradouro')).toHaveValue('Avenida Paulista')
    await stop.getByLabel('Número', { exact: false }).fill(number)
  }
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  await page.getByLabel('Descrição').fill('Caixa de documentos')
  await page.getByLabel('Peso unitário (kg)').fill('1,5')
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()

  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-\d{4}-\d{6}/)
  const orderNumber = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { name: orderNumber })).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(screenReaderSnapshots.order(orderNumber))

  await page.getByRole('link', { name: 'Ordens de Serviço' }).first().click()
  await page.getByLabel('Buscar ordens').fill(reference)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(screenReaderSnapshots.found(orderNumber))
  await page.getByRole('link', { name: orderNumber }).click()

  for (const step of ['Aceitar ordem', 'Sair para coleta', 'Confirmar coleta', 'Iniciar rota']) {
    await page.getByRole('button', { name: step }).click()
  }
  await page.getByRole('button', { name: 'Concluir entrega' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toMatchAriaSnapshot(screenReaderSnapshots.completing(orderNumber))
  await dialog.getByRole('button', { name: 'Concluir entrega' }).click()
  await expect(dialog.getByLabel('Quem recebeu')).toHaveAccessibleDescription(/Preencha este campo\./)
  await dialog.getByLabel('Quem recebeu').fill('Zélia Prado')
  await dialog.getByRole('button', { name: 'Concluir entrega' }).click()

  await expect(page.getByText('Tudo certo: a entrega foi concluída.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Entregue')
  await expect(page.getByText(/Recebido por Zélia Prado/)).toBeVisible()

  await page.getByRole('link', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/entrar')
  expect(await page.evaluate(() => localStorage.getItem('malote:token'))).toBeNull()
})

test('shows the same error for a wrong password and an unknown e-mail, and keeps the input', async ({ page }) => {
  await page.goto('/entrar')
  for (const email of [getAccount('manager').email, 'ninguem@malote.example']) {
    await signIn(page, { email, password: 'errada de propósito' })
    await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
  }
})

test('shows the errors of an order at their fields and focuses the first one', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(page.getByLabel('Contato no local').first()).toHaveAccessibleDescription(/Preencha este campo\./)
  const postalCode = page.getByLabel('CEP').first()
  await postalCode.fill('123')
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(postalCode).toHaveAccessibleDescription(/O CEP tem 8 números\./)
})

test('delays a sign-in that was submitted before the scripts loaded, and keeps the password out of the URL', async ({
  page,
}) => {
  const arrive = await delayRequests(page, '**/assets/*.js')
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/entrar?redirect=/ordens-de-servico', { waitUntil: 'commit' })
  const account = getAccount('operator')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel(/^Senha/).fill(account.password)
  await page.getByLabel(/^Senha/).press('Enter')
  arrive()
  await expect(page).toHaveURL('/ordens-de-servico')
  expect(addresses.join(' ')).not.toContain('password')
})
