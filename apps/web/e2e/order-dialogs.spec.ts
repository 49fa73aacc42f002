import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { callApiAs, expect, navigate, openAs, test } from './people.ts'

/** @returns the newest order in a status. */
async function orderIn(page: Page, status: string): Promise<string> {
  const response = await callApiAs(page, 'admin', 'get', `/v1/service-orders?status=${status}&limit=1`)
  return (await response.json()).data[0].orderNumber
}

const menuItem = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name }).click()
}
const button = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).click()

const dialogs: [status: string, title: RegExp, open: (page: Page) => Promise<void>][] = [
  ['requested', /^Editar OS-/, button('Editar ordem')],
  ['requested', /^Aceitar ordem OS-/, button('Aceitar ordem')],
  ['accepted', /^Cancelar ordem OS-/, button('Cancelar ordem')],
  ['in_transit', /^Compartilhar OS-/, button('Compartilhar')],
  ['in_transit', /^Anexar arquivos/, button('Anexar arquivos')],
  ['in_transit', /^Corrigir status de OS-/, menuItem('Corrigir status')],
]

test('no dialog or paper of an order has an accessibility violation', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = (what: string) => expectAccessibleEverywhere(page, what)
  await openAs(page, 'admin', '/ordens-de-servico')
  for (const [status, title, open] of dialogs) {
    const orderNumber = await orderIn(page, status)
    await navigate(page, `/ordens-de-servico/${orderNumber}`)
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
    await open(page)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await check(String(title))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  for (const [status, path] of [
    ['in_transit', 'etiqueta'],
    ['delivered', 'recibo'],
  ]) {
    const orderNumber = await orderIn(page, status ?? '')
    await navigate(page, `/ordens-de-servico/${orderNumber}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(` de ${orderNumber}$`) })).toBeVisible()
    // One label for each drop-off.
    await expect(page.getByRole('article').first()).toBeVisible()
    await check(path ?? '')
  }
})
