import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAndFitting } from './accessibility.ts'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { expect, openOwnAs, test } from './people.ts'

// Serial, because all tests share one server with a mailbox.
test.describe.configure({ mode: 'default' })

let api: RunningApi
let mailbox: Mailbox
test.beforeAll(async () => {
  mailbox = await openMailbox()
  api = await startOwnApi('report-schedules', { SMTP_URL: mailbox.url })
})
test.afterAll(async () => {
  await api.dispose()
  await mailbox.close()
})

/** Opens a page of this server as its admin. */
const openAsAdmin = async (page: Page, path: string) => (await openOwnAs(page, api, 'admin', path)).token

/** Presses a key until an element has the focus. */
async function goTo(page: Page, target: Locator, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, target: Locator): Promise<void> {
  await goTo(page, target)
  await page.keyboard.press('Enter')
}

test('schedules, sends and downloads a report by keyboard only, and receives its e-mail', async ({ page }) => {
  await openAsAdmin(page, '/relatorios?relatorio=orders-by-company')
  await expect(page.getByRole('heading', { level: 2, name: 'Ordens por empresa' })).toBeVisible()
  const drawer = page.getByRole('dialog', { name: 'Agendar por e-mail' })

  await test.step('shows errors at their fields', async () => {
    await press(page, page.getByRole('button', { name: 'Agendar por e-mail' }))
    await expect(drawer.getByLabel('Relatório', { exact: true })).toHaveText(/Ordens por empresa/)
    // The help text of the time has two lines.
    const weekday = await drawer.getByLabel('Dia da semana').boundingBox()
    const time = await drawer.getByLabel('Horário').boundingBox()
    expect(Math.abs((weekday?.y ?? 0) - (time?.y ?? 99))).toBeLessThan(4)
    await goTo(page, drawer.getByRole('radio', { name: 'Toda semana' }))
    await page.keyboard.press('ArrowUp')
    await goTo(page, drawer.getByLabel('Horário'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('730')
    await expect(drawer.getByLabel('Horário')).toHaveAccessibleDescription(/Brasília \(UTC−3\)/)
    await goTo(page, drawer.getByLabel('Destinatários'))
    await page.keyboard.type('dono@padaria.example, contador')
    await press(page, drawer.getByRole('button', { name: 'Agendar relatório' }))
    await expect(drawer.getByLabel('Destinatários')).toHaveAccessibleDescription(
      /“contador” não é um endereço de e-mail\./,
    )
    await expectAccessibleAndFitting(page, 'the drawer of a schedule')
  })

  await test.step('creates the schedule and shows its next run', async () => {
    await goTo(page, drawer.getByLabel('Destinatários'))
    await page.keyboard.press('End')
    await page.keyboard.type('@padaria.example')
    await press(page, drawer.getByRole('button', { name: 'Agendar relatório' }))
    await expect(page.getByText(/^Próximo envio: \d\d\/\d\d\/\d{4} 07:30\.$/)).toBeVisible()
  })

  const row = page.getByRole('row').filter({ hasText: 'Ordens por empresa' })
  await test.step('lists the schedule and sends it now', async () => {
    await press(page, page.getByRole('link', { name: 'Agendados' }))
    await expect(row).toContainText('Todo dia, às 07:30')
    await expect(row).toContainText('dono@padaria.example e mais 1')
    await press(page, row.getByRole('button', { name: /^Ações/ }))
    await goTo(page, page.getByRole('menuitem', { name: 'Enviar agora' }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Enviar agora' }))
    await expect(page.getByText('Ordens por empresa a caminho de 2 endereços.')).toBeVisible()
    for (const recipient of ['dono@padaria.example', 'contador@padaria.example']) {
      const message = await mailbox.messageFor(recipient, 'Ordens por empresa')
      expect(message).toMatch(/filename="Ordens por empresa[^"]*\.xlsx"/)
    }
  })

  await test.step('lists the run with its download', async () => {
    await press(page, page.getByRole('link', { name: 'Gerados' }))
    await expect(row).toContainText('Pronto')
    await expect(row).toContainText('por agendamento')
    const download = page.waitForEvent('download')
    await press(page, row.getByRole('button', { name: /^Ações/ }))
    await goTo(page, page.getByRole('menuitem', { name: 'Baixar arquivo' }), 'ArrowDown')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^Ordens por empresa \d{4}-\d\d-\d\d a \d{4}-\d\d-\d\d\.xlsx$/)
  })
})

test('edits, pauses and deletes a schedule, and reports version conflicts', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 412/)
  const token = await openAsAdmin(page, '/relatorios/agendados?relatorio=orders-by-place')
  await expect(page.getByText('Nenhum resultado')).toBeVisible()
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    key: 'orders-by-place',
    period: 'last_month',
    format: 'csv',
    rhythm: { every: 'month', day: 1, at: '08:00' },
    recipients: ['financeiro@padaria.example'],
  }
  const schedule = await (await page.request.post(`${api.url}/v1/reports/schedules`, { headers, data })).json()
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'financeiro@padaria.example' })
  const selectAction = async (name: string) => {
    await row.getByRole('button', { name: /^Ações/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  await test.step('rejects a day that not every month has', async () => {
    await selectAction('Editar agendamento')
    const drawer = page.getByRole('dialog', { name: 'Editar agendamento' })
    await drawer.getByLabel('Dia do mês').fill('31')
    await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(drawer.getByLabel('Dia do mês')).toHaveAccessibleDescription(/28/)
    await drawer.getByLabel('Dia do mês').fill('15')
    // Another user changes the same schedule in the meantime.
    const other = await page.request.put(`${api.url}/v1/reports/schedules/${schedule.id}`, {
      headers,
      data: { format: 'xlsx', version: schedule.version },
    })
    expect(other.status()).toBe(200)
    await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(drawer.getByText(/mudou este cadastro enquanto você editava/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(row).toContainText('Todo dia 15 do mês, às 08:00')
    await expect(row).toContainText('XLSX')
  })

  await test.step('shows no next run while paused, and resumes', async () => {
    await selectAction('Pausar envios')
    await expect(row).toContainText('Pausado')
    await page.setViewportSize({ width: 375, height: 800 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessibleAndFitting(page, 'the schedules on a phone, dark')
    await page.setViewportSize({ width: 1440, height: 900 })
    await selectAction('Retomar envios')
    await expect(row).not.toContainText('Pausado')
  })

  await test.step('deletes after a confirmation', async () => {
    await selectAction('Excluir agendamento')
    await page.getByRole('button', { name: 'Manter agendamento' }).click()
    await expect(row).toBeVisible()
    await selectAction('Excluir agendamento')
    await page.getByRole('button', { name: 'Excluir agendamento' }).click()
    await expect(row).toBeHidden()
  })
})

test('shows queued and failed runs, with the reason', async ({ page }) => {
  await openAsAdmin(page, '/relatorios')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'Gerar CSV e avisar quando ficar pronto' }).click()
  await page.getByRole('button', { name: 'Ver gerados' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Ordens por dia' })
  await expect(row).toContainText('Pronto')
  await expect(row).toContainText('30')

  // Failed and queued runs cannot be produced on demand, so the real response is modified.
  await page.route('**/v1/reports/runs?*', async (route) => {
    const response = await route.fetch()
    const { data, meta } = await response.json()
    const failure = 'Algo falhou do nosso lado. Peça o relatório de novo.'
    const [first] = data
    const nothing = { rows: null, bytes: null }
    await route.fulfill({
      json: {
        data: [
          { ...first, ...nothing, id: runId('1'), status: 'queued', finishedAt: null },
          { ...first, ...nothing, id: runId('2'), status: 'failed', failure },
        ],
        meta: { ...meta, total: 2 },
      },
    })
  })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.reload()
  await expect(page.getByRole('progressbar', { name: 'Gerando Ordens por dia' })).toBeVisible()
  await expect(page.getByText('Algo falhou do nosso lado. Peça o relatório de novo.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the history on a phone')
  // The page polls a queued run: a request that the end of the test interrupts is no failure.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

const runId = (last: string) => `0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b7${last}`

test('shows an empty report to a company without orders, which can still be scheduled', async ({ page }) => {
  const token = await openAsAdmin(page, '/relatorios')
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(`${api.url}/v1/companies`, { headers, data: { name: 'Empresa Vazia' } })
  const { id } = await made.json()
  await page.goto(`${api.url}/relatorios?companyId=${id}`)
  await expect(page.getByText('Nada a contar neste período')).toBeVisible()
  await page.getByRole('button', { name: 'Agendar por e-mail' }).click()
  const drawer = page.getByRole('dialog', { name: 'Agendar por e-mail' })
  await expect(drawer.getByLabel('Empresa')).toHaveText(/Empresa Vazia/)
})
