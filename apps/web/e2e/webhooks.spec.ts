import { expectAccessibleAndFitting, expectAccessibleEverywhere } from './accessibility.ts'
import { delayRequests } from './delay-requests.ts'
import { callApiAs, expect, openAs, test } from './people.ts'
import { openReceiver, type Receiver } from './receiver.ts'

let receiver: Receiver
test.beforeAll(async () => {
  receiver = await openReceiver()
})
test.afterAll(() => receiver.close())

test('creates a webhook by keyboard, tests it, repeats a delivery, rotates its secret, pauses and deletes it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const name = `ERP ${Date.now()}`
  await openAs(page, 'admin', '/configuracoes')
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page).toHaveURL('/configuracoes/webhooks')

  await test.step('rejects an invalid URL at its field, and keeps the input', async () => {
    await page.getByRole('button', { name: 'Cadastrar webhook' }).first().focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Cadastrar webhook' })
    await expect(drawer.getByRole('combobox', { name: 'Empresa' })).toBeFocused()
    // No other test creates orders of this company, so its webhooks receive what this test sends only.
    await page.keyboard.type('Moura')
    await expect(page.getByRole('option', { name: 'Moura e Tavares Advogados' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('https://10.0.0.1/malote')
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    const address = drawer.getByLabel('Endereço')
    await expect(address).toHaveAccessibleDescription(/Use um nome, como https:.* e não um número de IP\./)
    await expect(drawer.getByLabel('Para que serve')).toHaveValue(name)
    await expectAccessibleAndFitting(page, 'the form with a fault')
    await address.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(receiver.url)
    // The code of the next dialog arrives after the drawer has closed.
    const release = await delayRequests(page, '**/assets/webhook-secret-dialog-*')
    await page.keyboard.press('Enter')
    await expect(drawer).toBeHidden()
    release()
  })

  await test.step('shows the secret once, and does not close on an outside click', async () => {
    const shown = page.getByRole('dialog', { name: 'Copie o segredo agora' })
    const secret = (await shown.getByText(/^whsec_/).textContent()) ?? ''
    const stored = shown.getByRole('button', { name: 'Já guardei o segredo' })
    await stored.focus()
    await expectAccessibleAndFitting(page, 'the secret')
    await page.mouse.click(5, 5)
    await expect(shown).toBeVisible()
    await stored.click()
    await expect(page.getByText(secret)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cadastrar webhook' }).first()).toBeFocused()
  })

  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Nada foi enviado nos últimos 30 dias')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Lista de entregas' }).getByRole('row').filter({ hasText: 'Teste' })

  await test.step('reports a rejected test, and the time of its next attempt', async () => {
    receiver.respondWith(500)
    await page.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(page.getByText('O outro sistema não aceitou a mensagem.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('Na fila')
    await expect(rows.first()).toContainText(/Respondeu 500; esperávamos de 200 a 299 \(\d+ ms\)\./)
    await expect(rows.first()).toContainText('Próxima tentativa')
    await expect(page.getByText(/^Todas as tentativas falham desde/)).toBeVisible()
  })

  await test.step('repeats a delivery with the same id', async () => {
    receiver.respondWith(204)
    await rows
      .first()
      .getByRole('button', { name: /^Ações/ })
      .click()
    await page.getByRole('menuitem', { name: 'Enviar de novo' }).click()
    await expect(page.getByText('O outro sistema recebeu a mensagem.')).toBeVisible()
    await expect(rows.first()).toContainText(/Respondeu 204 em \d+ ms\./)
    await expect(rows.first()).toContainText('Entregue')
    const ids = receiver.received.map((body) => JSON.parse(body).id)
    expect(new Set(ids).size).toBe(1)
    await expect(page.getByText(/^Todas as tentativas falham desde/)).toBeHidden()
  })

  await test.step('keeps the filters in the URL', async () => {
    await page.getByRole('button', { name: 'Situação' }).click()
    await page.getByRole('menuitemradio', { name: 'Sem sucesso' }).click()
    await expect(page).toHaveURL(/\?status=failed$/)
    await expect(page.getByText('Nenhum resultado')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).last().click()
    await expect(rows).toHaveCount(1)
  })

  const selectAction = async (item: string) => {
    await page.getByRole('button', { name: 'Ações do webhook' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await test.step('rotates the secret', async () => {
    await selectAction('Trocar segredo')
    await page.getByRole('button', { name: 'Trocar segredo', exact: true }).click()
    await expect(page.getByRole('dialog').getByText(/^whsec_/)).toBeVisible()
    await page.getByRole('button', { name: 'Já guardei o segredo' }).click()
  })

  await test.step('sends nothing while paused', async () => {
    await selectAction('Pausar webhook')
    await page.getByRole('button', { name: 'Pausar webhook', exact: true }).click()
    await expect(page.getByText('Este webhook está pausado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar teste' })).toBeDisabled()
    await expectAccessibleEverywhere(page, 'the log')
    await page.getByRole('button', { name: 'Reativar webhook' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reativar webhook' }).click()
    await expect(page.getByText('Este webhook está pausado')).toBeHidden()
  })

  await test.step('changes the subscribed events', async () => {
    await selectAction('Editar webhook')
    const drawer = page.getByRole('dialog', { name: `Editar ${name}` })
    await drawer.getByRole('checkbox', { name: 'Comentário' }).check()
    await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByText('Ordem criada, Status mudou e Comentário')).toBeVisible()
  })

  await selectAction('Excluir webhook')
  await page.getByRole('button', { name: 'Excluir webhook', exact: true }).click()
  await expect(page).toHaveURL('/configuracoes/webhooks')
  await expect(page.getByText(name, { exact: true })).toBeHidden()
})

test('lists the events of an order, with links to the order', async ({ page }) => {
  const companies = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1000')).json()
  const company = companies.data.find(({ name }: { name: string }) => name === 'Farmácia Boa Vida')
  const created = await callApiAs(page, 'admin', 'post', '/v1/webhooks', {
    companyId: company.id,
    url: receiver.url,
    description: `Loja ${Date.now()}`,
    events: ['service_order.commented'],
  })
  expect(created.status(), await created.text()).toBe(201)
  const webhook = await created.json()
  const orders = await (
    await callApiAs(page, 'admin', 'get', `/v1/service-orders?limit=1&companyId=${company.id}`)
  ).json()
  const { orderNumber } = orders.data[0]
  const comment = await callApiAs(page, 'admin', 'post', `/v1/service-orders/${orderNumber}/comments`, {
    text: 'A caminho',
    visibility: 'company',
  })
  expect(comment.status()).toBe(201)
  await openAs(page, 'admin', `/configuracoes/webhooks/${webhook.id}`)
  const row = page.getByRole('row').filter({ hasText: 'Comentário' })
  await expect(row).toContainText('Entregue')
  await row.getByRole('link', { name: orderNumber }).click()
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
  expect((await callApiAs(page, 'admin', 'delete', `/v1/webhooks/${webhook.id}`)).status()).toBe(204)
})

test('notifies of a webhook that was paused because its receiver is gone, with a link to it', async ({ page }) => {
  const companies = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1000')).json()
  const company = companies.data.find(({ name }: { name: string }) => name === 'Farmácia Boa Vida')
  const description = `Caixa ${Date.now()}`
  const created = await callApiAs(page, 'admin', 'post', '/v1/webhooks', {
    companyId: company.id,
    url: receiver.url,
    description,
    events: ['service_order.commented'],
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = await created.json()
  receiver.respondWith(410)
  const followed = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/events')
  await openAs(page, 'admin', '/ordens-de-servico')
  await followed
  expect((await callApiAs(page, 'admin', 'post', `/v1/webhooks/${id}/test`, {})).status()).toBe(202)
  await page.getByRole('button', { name: /^Notificações, \d+ não lida/ }).click()
  await page.getByRole('link', { name: new RegExp(`“${description}” foi pausado`) }).click()
  await expect(page).toHaveURL(`/configuracoes/webhooks/${id}`)
  await expect(page.getByText('Este webhook está pausado')).toBeVisible()
  receiver.respondWith(204)
  expect((await callApiAs(page, 'admin', 'delete', `/v1/webhooks/${id}`)).status()).toBe(204)
})

test('reports a deleted webhook, and shows webhooks to admins only', async ({ page }) => {
  await openAs(page, 'admin', '/configuracoes/webhooks/0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21')
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
  await openAs(page, 'manager', '/configuracoes/webhooks')
  await expect(page).toHaveURL('/ordens-de-servico')
})
