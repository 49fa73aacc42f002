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
