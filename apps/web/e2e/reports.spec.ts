import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { callApiAs, expect, openAs, test } from './people.ts'
import { readCsv, readXlsx } from './spreadsheet-reader.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Relatórios' })

async function openReports(page: Page, search = '') {
  await openAs(page, 'admin', `/relatorios${search}`)
  await expect(heading(page)).toBeVisible()
}

test('shows each report as a chart and a table, and keeps it in the URL', async ({ page }) => {
  test.setTimeout(180_000)
  await openReports(page)
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/reports')).json()
  expect(data).toHaveLength(11)
  for (const { key, title } of data) {
    await page.getByLabel('Relatório', { exact: true }).click()
    await page.getByRole('option', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    const chart = page.getByRole('figure', { name: new RegExp(`^${title}`) })
    // Comments are texts: they have the table only.
    if (key === 'rating-comments') {
      await expect(page.getByRole('main').getByRole('table')).toBeVisible()
      await expect(page.locator('[data-slot="card-body"]:empty')).toHaveCount(0)
    } else await expect(chart).toBeVisible()
    await expect(page).toHaveURL(key === 'orders-by-day' ? '/relatorios' : `/relatorios?relatorio=${key}`)
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: data.at(-1).title })).toBeVisible()
})

test('links a row to its orders', async ({ page }) => {
  await openReports(page, '?relatorio=orders-by-status')
  await page.getByRole('main').getByRole('link', { name: 'Entregue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Status: Entregue', exact: true })).toBeVisible()
})

test('rejects a period of five years at its field, and offers to reset it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/)
  await openReports(page, '?from=2021-01-01&to=2025-12-31')
  await expect(page.getByText('Escolha um período de até 366 dias.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveAccessibleDescription(
    'O relatório ainda não foi carregado.',
  )
  await page.getByRole('link', { name: 'Ver os últimos 30 dias' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ordens por dia' })).toBeVisible()
})

test('shows an empty state for a period without orders', async ({ page }) => {
  await openReports(page, '?from=2020-01-01&to=2020-01-31')
  await expect(page.getByText('Nada a contar neste período')).toBeVisible()
})

test('exports the values of the page as CSV and XLSX', async ({ page }, info) => {
  // Until yesterday, because other tests request orders today.
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  await openReports(page, `?relatorio=orders-by-company&from=${day(40)}&to=${day(2)}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Ordens por empresa' })).toBeVisible()
  const shown = await page
    .getByRole('region', { name: 'Ordens por empresa' })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
  const saved: string[] = []
  for (const [item, extension] of [
    ['CSV', 'csv'],
    ['Excel (XLSX)', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Exportar' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item, exact: true }).click()
    const path = info.outputPath(`report.${extension}`)
    await (await download).saveAs(path)
    saved.push(path)
  }
  const body = shown.slice(0, -1)
  expect(body.length).toBeGreaterThan(1)
  expect(readCsv(saved[0] ?? '')).toEqual(body)
  expect(readXlsx(saved[1] ?? '')).toEqual(body)
})

test('is accessible', async ({ page }) => {
  test.setTimeout(180_000)
  await openReports(page, '?relatorio=punctuality-by-day')
  await expect(page.getByRole('figure')).toBeVisible()
  await expectAccessibleEverywhere(page, 'the report')
})
