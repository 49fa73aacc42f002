import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

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
  for (const [status, title, open] of dialogs) {
    await openAs(page, 'admin', `/ordens-de-servico/${await orderIn(page, status)}`)
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
    await open(page)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await check(String(title))
  }
  for (const [status, path] of [
    ['in_transit', 'etiqueta'],
    ['delivered', 'recibo'],
  ]) {
    await openAs(page, 'admin', `/ordens-de-servico/${await orderIn(page, status ?? '')}/${path}`)
    await expect(page.getByRole('article')).toBeVisible()
    await check(path ?? '')
  }
})
