import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')

async function openList(page: Page, person: 'operator' | 'manager' | 'admin', search = '') {
  await openAs(page, person, `/ordens-de-servico${search}`)
  await expect(heading(page)).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

/** Creates drafts that no other test uses, as copies of an order. */
async function newDrafts(page: Page, count: number): Promise<string[]> {
  const { data } = await (await callApiAs(page, 'manager', 'get', '/v1/service-orders?limit=1&tab=done')).json()
  const numbers: string[] = []
  for (let index = 0; index < count; index += 1) {
    const copy = await callApiAs(page, 'manager', 'post', `/v1/service-orders/${data[0].orderNumber}/duplicate`)
    numbers.push((await copy.json()).orderNumber)
  }
  return numbers
}

async function pasteNumbers(page: Page, numbers: readonly string[]) {
  await page.getByLabel('Buscar ordens', { exact: true }).focus()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, numbers.join('\n'))
  return page.getByRole('dialog')
}

test('shows filters as chips, keeps them in the URL and restores them on reload', async ({ page }) => {
  await openList(page, 'admin')
  await page.getByRole('button', { name: 'Período' }).click()
  await page.getByRole('dialog', { name: 'Período' }).getByLabel('Últimos 30 dias').click()
  await expect(page).toHaveURL(/period=last30/)
  await page.getByRole('button', { name: 'Status' }).click()
  const status = page.getByRole('dialog', { name: 'Status' })
  await status.getByLabel('Entregue', { exact: true }).check()
  await status.getByLabel('Cancelada').check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=delivered%2Ccanceled/)
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByRole('menuitem', { name: 'Origem' }).click()
  await page.getByRole('dialog', { name: 'Origem' }).getByLabel('Pelo site').click()
  await expect(page).toHaveURL(/source=web/)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Período: Últimos 30 dias', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Status: Entregue e mais 1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Remover filtro.*Origem/ }).click()
  await expect(page).not.toHaveURL(/source/)
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/ordens-de-servico')
})

test('sorts on the server with the order in the URL, and stores columns and density in the browser', async ({
  page,
}) => {
  await openList(page, 'admin')
  await page.getByRole('columnheader', { name: 'Prazo' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=promisedAt/)
  await expect(page.getByRole('columnheader', { name: 'Prazo' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Ajustar tabela' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Coleta' }).click()
  await page.getByRole('menuitemradio', { name: 'Compacta' }).click()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Coleta' })).toBeHidden()
  expect(page.url()).not.toContain('Coleta')
})

test('opens a row by click and by Enter, and links back to the list in its last state', async ({ page }) => {
  await openList(page, 'operator', '?tab=done&sort=createdAt')
  const number = /^OS-\d{4}-\d{6}/.exec((await rows(page).nth(1).getByRole('link').textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ordens de Serviço' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL('/ordens-de-servico?tab=done&sort=createdAt')

  await rows(page)
    .nth(1)
    .locator('xpath=following-sibling::td[1]')
    .click({ position: { x: 150, y: 10 } })
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
})

test('opens an order in another tab on a middle click', async ({ page }) => {
  await openList(page, 'operator')
  const link = rows(page).first().getByRole('link')
  await expect(link).toHaveAttribute('href', /^\/ordens-de-servico\/OS-/)
  const isDefault = await link.evaluate((element) =>
    ['mousedown', 'mouseup', 'auxclick'].map((type) =>
      element.dispatchEvent(new MouseEvent(type, { button: 1, bubbles: true, cancelable: true })),
    ),
  )
  expect(isDefault).toEqual([true, true, true])
  await expect(page).toHaveURL('/ordens-de-servico')
})

test('looks up pasted numbers, selects and cancels them, and shows the result of each', async ({ page }) => {
  await openList(page, 'manager')
  const numbers = await newDrafts(page, 3)
  const lost = numbers[0] ?? ''
  const dialog = await pasteNumbers(page, [...numbers, 'OS-1999-000001'])
  await expect(dialog.getByText('1 número sem ordem:')).toBeVisible()
  await expect(dialog.getByText('OS-1999-000001')).toBeVisible()
  await dialog.getByRole('button', { name: 'Selecionar 3 ordens' }).click()
  await expect(page.getByText('3 itens selecionados').first()).toBeVisible()

  // Another user cancels one of them in the meantime.
  await callApiAs(page, 'manager', 'post', `/v1/service-orders/${lost}/transitions`, {
    to: 'canceled',
    reason: 'Engano',
  })

  await page.getByRole('button', { name: 'Cancelar ordens' }).click()
  const cancel = page.getByRole('dialog', { name: /^Cancelar ordem: 3 ordens/ })
  await cancel.getByRole('button', { name: 'Cancelar 3 ordens' }).click()
  await expect(cancel.getByRole('radiogroup', { name: 'Motivo' })).toHaveAccessibleDescription(/Preencha este campo\./)
  const errorLink = cancel.getByRole('link', { name: 'Motivo: Preencha este campo.' })
  await expect(errorLink, 'the fault is listed, and leads to its field').toBeVisible()
  await errorLink.click()
  await expect(cancel.getByRole('radio', { name: 'Pedido feito por engano' })).toBeFocused()
  await cancel.getByText('Pedido em duplicidade').click()
  await cancel.getByRole('button', { name: 'Cancelar 3 ordens' }).click()

  const result = page.getByRole('dialog', { name: '2 mudaram, 1 não: veja por quê' })
  await expect(result.getByRole('link', { name: lost })).toBeVisible()
  await expect(result.getByText(/já está com o status “Cancelada”/)).toBeVisible()
  await expectAccessible(page)
  await result.getByRole('button', { name: 'Voltar à lista' }).click()
  await expect(page.getByText('1 item selecionado').first()).toBeVisible()
})

test('keeps the selection across pages and tabs', async ({ page }) => {
  await openList(page, 'admin')
  await page.getByRole('table').getByRole('checkbox').nth(1).check()
  await page.getByRole('link', { name: 'Página 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('table').getByRole('checkbox').nth(1).check()
  await expect(page.getByText('2 itens selecionados').first()).toBeVisible()
})

test('exports the filtered orders as CSV and as XLSX', async ({ page }) => {
  await openList(page, 'operator', '?tab=done')
  for (const [item, extension] of [
    ['CSV', 'csv'],
    ['Excel (XLSX)', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Exportar' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^ordens-de-servico-.*\\.${extension}$`))
  }
})

test('saves a view, shows it again, and can undo its removal', async ({ page }) => {
  await openList(page, 'admin', '?tab=done&sort=createdAt')
  await page.getByRole('button', { name: 'Visões' }).click()
  await page.getByRole('menuitem', { name: 'Salvar esta visão' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar esta visão' })
  await dialog.getByRole('button', { name: 'Salvar visão' }).click()
  await dialog.getByRole('link', { name: 'Dê um nome à visão.' }).click()
  await expect(dialog.getByLabel('Nome da visão')).toBeFocused()
  await dialog.getByLabel('Nome da visão').fill('Fechadas')
  await dialog.getByRole('button', { name: 'Salvar visão' }).click()
  await page.goto('/ordens-de-servico')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Visões' }).click()
  await page.getByRole('menuitem', { name: 'Fechadas', exact: true }).click()
  await expect(page).toHaveURL('/ordens-de-servico?tab=done&sort=createdAt')
  await page.getByRole('button', { name: 'Visões' }).click()
  await page.getByRole('menuitem', { name: 'Excluir visão “Fechadas”' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: 'Visões' }).click()
  await expect(page.getByRole('menuitem', { name: 'Fechadas', exact: true })).toBeVisible()
})

test('cancels a pending search when the user types on', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_ABORTED/)
  await openList(page, 'operator')
  const searches: string[] = []
  await page.route('**/v1/service-orders?*search=*', async (route) => {
    searches.push(new URL(route.request().url()).searchParams.get('search') ?? '')
    // The first search stays pending.
    if (searches.length > 1) await route.continue()
  })
  const field = page.getByLabel('Buscar ordens', { exact: true })
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('search='))
  await field.fill('São')
  await expect.poll(() => searches).toEqual(['São'])
  await field.fill('São Paulo')
  await given
  await expect(page).toHaveURL(/search=S%C3%A3o\+Paulo/)
  await expect(rows(page).first()).toBeVisible()
  expect(searches).toEqual(['São', 'São Paulo'])
})

test('a pressed row changes its color before its order opens', async ({ page }) => {
  await openList(page, 'admin')
  const row = page.locator('tbody tr').first()
  const getColor = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)
  await row.getByRole('link').first().hover()
  const hovered = await getColor()
  await page.mouse.down()
  expect(await getColor()).not.toBe(hovered)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
})

test('opens the pressed order although the list changes before the release', async ({ page }) => {
  await openList(page, 'manager')
  const order = page.locator('tbody tr').first().getByRole('link').first()
  const pressedUrl = (await order.getAttribute('href')) ?? ''
  // The list with the new order arrives while the pointer is pressed.
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/v1\/service-orders\?/, async (route) => {
    await pressed
    await route.continue()
  })
  const changed = page.waitForRequest(/\/v1\/service-orders\?/)
  await newDrafts(page, 1)
  await changed
  await order.hover()
  await page.mouse.down()
  // The request itself may be replaced by one of a later change; each of them arrives at the server with the new order.
  const response = page.waitForResponse(/\/v1\/service-orders\?/)
  release()
  await (await response).finished()
  // The next frames would draw the new order.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  await page.mouse.up()
  await expect(page).toHaveURL(pressedUrl)
  // A list that is left before its order is shown stays as it is, and offers the new orders.
  await expect(page.getByRole('heading', { level: 1, name: /OS-[\d-]+/ })).toBeVisible()
  await page.goBack()
  // The list did change. Other tests create orders of this company, so the new order may be on the second page by now.
  await expect(order).not.toHaveAttribute('href', pressedUrl)
})

for (const [distance, outcome] of [
  [0, 'counts'],
  [30, 'does not count when the pointer has left it'],
] as const) {
  test(`a press of a control that moves before the release ${outcome}`, async ({ page }) => {
    await openList(page, 'manager')
    const button = page.getByRole('button', { name: /^Números da/ })
    const box = await button.boundingBox()
    if (!box) throw new Error('The button is not visible.')
    await page.mouse.move(box.x + 20, box.y + box.height / 2)
    await page.mouse.down()
    // As a message does that appears above.
    await page.evaluate(() => {
      const message = document.createElement('div')
      message.style.height = '120px'
      document.querySelector('main')?.prepend(message)
    })
    await page.mouse.move(box.x + 20 + distance, box.y + box.height / 2)
    await page.mouse.up()
    await expect(button).toHaveAttribute('aria-expanded', String(distance === 0))
  })
}

test('names the company of each order only where the list has several', async ({ page }) => {
  await openList(page, 'admin')
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/service-orders?limit=1')).json()
  const { company } = data[0]
  const table = page.getByRole('table')
  await expect(table.getByRole('cell').filter({ hasText: company.name }).first()).toBeVisible()
  await page.goto(`/ordens-de-servico?companyId=${company.id}`)
  await expect(rows(page).first()).toBeVisible()
  await expect(table.getByRole('cell').filter({ hasText: company.name })).toHaveCount(0)
})
