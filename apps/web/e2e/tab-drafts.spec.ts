import type { Page } from '@playwright/test'
import { requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

const fields = ['contato', 'CEP', 'logradouro', 'número', 'bairro', 'cidade', 'UF']
const titles = [
  ...['Coleta', 'Entrega'].flatMap((stop) => fields.map((field) => `${stop}: ${field}`)),
  'Item: descrição',
]

test('keeps the drafts of two tabs apart, and offers that of a closed tab to the next one', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  const getNotes = (tab: Page) => tab.getByLabel('Observações para o entregador')
  const wait = (tab: Page) => expect(tab.getByText(/^Guardado neste navegador em/)).toBeVisible()
  const openTab = async () => {
    const tab = await page.context().newPage()
    await tab.goto('/ordens-de-servico/criar')
    await expect(tab.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
    return tab
  }
  await getNotes(page).fill('Primeira')
  await wait(page)
  const second = await openTab()
  await expect(second.getByText('Rascunho recuperado')).toBeHidden()
  await getNotes(second).fill('Segunda')
  await wait(second)
  for (const [tab, text] of [
    [page, 'Primeira'],
    [second, 'Segunda'],
  ] as const) {
    await tab.reload()
    await expect(tab.getByText('Rascunho recuperado')).toBeVisible()
    await expect(getNotes(tab)).toHaveValue(text)
  }
  await second.close()
  const third = await openTab()
  await expect(third.getByText('Rascunho recuperado')).toBeVisible()
  await expect(getNotes(third)).toHaveValue('Segunda')
  await third.close()
})

test('keeps the typed corrections of two tabs apart', async ({ page }) => {
  test.setTimeout(240_000)
  await openAs(page, 'manager', '/ordens-de-servico/importar')
  const stop = 'Expedição;01310-100;Avenida Paulista;1578;Bela Vista;São Paulo'
  const lines = [2, 3, 4].map(
    (line) => `${stop};SP;Ivo ${line} ${Date.now()};05013-001;Rua Cardoso de Almeida;788;Perdizes;São Paulo;XX;Cesta`,
  )
  await page.getByLabel('Planilha', { exact: true }).setInputFiles({
    name: 'ordens.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([titles.join(';'), ...lines].join('\r\n')),
  })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  const state = (tab: Page, line: number) => tab.getByRole('textbox', { name: `Entrega: UF, linha ${line}` })
  await expect(state(page, 3)).toBeVisible({ timeout: 150_000 })
  await state(page, 3).fill('RJ')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await state(other, 4).fill('SP')
  await state(page, 3).fill('MG')
  await other.reload()
  await expect(state(other, 4)).toHaveValue('SP')
  await expect(state(other, 3)).not.toHaveValue('MG')
  await other.close()
  await page.reload()
  await expect(state(page, 3)).toHaveValue('MG')
})

test('keeps the edits of one order in two tabs apart, and offers that of a closed tab to the next one', async ({
  page,
}) => {
  const { orderNumber } = await requestOrder(page, 'manager')
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}`)
  const drawer = (tab: Page) => tab.getByRole('dialog', { name: `Editar ${orderNumber}` })
  const getNotes = (tab: Page) => drawer(tab).getByLabel('Observações para o entregador')
  const countStored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('malote:draft')).length)
  const edit = async (tab: Page, notes: string) => {
    await tab.getByRole('button', { name: 'Editar ordem' }).click()
    await getNotes(tab).fill(notes)
  }
  const openTab = async () => {
    const tab = await page.context().newPage()
    await tab.goto(`/ordens-de-servico/${orderNumber}`)
    return tab
  }
  await edit(page, 'Primeira')
  await expect.poll(countStored).toBe(1)
  const second = await openTab()
  await edit(second, 'Segunda')
  await expect.poll(countStored).toBe(2)
  for (const [tab, text] of [
    [page, 'Primeira'],
    [second, 'Segunda'],
  ] as const) {
    await tab.reload()
    await expect(drawer(tab).getByText('Recuperamos o que você tinha mudado')).toBeVisible()
    await expect(getNotes(tab)).toHaveValue(text)
  }
  await second.close()
  const third = await openTab()
  await expect(getNotes(third)).toHaveValue('Segunda')
  await third.close()
})
