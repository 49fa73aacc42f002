import { expectAccessibleEverywhere } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

// The server processes one import at a time, and another test's import may be large.
const wait = { timeout: 150_000 }
test.describe.configure({ timeout: 240_000 })

const titles =
  'Name,Email,Financial Status,Subtotal,Lineitem quantity,Lineitem name,Shipping Name,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Phone,Notes,Vendor'

test('an export of a shop without pickup columns becomes orders after the pickup is confirmed', async ({ page }) => {
  const mark = Date.now().toString(36)
  const address = '"Rua Cardoso de Almeida, 788","Apto 42, Perdizes",São Paulo,\'05013-001,SP'
  const rows = [
    `#${mark}-1,nair@exemplo.com,paid,1234.50,1,Bolo,Nair Prado,${address},+5511987654321,,Padaria`,
    `#${mark}-1,nair@exemplo.com,,,2,Vela,,,,,,,,,`,
    `#${mark}-2,caio@exemplo.com,paid,99.90,1,Cesta,Caio Lima,${address},,,Padaria`,
  ]
  await openAs(page, 'manager', '/ordens-de-servico/importar')
  await page.getByLabel('Planilha', { exact: true }).setInputFiles({
    name: 'orders_export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([titles, ...rows].join('\n')),
  })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  await expect(page.getByText(/Formato reconhecido: Shopify/)).toBeVisible(wait)
  const pickup = page.getByRole('combobox', { name: 'Todas saem de' })
  // The company of the demo has orders, so that its usual pickup is proposed.
  await expect(pickup).not.toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Shipping Address2' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'the columns of a shop')
  await page.getByRole('button', { name: 'Conferir linhas' }).click()
  const ready = page.getByRole('table', { name: 'O que será criado' })
  const first = ready.getByRole('row').filter({ hasText: 'Linhas 2 e 3' })
  await expect(first).toContainText('Entrega: logradouro: Rua Cardoso de Almeida, 788 → Rua Cardoso de Almeida', wait)
  await expect(first).toContainText('Entrega: número: 788')
  await expect(first).toContainText('Entrega: bairro: Perdizes')
  await expect(first).toContainText('Valor declarado: 1234.50 → R$ 1.234,50')
  await expect(first).toContainText('1 × Bolo, 2 × Vela')
  // The sums of the file: 1,234.50 + 99.90, and four items.
  await expect(page.getByRole('main')).toContainText('R$ 1.334,40')
  await expectAccessibleEverywhere(page, 'what the rows become')
  await page.getByRole('button', { name: 'Importar 2 ordens' }).click(wait)
  await expect(page.getByText('2 ordens criadas')).toBeVisible(wait)
  const created = page.getByRole('table', { name: 'Ordens criadas' })
  await expect(created.getByRole('link', { name: /^OS-/ })).toHaveCount(2)
  await created.getByRole('link', { name: /^OS-/ }).first().click()
  await expect(page.getByRole('main')).toContainText('Vela')
})
