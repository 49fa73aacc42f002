import { expectAccessible, expectAccessibleEverywhere } from './accessibility.ts'
import { deliverOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

test('a manager shares the evidence of a delivery, a guest reads it, and the manager ends the link', async ({
  page,
  browser,
}) => {
  const { orderNumber } = await deliverOrder(page)
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Contestar entrega' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Para quem' }).fill('Seguradora Aurora')
  await dialog.getByRole('button', { name: 'Criar link' }).click()
  const link = dialog.getByRole('textbox', { name: 'Link das provas' })
  await expect(link).toHaveValue(/\/provas\/[\w-]{22}$/)
  const { pathname } = new URL(await link.inputValue())
  await expectAccessible(page)

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 760 } })
  const guest = await context.newPage()
  await guest.goto(pathname)
  await expect(guest.getByRole('heading', { level: 1, name: `Provas da ordem ${orderNumber}` })).toBeVisible()
  await expect(guest.getByText('Para Seguradora Aurora')).toBeVisible()
  await expect(guest.getByText('A entrega foi feita: quem recebeu foi Paulo Porteiro.')).toBeVisible()
  await expect(guest.getByText(/O aparelho estava/)).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Baixar o comprovante assinado (PDF)' })).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto(pathname)
  await expectAccessibleEverywhere(visitor, 'provas')
  await visitor.close()

  await dialog.getByRole('button', { name: 'Encerrar link: Seguradora Aurora' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar link' }).click()
  await expect(page.getByText('Link encerrado.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1, name: 'Este link não vale mais' })).toBeVisible()
  await expect(guest.getByText('Este link foi encerrado. Peça um novo a quem o enviou.')).toBeVisible()
  await context.close()
})
