import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'
import { addCourier } from './planner.ts'

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')
const numberIn = (text: string | null) => /OS-\d{4}-\d{6}/.exec(text ?? '')?.[0] ?? ''

async function choose(page: Page, count: number): Promise<string[]> {
  const numbers: string[] = []
  for (let index = 0; index < count; index += 1) {
    numbers.push(numberIn(await rows(page).nth(index).textContent()))
    await page
      .getByRole('table')
      .getByRole('checkbox')
      .nth(index + 1)
      .check()
  }
  return numbers
}

async function openDone(page: Page) {
  await openAs(page, 'operator', '/ordens-de-servico?tab=done')
  await expect(rows(page).first()).toBeVisible()
}

test('exports only the selected orders', async ({ page }) => {
  await openDone(page)
  const numbers = await choose(page, 2)
  await page.getByRole('button', { name: 'Exportar seleção' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines.slice(1).map(numberIn).sort()).toEqual(numbers.toSorted())
})

test('prints one label per volume or drop-off of the selected orders, and keeps the selection', async ({
  page,
  context,
}) => {
  await openDone(page)
  const numbers = await choose(page, 3)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Imprimir etiquetas' }).click()
  const paper = await opened
  await expect(paper.getByRole('heading', { level: 1, name: 'Etiquetas' })).toBeVisible()
  await expect(paper.getByRole('button', { name: 'Imprimir' })).toBeEnabled()
  const orders = await Promise.all(
    numbers.map(async (number) => (await callApiAs(page, 'operator', 'get', `/v1/service-orders/${number}`)).json()),
  )
  const dropoffs = orders.flatMap(({ stops }) => stops.filter(({ kind }: { kind: string }) => kind === 'dropoff'))
  const volumes = orders.reduce((sum, { stops, items }) => {
    const quantity = items.reduce((all: number, item: { quantity: number }) => all + item.quantity, 0)
    return sum + (stops.length === 2 && quantity <= 50 ? Math.max(quantity, 1) : stops.length - 1)
  }, 0)
  await expect(paper.getByRole('article')).toHaveCount(volumes)
  await paper.getByRole('checkbox', { name: 'Uma etiqueta por volume' }).click()
  await expect(paper.getByRole('article')).toHaveCount(dropoffs.length)
  const sheets = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1').match(/MediaBox \[[^\]]*\]/g)
  expect(sheets).toEqual(dropoffs.map(() => expect.stringMatching(/MediaBox \[0 0 29[78][.\d]* 4(?:19|20)/)))
  await expectAccessible(paper)
  await paper.close()
  await expect(page.getByText('3 itens selecionados').first()).toBeVisible()
})

test('reports labels of missing orders, and explains a URL without orders', async ({ page }) => {
  await openAs(page, 'otherManager', '/ordens-de-servico/etiquetas?numbers=OS-1999-000001')
  await expect(page.getByText('1 ordem ficou sem etiqueta')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveAccessibleDescription(
    'Não há etiquetas para imprimir.',
  )
  await page.goto('/ordens-de-servico/etiquetas?numbers=%3Cscript%3E,,,')
  await expect(page.getByRole('heading', { level: 1, name: 'Etiquetas' })).toBeVisible()
  await page.goto('/ordens-de-servico/etiquetas')
  await expect(page.getByText('Nenhuma ordem escolhida')).toBeVisible()
})

test('opens a draft from its row, and copies any order', async ({ page }) => {
  const { data } = await (await callApiAs(page, 'manager', 'get', '/v1/service-orders?limit=1&tab=done')).json()
  const copy = await callApiAs(page, 'manager', 'post', `/v1/service-orders/${data[0].orderNumber}/duplicate`)
  const { orderNumber } = await copy.json()
  const openRow = async () => {
    await openAs(page, 'manager', `/ordens-de-servico?search=${orderNumber}`)
    await page
      .getByRole('row', { name: new RegExp(orderNumber) })
      .getByRole('button', { name: /Ações/ })
      .click()
  }
  await openRow()
  await page.getByRole('menuitem', { name: 'Continuar rascunho' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Rascunho ${orderNumber}` })).toBeVisible()
  await openRow()
  await page.getByRole('menuitem', { name: 'Solicitar outra igual' }).click()
  await expect(page).toHaveURL(`/ordens-de-servico/criar?de=${orderNumber}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
})

test('accepts an order from the menu of its row, and takes it back; managers have no such step', async ({ page }) => {
  const { orderNumber } = await requestOrder(page, 'manager')
  const row = page.getByRole('row', { name: new RegExp(orderNumber) })
  const openMenu = async (person: 'manager' | 'operator') => {
    await openAs(page, person, `/ordens-de-servico?search=${orderNumber}`)
    await row.getByRole('button', { name: /Ações/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Copiar número' })).toBeVisible()
  }
  await openMenu('manager')
  await expect(page.getByRole('menuitem', { name: 'Aceitar' })).toHaveCount(0)
  await openMenu('operator')
  await page.getByRole('menuitem', { name: 'Aceitar' }).click()
  await expect(row).toContainText('Aguardando coleta')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toContainText('Solicitada')
})

test('offers couriers of all companies of the selection; one who left a company is rejected with the reason, and the rest is undone', async ({
  page,
}) => {
  const companies = await (await callApiAs(page, 'otherManager', 'get', '/v1/companies?limit=1')).json()
  const local = await requestOrder(page, 'manager')
  const foreign = await requestOrder(page, 'otherManager', { companyId: companies.data[0].id })
  // The first in the list, which mounts only the options near its visible part.
  const ofOne = await addCourier(page, 'Abdias', [local.company.id])
  const ofBoth = await addCourier(page, 'Abel', [local.company.id, foreign.company.id])
  const accept = async () => {
    await page.getByRole('button', { name: 'Mudar status' }).click()
    await page.getByRole('menuitem', { name: /^Aceitar ordem/ }).click()
    await page.getByRole('combobox', { name: /Responsável/ }).click()
  }
  await openAs(page, 'admin', '/ordens-de-servico')
  const row = (orderNumber: string) => page.getByRole('row', { name: new RegExp(orderNumber) })
  await row(foreign.orderNumber).getByRole('checkbox').check()
  await accept()
  // Only the operators of the company of the order.
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { name: ofOne.name })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await row(local.orderNumber).getByRole('checkbox').check()
  await accept()
  await expect(page.getByRole('option', { name: ofBoth.name })).toBeVisible()
  await expect(page.getByRole('option', { name: ofOne.name })).toHaveCount(0)
  await page.getByRole('option', { name: ofBoth.name }).click()
  const left = await callApiAs(page, 'admin', 'delete', `/v1/companies/${foreign.company.id}/users/${ofBoth.id}`)
  expect(left.status(), await left.text()).toBe(204)
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar ordem' }).click()
  const result = page.getByRole('dialog', { name: '1 mudou, 1 não: veja por quê' })
  await expect(result).toContainText('Escolha um operador ativo desta empresa ou um administrador.')
  await result.getByRole('button', { name: 'Voltar à lista' }).click()
  await expect(row(local.orderNumber)).toContainText('Aguardando coleta')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row(local.orderNumber)).toContainText('Solicitada')
})

test('orders that a bulk assignment took from two operators are given back to each', async ({ page }) => {
  const orders = [await requestOrder(page, 'manager'), await requestOrder(page, 'manager')]
  const { data } = await (
    await callApiAs(page, 'admin', 'get', `/v1/service-orders/assignees?companyId=${orders[0]?.company.id}`)
  ).json()
  const [first, second, next]: { id: string; name: string }[] = data
  for (const [index, courier] of [first, second].entries()) {
    const body = { to: 'accepted', assigneeId: courier?.id, orderNumbers: [orders[index]?.orderNumber] }
    await callApiAs(page, 'admin', 'post', '/v1/service-orders/bulk-transitions', body)
  }
  await openAs(page, 'admin', '/ordens-de-servico')
  const row = (index: number) => page.getByRole('row', { name: new RegExp(orders[index]?.orderNumber ?? '') })
  for (const index of [0, 1]) await row(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Trocar responsável' }).click()
  await page.getByRole('combobox', { name: /Responsável/ }).click()
  await page.getByRole('option', { name: next?.name ?? '', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar responsável' }).click()
  for (const index of [0, 1]) await expect(row(index)).toContainText(next?.name ?? '')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row(0)).toContainText(first?.name ?? '')
  await expect(row(1)).toContainText(second?.name ?? '')
})
