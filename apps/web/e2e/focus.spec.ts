import { address, requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

test('returns the focus to the row after a drawer that was loaded', async ({ page }) => {
  await openAs(page, 'admin', '/usuarios')
  const row = page.getByRole('row').nth(2).getByRole('button').first()
  await row.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Editar / }).getByLabel('Nome')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
})

test('keeps the focus in a list of the form when an entry is removed', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Adicionar item').press('Enter')
  await button('Adicionar item').press('Enter')
  await button('Remover item 1').press('Enter')
  await expect(button('Remover item 1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Adicionar item')).toBeFocused()
  await button('Adicionar outra entrega').press('Enter')
  await button('Remover entrega 1').press('Enter')
  await expect(button('Adicionar outra entrega')).toBeFocused()
})

test('moves the focus to an empty comment, and announces one that was sent', async ({ page }) => {
  const { orderNumber } = await requestOrder(page, 'operator', {
    dropoffs: [{ contactName: 'Zélia Prado', contactPhone: '(11) 91234-5678', address }],
  })
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}`)
  const form = page.getByRole('form', { name: 'Comentar' })
  await form.getByRole('button', { name: 'Comentar' }).press('Enter')
  await expect(form.getByLabel('Comentário')).toBeFocused()
  await expect(form.getByLabel('Comentário')).toHaveAccessibleDescription(/Preencha este campo/)
  await page.keyboard.type('Portão azul')
  await form.getByRole('button', { name: 'Comentar' }).press('Enter')
  await expect(form.getByRole('status')).toContainText('Comentário publicado.')
})
