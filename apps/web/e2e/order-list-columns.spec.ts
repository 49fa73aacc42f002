import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

// The dialog hides the table from screen readers.
const table = (page: Page) => page.getByRole('table', { includeHidden: true })
const heads = (page: Page) => table(page).getByRole('columnheader', { includeHidden: true }).allInnerTexts()
const waitForRows = (page: Page) => expect(table(page).getByRole('rowheader').first()).toBeVisible()

async function openColumns(page: Page) {
  await page.getByRole('button', { name: 'Ajustar tabela' }).click()
  await page.getByRole('menuitem', { name: 'Ordem e colunas fixas…' }).click()
  return page.getByRole('dialog', { name: 'Colunas' })
}

test('moves and pins columns of the orders, keeps both in the browser, and restores the default', async ({ page }) => {
  await openAs(page, 'admin', '/ordens-de-servico')
  await waitForRows(page)
  const initial = await heads(page)
  expect(initial.indexOf('Entrega')).toBeLessThan(initial.indexOf('Coleta'))
  const dialog = await openColumns(page)
  await dialog.getByRole('button', { name: 'Mover Entrega para baixo' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Entrega: posição \d+ de \d+\.$/)
  await page.keyboard.press('Alt+ArrowUp')
  expect(await heads(page)).toEqual(initial)
  await page.keyboard.press('Alt+ArrowDown')
  await dialog.getByRole('button', { name: 'Fixar Prazo no início' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Prazo está fixa no início.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ajustar tabela' })).toBeFocused()
  const arranged = await heads(page)
  expect(arranged.indexOf('Prazo')).toBeLessThan(arranged.indexOf('Status'))
  expect(arranged.indexOf('Coleta')).toBeLessThan(arranged.indexOf('Entrega'))

  await page.reload()
  await waitForRows(page)
  expect(await heads(page)).toEqual(arranged)
  await (await openColumns(page)).getByRole('button', { name: 'Restaurar a ordem padrão' }).click()
  await page.reload()
  await waitForRows(page)
  expect(await heads(page)).toEqual(initial)
})
