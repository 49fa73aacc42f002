import type { Page } from '@playwright/test'
import { requestOrder } from './orders.ts'
import { callApiAs, expect, getAccount, navigate, openAs, signIn, test } from './people.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const newOrder = (page: Page, changes: object = {}) => requestOrder(page, 'manager', changes)

/** Ends the session of the page on the server, like a sign-out from another device. */
async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('malote:token'))
  await page.request.post('/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } })
}

test('continues an edit after sign-in when the session ended, and saves it', async ({ page }) => {
  const { orderNumber } = await newOrder(page)
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}`)
  await page.getByRole('button', { name: 'Editar ordem' }).click()
  const drawer = page.getByRole('dialog', { name: `Editar ${orderNumber}` })
  await drawer.getByLabel('Observações para o entregador').fill('Portão azul, campainha 2')
  // As the change is sent: any earlier request would find the ended session first.
  await page.route(`**/v1/service-orders/${orderNumber}`, async (route, request) => {
    if (request.method() !== 'GET') await endSession(page)
    await route.continue()
  })
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar de onde parou.')).toBeVisible()
  await page.unrouteAll()
  await signIn(page, getAccount('manager'))
  await expect(page).toHaveURL(`/ordens-de-servico/${orderNumber}`)
  await expect(drawer.getByText('Recuperamos o que você tinha mudado')).toBeVisible()
  await expect(drawer.getByLabel('Observações para o entregador')).toHaveValue('Portão azul, campainha 2')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(drawer).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Portão azul, campainha 2').first()).toBeVisible()
  await expect(drawer).toHaveCount(0)
})

test('continues a draft that another user changes and deletes, without losing what either typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/)
  const { orderNumber, version } = await newOrder(page, { draft: true })
  const path = `/v1/service-orders/${orderNumber}`
  const change = async (changes: object) =>
    expect((await callApiAs(page, 'operator', 'put', path, changes)).status()).toBe(200)
  const notes = page.getByLabel('Observações para o entregador')
  const costCenter = page.getByLabel('Centro de custo')
  const save = page.getByRole('button', { name: 'Salvar rascunho' })
  await openAs(page, 'manager', `/ordens-de-servico/criar?rascunho=${orderNumber}`)
  await notes.fill('Portão azul')
  await change({ costCenter: 'Loja', version })
  await save.click()
  await expect(page.getByText(/mudou este rascunho enquanto você editava/)).toBeVisible()
  await expect(costCenter).toHaveValue('Loja')
  await expect(notes).toHaveValue('Portão azul')

  await expect(page.getByText(/^Guardado neste navegador em/)).toBeVisible()
  await change({ costCenter: 'Loja 2', version: version + 1 })
  await navigate(page, '/ordens-de-servico')
  await expect(page.getByRole('heading', { level: 1, name: 'Ordens de Serviço' })).toBeVisible()
  await navigate(page, `/ordens-de-servico/criar?rascunho=${orderNumber}`)
  await expect(page.getByText(/O rascunho mudou desde então/)).toBeVisible()
  await expect(costCenter).toHaveValue('Loja 2')
  await expect(notes).toHaveValue('Portão azul')

  expect((await callApiAs(page, 'manager', 'delete', path)).status()).toBe(204)
  await save.click()
  await expect(page.getByText(/Este rascunho não existe mais/)).toBeVisible()
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name: /^OS-/ })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(orderNumber))
  await expect(page.getByText('Portão azul').first()).toBeVisible()
})

test('removes drafts on sign-out, so that the next user of the machine cannot see them', async ({ page }) => {
  const getDraftKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('malote:draft')))
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  await section(page, 'Entrega').getByLabel('Contato no local').fill('Zélia Prado')
  await expect(page.getByText(/^Guardado neste navegador em/)).toBeVisible()
  await endSession(page)
  // The live updates of the page end with the session, so it shows this by itself.
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(await getDraftKeys(), 'a session that ended keeps it').toHaveLength(1)
  await signIn(page, getAccount('otherManager'))
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toHaveValue('')
  expect(await getDraftKeys(), 'another person has none of it').toHaveLength(0)

  await section(page, 'Entrega').getByLabel('Contato no local').fill('Caio Reis')
  await expect(page.getByText(/^Guardado neste navegador em/)).toBeVisible()
  await page.getByRole('link', { name: 'Sair' }).click()
  await page.waitForURL('/entrar')
  expect(await getDraftKeys(), 'leaving takes it along').toHaveLength(0)
})

test('keeps the input when the connection is lost, and creates the order once', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const { orderNumber } = await newOrder(page)
  const reference = `CAIU-${Date.now()}`
  await openAs(page, 'manager', `/ordens-de-servico/criar?de=${orderNumber}`)
  await section(page, 'Entrega').getByLabel('Contato no local').fill(reference)
  await page.getByLabel('Referência', { exact: false }).first().fill(reference)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(
    page.getByText('Não foi possível falar com o servidor. Verifique a conexão e tente de novo.').first(),
  ).toBeVisible()
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toHaveValue(reference)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  const orders = await (await callApiAs(page, 'manager', 'get', `/v1/service-orders?search=${reference}`)).json()
  expect(orders.meta.total).toBe(1)
})

test('pauses saving a draft without a connection, and saves it when the connection returns', async ({
  page,
  context,
  expectedErrors,
}) => {
  // A file that is requested at the moment of a change of the connection fails in one of three wordings.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch dynamically imported module/)
  const reference = `ESPERA-${Date.now()}`
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  await page.getByLabel('Referência', { exact: false }).first().fill(reference)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText('Sem conexão: o rascunho é salvo sozinho quando ela voltar.')).toBeVisible()
  await expect(page.getByText(/1 rascunho será salvo assim que ela voltar/)).toBeVisible()
  await section(page, 'Entrega').getByLabel('Contato no local').fill('Digitado depois')
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  const orders = await (await callApiAs(page, 'manager', 'get', `/v1/service-orders?search=${reference}`)).json()
  expect(orders.data).toMatchObject([{ status: 'draft', dropoff: { contactName: 'Digitado depois' } }])
  await expect(page.getByRole('heading', { level: 1, name: orders.data[0].orderNumber })).toBeVisible()
})

test('opens the order of a draft although its code fails to load when the connection returns', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch dynamically imported module/)
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText('Sem conexão: o rascunho é salvo sozinho quando ela voltar.')).toBeVisible()
  let requests = 0
  await page.route('**/assets/_orderNumber-*.js', (route) => {
    requests += 1
    return requests === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^OS-/ })).toBeVisible()
  expect(requests).toBeGreaterThan(1)
})

test('rejects a step of an order that has changed, shows the reason and the new steps', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (?:412|503)/)
  const { orderNumber } = await newOrder(page)
  // The page receives no events, as on a bad connection, so it shows old data.
  await page.route('**/v1/events', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '600' } }))
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}`)
  await page.getByRole('button', { name: 'Cancelar ordem' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancelar ordem ${orderNumber}` })
  await dialog.getByText('Pedido em duplicidade').click()
  await callApiAs(page, 'operator', 'post', `/v1/service-orders/${orderNumber}/transitions`, { to: 'accepted' })
  await dialog.getByRole('button', { name: 'Cancelar ordem' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expect(page.getByText('O responsável sai para a coleta.')).toBeVisible()
})

test('reports that an open draft was deleted', async ({ page }) => {
  const { orderNumber } = await newOrder(page, { draft: true })
  const followed = page.waitForResponse('**/v1/events')
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}`)
  await followed
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
  await page.getByRole('button', { name: 'Editar ordem' }).click()
  await page.getByRole('dialog').getByLabel('Observações para o entregador').fill('Tarde demais')
  const { email, password } = getAccount('manager')
  const { token } = await (await page.request.post('/v1/auth/login', { data: { email, password } })).json()
  const deletion = await page.request.delete(`/v1/service-orders/${orderNumber}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(deletion.status()).toBe(204)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(dialog.getByText('Esta ordem não existe mais')).toBeVisible()
  // The text stays for a copy, until the edit is closed.
  await expect(dialog.getByLabel('Observações para o entregador')).toHaveValue('Tarde demais')
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await page.getByRole('button', { name: 'Descartar alterações' }).click()
  await expect(page.getByRole('heading', { name: 'Esta ordem não existe mais' })).toBeVisible()
})

test('shows a working page for invalid URLs', async ({ page }) => {
  const hostile = [
    '/ordens-de-servico?tab=__proto__&page=-1&limit=1e9&sort=%3Cscript%3E&status=,,,&from=0000-99-99&late=maybe',
    `/ordens-de-servico?search=${'%00%F0%9F%92%A9%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E'}&assigneeId=1&period=never`,
    `/ordens-de-servico?page=999999&search=${'a'.repeat(3000)}`,
    '/ordens-de-servico/criar?de=..%2F..%2Fusers&rascunho=',
    '/ordens-de-servico/criar?rascunho=OS-1999-000001',
    '/ordens-de-servico/etiquetas?numbers=OS-1,%2e%2e%2f,__proto__',
  ]
  await openAs(page, 'manager', '/ordens-de-servico')
  for (const path of hostile) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
      /Ordens de Serviço|Solicitar entrega|Etiquetas/,
    )
    await expect(page.getByText('Não foi possível abrir esta página'), path).toHaveCount(0)
  }
  await page.goto('/ordens-de-servico/%00%22%3E?history=%5B%5D')
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeVisible()
})
