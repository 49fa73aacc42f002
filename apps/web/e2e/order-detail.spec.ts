import type { ServiceOrder } from '@malote/api-client'
import type { Locator, Page } from '@playwright/test'
import { delayRequests } from './delay-requests.ts'
import { address, pixel, requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, type Person, test } from './people.ts'

/** Creates an order, and takes its first steps as an operator. */
async function createOwnOrder(page: Page, steps: readonly string[] = [], changes: object = {}): Promise<ServiceOrder> {
  const order = await requestOrder(page, 'operator', {
    dropoffs: [{ contactName: 'Zélia Prado', contactPhone: '(11) 91234-5678', address }],
    items: [{ description: 'Caixa de documentos', quantity: 1 }],
    ...changes,
  })
  for (const to of steps) await transition(page, 'operator', order, to)
  return order
}

async function transition(page: Page, who: Person, { orderNumber }: ServiceOrder, to: string, more: object = {}) {
  const response = await callApiAs(page, who, 'post', `/v1/service-orders/${orderNumber}/transitions`, { to, ...more })
  expect(response.status(), await response.text()).toBe(200)
}

async function openOrder(page: Page, who: Person, { orderNumber }: ServiceOrder, rest = '') {
  await openAs(page, who, `/ordens-de-servico/${orderNumber}${rest}`)
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
}

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })

test('enables the next step of a pickup after its required photo was uploaded', async ({ page }) => {
  const order = await createOwnOrder(page, ['accepted', 'collecting'], {
    pickup: { contactName: 'Expedição', address, requiredProof: 'photo' },
  })
  await openOrder(page, 'operator', order)
  await expect(page.getByRole('button', { name: 'Confirmar coleta' })).toHaveCount(0)
  await page.getByText('Outras ações, e por que não agora').click()
  await expect(page.getByText('Confirmar coleta: Falta o comprovante da coleta.')).toBeVisible()

  await page.getByRole('button', { name: 'Enviar foto da coleta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar foto: Expedição' })
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog.getByText('Escolha pelo menos um arquivo.').first()).toBeVisible()
  const deliver = await delayRequests(page, '**/attachments/*/content*')
  await dialog.getByLabel('Fotos').setInputFiles({ name: 'doca.png', mimeType: 'image/png', buffer: pixel })
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await page
    .getByRole('list', { name: 'Comprovantes: coleta' })
    .getByRole('button', { name: 'doca.png', exact: true })
    .click()
  // Opened before its picture has loaded, the viewer shows it later.
  const viewer = page.getByRole('dialog', { name: 'doca.png' })
  await expect(viewer).toBeVisible()
  deliver()
  await expect(viewer.getByRole('img', { name: 'doca.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Confirmar coleta' }).click()
  await expect(page.getByText('Inicie a rota quando sair para a entrega.')).toBeVisible()
})

test('keeps a file whose upload failed, and uploads it on a retry', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/)
  const order = await createOwnOrder(page)
  await openOrder(page, 'manager', order)
  let failing = true
  await page.route('**/attachments', (route) =>
    failing && route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await page.getByRole('button', { name: 'Anexar arquivos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anexar arquivos' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'nota.png', mimeType: 'image/png', buffer: pixel })
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Verifique a conexão e tente de novo.')
  failing = false
  await dialog.getByRole('button', { name: 'Enviar nota.png de novo' }).click()
  await expect(dialog).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar nota.png' }).click()
  expect((await download).suggestedFilename()).toBe('nota.png')
})

test('shows the second of two editors the conflicting changes, and merges both edits', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/)
  const order = await createOwnOrder(page)
  await openOrder(page, 'operator', order)
  const other = await browser.newPage()
  await openOrder(other, 'manager', order)

  await page.getByRole('button', { name: 'Editar ordem' }).click()
  await other.getByRole('button', { name: 'Editar ordem' }).click()
  const ownDrawer = page.getByRole('dialog', { name: `Editar ${order.orderNumber}` })
  const otherDrawer = other.getByRole('dialog', { name: `Editar ${order.orderNumber}` })
  await otherDrawer.getByLabel('Observações para o entregador').fill('Portão azul')
  await otherDrawer.getByLabel('Centro de custo').fill('Loja')
  await otherDrawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(other.getByText('Centro de custo: (vazio) → Loja')).toBeVisible()
  await other.close()

  await ownDrawer.getByLabel('Observações para o entregador').fill('Ligar antes')
  await ownDrawer.getByLabel('Referência', { exact: false }).first().fill(`R-${Date.now()}`)
  await ownDrawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(ownDrawer.getByText(/mudou esta ordem enquanto você editava/)).toBeVisible()
  await expect(ownDrawer.getByText('Observações para o entregador: (vazio) → Portão azul')).toBeVisible()
  await expect(ownDrawer.getByRole('radio', { name: /Ligar antes/ })).toBeChecked()
  await ownDrawer.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await expect(ownDrawer).toHaveCount(0)

  const facts = section(page, 'Dados da ordem')
  await expect(facts).toContainText('Ligar antes')
  await expect(facts).toContainText('Loja')
})

test('edits the pickup, the measures of an item and the required proofs, like the form that created the order', async ({
  page,
}) => {
  const order = await createOwnOrder(page)
  await openOrder(page, 'manager', order)
  await page.getByRole('button', { name: 'Editar ordem' }).click()
  const drawer = page.getByRole('dialog', { name: `Editar ${order.orderNumber}` })
  await drawer.getByLabel('Contato no local').first().fill('Bia da expedição')
  await drawer.getByRole('button', { name: 'Adicionar item' }).click()
  const item = drawer.getByRole('group', { name: /^Item \d+$/ }).last()
  await item.getByLabel('Descrição').fill('Caixa de vidro')
  await item.getByRole('button', { name: 'Informar medidas e valor' }).click()
  await item.getByLabel('Comprimento (cm)').fill('30')
  await item.getByLabel('Valor unitário').fill('99,00')
  await drawer.getByRole('button', { name: 'Comprovação' }).click()
  await drawer.getByRole('combobox', { name: 'Na entrega' }).click()
  await page.getByRole('option', { name: 'Assinatura', exact: true }).click()
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(drawer).toHaveCount(0)
  const saved = await (await callApiAs(page, 'manager', 'get', `/v1/service-orders/${order.orderNumber}`)).json()
  expect(saved.items.at(-1)).toMatchObject({ description: 'Caixa de vidro', lengthCm: 30, valueCents: 9900 })
  expect(saved.stops).toMatchObject([
    { id: order.stops[0]?.id, contactName: 'Bia da expedição' },
    { id: order.stops[1]?.id, requiredProofs: ['signature'] },
  ])
})

test('saves the fields that the status still allows, and offers no other', async ({ page }) => {
  const window = { start: '2030-11-20T12:00:30.000Z', end: '2030-11-20T15:00:45.000Z' }
  const dropoff = { contactName: 'Zélia Prado', address, window, requiredProofs: ['pin', 'photo'] }
  const order = await createOwnOrder(page, ['accepted'], {
    dropoffs: [dropoff, { ...dropoff, contactName: 'Bento Luz' }],
  })
  await openOrder(page, 'operator', order)
  const edit = async (change: (drawer: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: 'Editar ordem' }).click()
    const drawer = page.getByRole('dialog', { name: `Editar ${order.orderNumber}` })
    await change(drawer)
    await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(drawer).toHaveCount(0)
    return (await callApiAs(page, 'operator', 'get', `/v1/service-orders/${order.orderNumber}`)).json()
  }
  const moved = await edit(async (drawer) => {
    await expect(drawer.getByRole('button', { name: 'Adicionar outra entrega' })).toHaveCount(0)
    await expect(drawer.getByLabel('Número')).toHaveCount(2)
    await drawer.getByLabel('Número').last().fill('2000')
  })
  expect(moved.stops[2]).toMatchObject({ contactName: 'Bento Luz', address: { number: '2000' }, window })

  for (const to of ['collecting', 'collected', 'in_transit']) await transition(page, 'operator', order, to)
  await page.reload()
  // The page of the last visit is shown until the order is read again.
  await expect(page.getByRole('main').getByText('Em rota').first()).toBeVisible()
  const called = await edit(async (drawer) => {
    await expect(drawer.getByLabel('Contato no local')).toHaveCount(0)
    await drawer.getByLabel('Telefone').last().fill('(11) 98888-7777')
  })
  expect(called.stops[2]).toMatchObject({ contactPhone: '+5511988887777', requiredProofs: ['photo', 'pin'], window })
})

test('shows and announces a change of another user without a reload', async ({ page }) => {
  const order = await createOwnOrder(page)
  await openOrder(page, 'manager', order)
  await expect(page.getByText('A operação vai aceitar a ordem e definir quem coleta.')).toBeVisible()
  await expect(section(page, 'Histórico').getByText('Entrega solicitada')).toBeVisible()
  await transition(page, 'operator', order, 'accepted')
  await expect(page.getByText('O responsável sai para a coleta.')).toBeVisible()
  await expect(page.getByText(/: Aguardando coleta$/)).toBeVisible()
})

test('hides internal comments from the company, and filters the history by visibility', async ({ page }) => {
  const order = await createOwnOrder(page)
  await openOrder(page, 'operator', order)
  const comments = section(page, 'Comentários')
  await comments.getByLabel('Comentário').fill('Cliente paga em dinheiro')
  await comments.getByRole('radio', { name: 'Só a equipe de entregas' }).check()
  await comments.getByRole('button', { name: 'Comentar' }).click()
  await expect(comments.getByRole('listitem').filter({ hasText: 'Cliente paga em dinheiro' })).toContainText('Interno')
  const history = section(page, 'Histórico')
  await history.getByRole('radiogroup').getByText('Interno').click()
  await expect(history.getByRole('radio', { name: 'Interno' })).toBeChecked()
  await expect(page).toHaveURL(/history=internal/)
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await expect(history.getByRole('listitem')).toContainText('Cliente paga em dinheiro')

  await openOrder(page, 'manager', order, '?history=nonsense')
  await expect(section(page, 'Comentários').getByText('Nenhum comentário ainda.')).toBeVisible()
  await expect(history.getByText('Entrega solicitada')).toBeVisible()
  await expect(history).not.toContainText('Cliente paga em dinheiro')
})

test('lets an admin correct the status with a long enough justification', async ({ page }) => {
  const order = await createOwnOrder(page, ['accepted'])
  await openOrder(page, 'admin', order)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Corrigir status' }).click()
  const dialog = page.getByRole('dialog', { name: `Corrigir status de ${order.orderNumber}` })
  await dialog.getByRole('combobox', { name: 'Status correto' }).click()
  await page.getByRole('option', { name: 'Em rota', exact: true }).click()
  await dialog.getByLabel('Justificativa').fill('Curta')
  await dialog.getByRole('button', { name: 'Corrigir status' }).click()
  await expect(dialog.getByText('Explique com pelo menos 20 caracteres.').first()).toBeVisible()
  await dialog.getByLabel('Justificativa').fill('O entregador esqueceu de registrar a coleta.')
  await dialog.getByRole('button', { name: 'Corrigir status' }).click()
  await expect(page.getByText('A carga está em rota até quem recebe.')).toBeVisible()
  await expect(page.getByText('Corrigido de “Aguardando coleta”')).toBeVisible()
})

test('shows the charge before an accepted order is canceled', async ({ page }) => {
  const order = await createOwnOrder(page, ['accepted'])
  await openOrder(page, 'manager', order)
  await page.getByRole('button', { name: 'Cancelar ordem' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancelar ordem ${order.orderNumber}` })
  await expect(dialog.getByText('Este cancelamento será cobrado')).toBeVisible()
  await dialog.getByText('Outro', { exact: true }).click()
  await dialog.getByLabel('Qual motivo?').fill('Pedido em dobro')
  await dialog.getByRole('button', { name: 'Cancelar ordem' }).click()
  await expect(section(page, 'Dados da ordem')).toContainText('Cancelamento com cobrança')
  await expect(section(page, 'Histórico')).not.toContainText('fuso')
})

test('reads a new pickup window in the time zone of the pickup, and names the zone', async ({ page }) => {
  const manaus = { postalCode: '69005070', street: 'Rua Marcílio Dias', number: '10', neighborhood: 'Centro' }
  const order = await createOwnOrder(page, ['accepted', 'collecting'], {
    pickup: { contactName: 'Expedição', address: { ...manaus, city: 'Manaus', state: 'AM' } },
  })
  await transition(page, 'operator', order, 'failed', { reason: 'Estabelecimento fechado' })
  await openOrder(page, 'manager', order)
  await expect(section(page, 'Histórico')).toContainText('Nos horários do seu fuso, não do local de cada parada.')
  await page.getByRole('button', { name: 'Reagendar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Pelo horário de Manaus.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Reagendar' }).click()
  await dialog.getByRole('link', { name: 'Dia: Preencha este campo.' }).click()
  await expect(dialog.getByLabel('Dia')).toBeFocused()
  await dialog.getByLabel('Dia').fill('20/11/2030')
  await dialog.getByLabel('Das').fill('22:00')
  await dialog.getByLabel('Até').fill('02:00')
  await expect(dialog.getByText('Termina no dia seguinte, 21/11/2030.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Reagendar' }).click()
  await expect(dialog).toHaveCount(0)
  const saved = await (await callApiAs(page, 'manager', 'get', `/v1/service-orders/${order.orderNumber}`)).json()
  expect(saved.stops[0].window).toEqual({ start: '2030-11-21T02:00:00.000Z', end: '2030-11-21T06:00:00.000Z' })
})

test('creates a copy as a draft, and deletes a draft', async ({ page }) => {
  const order = await createOwnOrder(page)
  await openOrder(page, 'operator', order)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Duplicar ordem' }).click()
  await expect(page.getByText('O rascunho ainda não foi solicitado.', { exact: false })).toBeVisible()
  await expect(section(page, 'Dados da ordem').getByRole('link', { name: order.orderNumber })).toBeVisible()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Excluir rascunho' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir rascunho' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
})

test('prints label and receipt without the layout, each in its paper size', async ({ page }) => {
  const order = await createOwnOrder(page)
  for (const [path, name, box] of [
    ['etiqueta', 'Etiqueta', /MediaBox \[0 0 29[78][.\d]* 4(?:19|20)/],
    ['recibo', 'Comprovante', /MediaBox \[0 0 59[45][.\d]* 84[12]/],
  ] as const) {
    await openAs(page, 'operator', `/ordens-de-servico/${order.orderNumber}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: `${name} de ${order.orderNumber}` })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('article')).toContainText('Zélia Prado')
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/MediaBox \[[^\]]*\]/g)).toEqual([expect.stringMatching(box)])
    await page.emulateMedia({ media: 'screen' })
  }
})
