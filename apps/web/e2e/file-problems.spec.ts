import { address, requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

test('explains what to do with a photo in HEIC and with an empty file', async ({ page }) => {
  const { orderNumber } = await requestOrder(page, 'operator', { dropoffs: [{ contactName: 'Zélia Prado', address }] })
  await openAs(page, 'operator', `/ordens-de-servico/${orderNumber}`)
  await page.getByRole('button', { name: 'Anexar arquivos' }).click()
  const dialog = page.getByRole('dialog')
  const files = dialog.locator('input[type=file]')
  await files.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(dialog.getByText(/está em HEIC.*salve a foto como JPG/)).toBeVisible()
  // Renamed, its content shows what it is. Nothing is sent.
  await files.setInputFiles([
    { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: heic },
    { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ])
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog.getByText(/está em HEIC/)).toBeVisible()
  await expect(dialog.getByText(/está vazio/)).toBeVisible()
  await expect(dialog.getByText('foto.jpg')).toBeVisible()
})

test('reports an empty spreadsheet before it is sent', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/importar')
  await page
    .getByLabel('Planilha', { exact: true })
    .setInputFiles({ name: 'pedidos.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  await expect(page.getByText(/Este arquivo está vazio/)).toBeVisible()
})
