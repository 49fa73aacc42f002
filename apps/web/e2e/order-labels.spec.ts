import { address, requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

const repeat = (text: string, length: number) => text.repeat(length).slice(0, length).trim()

test('prints a numbered label for each volume, each on one sheet with the longest texts', async ({ page }) => {
  const order = await requestOrder(page, 'manager', {
    externalRef: repeat('REF-', 40),
    notes: repeat('Entregar na portaria. ', 280),
    items: [{ description: 'Caixa', quantity: 3, weightGrams: 1500, fragile: true }],
    priority: 'urgent',
    pickup: { contactName: repeat('Expedição da loja ', 100), address },
    dropoffs: [
      {
        contactName: repeat('Maria Aparecida dos Santos ', 100),
        contactPhone: '11987654321',
        instructions: repeat('Tocar o interfone e esperar. ', 280),
        address: {
          ...address,
          street: repeat('Avenida Brigadeiro Luís Antônio ', 120),
          complement: repeat('Bloco B, apartamento 1204, ', 60),
          neighborhood: repeat('Jardim Nossa Senhora do Carmo ', 80),
        },
      },
    ],
  })
  await openAs(page, 'operator', `/ordens-de-servico/${order.orderNumber}/etiqueta`)
  await expect(page.getByRole('article', { name: /volume [123] de 3$/ })).toHaveCount(3)
  await expect(page.getByText('2/3', { exact: true })).toBeVisible()
  const countSheets = async () => {
    await page.emulateMedia({ media: 'print' })
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    await page.emulateMedia({ media: 'screen' })
    return paper.match(/MediaBox \[/g)?.length
  }
  expect(await countSheets()).toBe(3)
  await page.getByRole('checkbox', { name: 'Uma etiqueta por volume' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await countSheets()).toBe(1)
})

test('prints the volumes of each of several drop-offs with its own address and numbers', async ({ page }) => {
  const to = (contactName: string, street: string) => ({ contactName, address: { ...address, street } })
  const order = await requestOrder(page, 'manager', {
    dropoffs: [to('Ana Prado', 'Rua Primeira'), to('Bia Lima', 'Rua Segunda')],
    items: [
      { description: 'Caixa', quantity: 3, dropoff: 2 },
      { description: 'Envelope', quantity: 1, dropoff: 1 },
    ],
  })
  await openAs(page, 'operator', `/ordens-de-servico/${order.orderNumber}/etiqueta`)
  const second = page.getByRole('article', { name: /^Etiqueta para Bia Lima, volume [123] de 3$/ })
  await expect(second).toHaveCount(3)
  await expect(second.first()).toContainText('Rua Segunda')
  await expect(second.first()).toContainText('entrega 2 de 2')
  await expect(page.getByRole('article', { name: 'Etiqueta para Ana Prado' })).toHaveCount(1)
})
