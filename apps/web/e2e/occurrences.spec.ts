import { expectAccessibleEverywhere } from './accessibility.ts'
import { address, correctStatus, pixel, requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

test('a failed stop opens an occurrence, which the dispatcher resolves and the manager sees', async ({
  page,
  browser,
}) => {
  const contactName = `Ocorrência ${Date.now()}`
  const order = await requestOrder(page, 'manager', { dropoffs: [{ contactName, address }] })
  const { orderNumber } = order
  await correctStatus(page, order, 'in_transit')
  const failed = await callApiAs(
    page,
    'operator',
    'put',
    `/v1/service-orders/${orderNumber}/stops/${order.stops[1]?.id}`,
    { state: 'failed', reason: 'Destinatário ausente' },
  )
  expect(failed.status(), await failed.text()).toBe(200)

  await openAs(page, 'admin', `/ordens-de-servico/${orderNumber}`)
  const panel = page.getByRole('region', { name: 'Ocorrências' })
  await expect(panel).toContainText('Destinatário ausente')
  await expect(panel).toContainText(contactName)
  await expect(panel).toContainText('Aberta')
  await panel.getByRole('button', { name: 'Assumir' }).click()
  await expect(panel).not.toContainText('ninguém ainda')
  // The pressed button is gone.
  await expect(panel.getByRole('listitem').first()).toBeFocused()

  await panel.getByRole('button', { name: 'Editar' }).click()
  const editing = page.getByRole('dialog', { name: 'Mudar responsável e prazo' })
  await editing.getByRole('textbox', { name: 'Prazo' }).fill('31/12/2030')
  await editing.getByRole('button', { name: 'Salvar' }).click()
  await expect(editing.getByRole('textbox', { name: 'Prazo' })).toHaveAccessibleDescription(/data e um horário/)
  await editing.getByRole('textbox', { name: 'Prazo' }).fill('31/12/2030 às 18h15')
  await editing.getByRole('button', { name: 'Salvar' }).click()
  await expect(editing).toBeHidden()
  await expect(panel).toContainText('Prazo: 31/12/2030 18:15')

  const write = async (text: string, audience?: string) => {
    await panel.getByRole('button', { name: 'Comentar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Comentar ocorrência' })
    await dialog.getByLabel('Comentário').fill(text)
    if (audience) await dialog.getByLabel(audience).check()
    await dialog.getByRole('button', { name: 'Comentar' }).click()
    await expect(dialog).toBeHidden()
    await expect(panel.getByText(text)).toBeVisible()
  }
  await write('O porteiro não atendeu.', 'Só a equipe de entregas')
  await write('Vamos voltar amanhã.')

  await panel.getByRole('button', { name: 'Enviar foto' }).click()
  const upload = page.getByRole('dialog', { name: 'Enviar foto da ocorrência' })
  await upload.locator('input[type=file]').setInputFiles({ name: 'porta.png', mimeType: 'image/png', buffer: pixel })
  await upload.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(upload).toBeHidden()
  await expect(panel.getByRole('list', { name: 'Fotos: Destinatário ausente' })).toContainText('porta.png')
  await expectAccessibleEverywhere(page, 'an order with an occurrence')

  await panel.getByRole('button', { name: 'Resolver' }).click()
  const resolving = page.getByRole('dialog', { name: 'Resolver ocorrência' })
  await resolving.getByRole('button', { name: 'Resolver' }).click()
  await expect(resolving.getByLabel('Solução')).toHaveAttribute('aria-invalid', 'true')
  await resolving.getByLabel('Solução').fill('Nova entrega combinada.')
  await resolving.getByRole('button', { name: 'Resolver' }).click()
  await expect(resolving).toBeHidden()
  await expect(panel).toContainText('Solução: Nova entrega combinada.')
  await expect(panel.getByRole('button', { name: 'Reabrir' })).toBeVisible()

  const other = await browser.newPage()
  await openAs(other, 'manager', `/ordens-de-servico/${orderNumber}`)
  const seen = other.getByRole('region', { name: 'Ocorrências' })
  await expect(seen).toContainText('Solução: Nova entrega combinada.')
  await expect(seen).toContainText('Vamos voltar amanhã.')
  await expect(seen).not.toContainText('O porteiro não atendeu.')
  await expect(seen.getByRole('list', { name: 'Fotos: Destinatário ausente' })).toContainText('porta.png')
  await expect(seen.getByRole('button', { name: 'Reabrir' })).toBeHidden()
  await other.close()
})

test('a manager opens an occurrence, which the list shows with its filters', async ({ page }) => {
  const description = `Caixa molhada ${Date.now()}`
  const order = await requestOrder(page, 'manager')
  await correctStatus(page, order, 'in_transit')
  await openAs(page, 'manager', `/ordens-de-servico/${order.orderNumber}`)
  const panel = page.getByRole('region', { name: 'Ocorrências' })
  await expect(panel).toContainText('Nenhuma ocorrência.')
  await panel.getByRole('button', { name: 'Abrir ocorrência' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abrir ocorrência' })
  await dialog.getByRole('button', { name: 'Abrir ocorrência' }).click()
  await expect(dialog.getByLabel('Descrição')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('combobox', { name: 'O que aconteceu' }).click()
  await page.getByRole('option', { name: 'Avaria' }).click()
  await dialog.getByLabel('Descrição').fill(description)
  await dialog.getByRole('button', { name: 'Abrir ocorrência' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText(description)

  // Another one that is overdue, and before those of other tests: a due time does not become a past one by a change.
  const path = `/v1/service-orders/${order.orderNumber}/occurrences`
  const overdue = { kind: 'damaged', description: `${description}, vencida`, dueAt: '2020-01-01T12:00:00.000Z' }
  const opened = await callApiAs(page, 'manager', 'post', path, overdue)
  expect(opened.status(), await opened.text()).toBe(201)
  await openAs(page, 'manager', '/ocorrencias')
  await page.getByRole('button', { name: 'Prazo' }).click()
  await page.getByRole('menuitemradio', { name: 'Vencido' }).click()
  await expect(page).toHaveURL(/overdue=true/)
  const row = page.getByRole('row').filter({ hasText: overdue.description })
  await expect(row).toContainText('Fora do prazo')
  await expectAccessibleEverywhere(page, 'the list of occurrences')
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: order.orderNumber })).toBeVisible()
})

test('a part whose code cannot be loaded appears when the connection is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/)
  const order = await requestOrder(page, 'operator')
  const code = '**/assets/order-occurrences-*.js*'
  const failed: string[] = []
  await page.route(code, (route) => {
    failed.push(route.request().url())
    return route.abort()
  })
  await openAs(page, 'operator', `/ordens-de-servico/${order.orderNumber}`)
  await expect.poll(() => failed.length).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Dados da ordem' })).toBeVisible()
  await page.unroute(code)
  await context.setOffline(true)
  await context.setOffline(false)
  const panel = page.getByRole('region', { name: 'Ocorrências' })
  // Only its code requests the occurrences; before, the markup of the server is shown.
  await expect(panel).toContainText('Nenhuma ocorrência.')
  await panel.getByRole('button', { name: 'Abrir ocorrência' }).click()
  await expect(page.getByRole('dialog', { name: 'Abrir ocorrência' })).toBeVisible()
})
