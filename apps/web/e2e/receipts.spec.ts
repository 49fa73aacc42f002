import { readFile } from 'node:fs/promises'
import { expectAccessible, expectAccessibleEverywhere } from './accessibility.ts'
import { address, correctStatus, deliverOrder, requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

test('a manager downloads the receipt of a delivery, and anyone verifies it without a script', async ({
  page,
  browser,
}) => {
  const { orderNumber } = await deliverOrder(page)
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}/recibo`)
  const link = page.getByRole('link', { name: /\/verificar\// })
  await expect(link).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código QR que confere este comprovante' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Recebido por Paulo Porteiro' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Entregue · em -23.55, -46.63 (± 12 m)' })).toBeVisible()
  // The codes are closed on the screen, and on a sheet after the receipt in print.
  const codes = page.getByRole('listitem').filter({ hasText: /Entregue[0-9a-f]{64}/ })
  await expect(codes).toHaveCount(0)
  await page.getByText('Anexo: códigos de conferência', { exact: true }).click()
  await expect(codes).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: `Anexo de ${orderNumber}: códigos de conferência` })).toBeVisible()
  await expect(codes).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const files: Buffer[] = []
  for (const name of ['Baixar PDF', 'Baixar arquivo assinado (JSON)']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    files.push(await readFile(await download.path()))
  }
  expect(files[0]?.subarray(0, 5).toString()).toBe('%PDF-')
  const signed = String(files[1])
  expect(JSON.parse(signed).details.orderNumber).toBe(orderNumber)

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 760 } })
  const visitor = await context.newPage()
  await visitor.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Comprovante válido' })).toBeVisible()
  await expect(visitor.getByText(orderNumber)).toHaveCount(0)
  await expect(visitor.getByText('Porteiro')).toHaveCount(0)
  const upload = async (content: string) => {
    const file = { name: 'comprovante.json', mimeType: 'application/json', buffer: Buffer.from(content) }
    await visitor.getByLabel('Arquivo do comprovante').setInputFiles(file)
    await visitor.getByRole('button', { name: 'Conferir comprovante' }).click()
  }
  await upload(signed)
  await expect(visitor.getByText('O arquivo é como foi emitido')).toBeVisible()
  await expect(visitor.getByText(orderNumber)).toBeVisible()
  await expect(visitor.getByText('Recebida por Paulo Porteiro')).toBeVisible()
  await upload(signed.replace('Paulo Porteiro', 'Outra Pessoa'))
  await expect(visitor.getByRole('heading', { level: 1, name: 'Comprovante não confere' })).toBeVisible()
  await expect(visitor.getByText('Nomes e endereços: Não confere')).toBeVisible()
  await context.close()
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname)
  await expect(page.getByRole('heading', { level: 1, name: 'Comprovante válido' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'verificar')
})

test('a manager requests the proofs of a month, and downloads the archive', async ({ page }) => {
  // The archive has a PDF of each order that the demo delivered this month: at its end more than a hundred.
  test.setTimeout(240_000)
  await openAs(page, 'manager', '/ordens-de-servico')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'Comprovantes do mês (ZIP)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Comprovantes do mês' })).toBeVisible()
  await page.getByRole('button', { name: 'Reunir comprovantes' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Pronto' }).first()
  await expect(row).toBeVisible({ timeout: 180_000 })
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Ações/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Baixar ZIP' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
})

test('an operator downloads the receipts of the selected orders in one PDF, which names those without one', async ({
  page,
}) => {
  const contact = `Zélia Comprovante ${Date.now()}`
  const [delivered, open] = [
    await requestOrder(page, 'manager', { dropoffs: [{ contactName: contact, address }] }),
    await requestOrder(page, 'manager', { dropoffs: [{ contactName: contact, address }] }),
  ]
  await correctStatus(page, delivered, 'delivered')
  await openAs(page, 'operator', `/ordens-de-servico?search=${encodeURIComponent(contact)}`)
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }).check()
  await page.getByRole('button', { name: 'Exportar seleção' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Comprovantes em um PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^comprovantes-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText(`Sem comprovante: ${open.orderNumber}.`)).toBeVisible()
})

test('shows the items of a receipt on a phone without scrolling sideways, and as columns on paper', async ({
  page,
}) => {
  const item = { description: 'Caixa de vidro com etiqueta comprida', weightGrams: 15_500, valueCents: 1_234_500 }
  const { orderNumber } = await requestOrder(page, 'manager', { items: [{ ...item, quantity: 12, fragile: true }] })
  await page.setViewportSize({ width: 375, height: 812 })
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}/recibo`)
  const table = page.getByRole('table', { name: 'Itens' })
  await expect(table.getByText('Valor unitário: R$ 12.345,00')).toBeVisible()
  await expect(table.getByText('Peso unitário: 15,5 kg')).toBeVisible()
  const hidden = await table.evaluate((element) => {
    const frame = element.closest('section')
    return frame && frame.scrollWidth - frame.clientWidth
  })
  expect(hidden).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  await expect(table.getByText('Valor unitário: R$ 12.345,00')).toBeHidden()
  await expect(table.getByRole('columnheader', { name: 'Valor unitário' })).toBeVisible()
  await expect(table.getByRole('cell', { name: 'R$ 12.345,00' })).toBeVisible()
})

test('an archive that is not ready has a reason in its menu', async ({ page }) => {
  const archive = {
    id: '01a22d45-4a48-7000-b314-63cebfa6759c',
    company: null,
    month: '2026-10',
    failure: null,
    bytes: null,
    files: null,
    createdAt: '2026-11-30T12:00:00.000Z',
    finishedAt: null,
  }
  const failed = { ...archive, id: '01a22d45-4a48-7000-b314-63cebfa67590', month: '2026-09', status: 'failed' }
  const data = [
    { ...archive, status: 'queued' },
    { ...failed, failure: 'Não há espaço.' },
  ]
  const meta = { page: 1, limit: 20, total: 2, totalPages: 1 }
  await page.route('**/v1/proof-exports?*', (route) => route.fulfill({ json: { data, meta } }))
  await openAs(page, 'admin', '/comprovantes')
  for (const [month, reason] of [
    ['outubro de 2026', 'O arquivo ainda não está pronto.'],
    ['setembro de 2026', 'O arquivo não foi gerado. Peça de novo.'],
  ] as const) {
    await page.getByRole('button', { name: `Ações de ${month}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Baixar ZIP' })).toHaveAccessibleDescription(reason)
    await page.keyboard.press('Escape')
  }
})

test('renders the months again when the browser has another day than the server', async ({ page }) => {
  const later = new Date(Date.now() + 40 * 24 * 3_600_000)
  await page.clock.setFixedTime(later)
  await openAs(page, 'manager', '/comprovantes')
  const format = { month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' } as const
  await expect(page.getByRole('combobox', { name: 'Mês' })).toHaveText(later.toLocaleDateString('pt-BR', format))
})
