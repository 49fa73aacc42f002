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
  // The row has moved: the button of another one is under the pointer, and its tooltip would cover the next button.
  await page.mouse.move(0, 0, { steps: 3 })
  await expect(page.getByRole('tooltip')).toHaveCount(0)
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

const getWidth = async (page: Page, name: string) => {
  const box = await table(page).getByRole('columnheader', { name, exact: true }).boundingBox()
  return Math.round(box?.width ?? 0)
}
const getHandle = (page: Page, name: string) => page.getByRole('slider', { name: `Largura de ${name}` })

async function findCenter(page: Page, name: string) {
  const box = await getHandle(page, name).boundingBox()
  if (!box) throw new Error(`The handle of ${name} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('changes the width of a column with the mouse, touch and keys, and keeps it in the browser', async ({ page }) => {
  await openAs(page, 'admin', '/ordens-de-servico')
  await waitForRows(page)
  const initial = await getWidth(page, 'Prazo')
  const neighbour = await getWidth(page, 'Entrega')
  const mouse = await findCenter(page, 'Prazo')
  await page.mouse.move(mouse.x, mouse.y)
  await page.mouse.down()
  await page.mouse.move(mouse.x + 30, mouse.y)
  await page.mouse.move(mouse.x + 60, mouse.y + 40)
  await page.mouse.up()
  expect(await getWidth(page, 'Prazo')).toBe(initial + 60)
  // The columns after it move, and keep their widths.
  expect(await getWidth(page, 'Entrega')).toBe(neighbour)
  await expectAccessible(page)

  const session = await page.context().newCDPSession(page)
  const finger = await findCenter(page, 'Prazo')
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance === undefined ? [] : [{ x: finger.x + distance, y: finger.y }],
    })
  await send('touchStart', 0)
  await send('touchMove', 10)
  await send('touchMove', 40)
  await send('touchEnd')
  await expect.poll(() => getWidth(page, 'Prazo')).toBe(initial + 100)

  await page.reload()
  await waitForRows(page)
  await expect.poll(() => getWidth(page, 'Prazo')).toBe(initial + 100)
  await page.getByRole('button', { name: 'Ajustar tabela' }).click()
  await page.getByRole('menuitem', { name: 'Mudar larguras com ← e →' }).click()
  await expect(getHandle(page, 'Ordem')).toBeFocused()
  await getHandle(page, 'Prazo').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => getWidth(page, 'Prazo')).toBe(initial + 150)
  await page.keyboard.press('Enter')
  await expect.poll(() => getWidth(page, 'Prazo')).toBe(initial)
})

test('ignores stored widths with which the list could not be used', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('malote:order-table', '{"widths":{"promisedAt":1000000000}}'))
  await openAs(page, 'admin', '/ordens-de-servico')
  await waitForRows(page)
  expect(await getWidth(page, 'Prazo')).toBeLessThan(400)
})
