import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

// Serial, because the settings are shared; each test uses a section that no other test uses.
test.describe.configure({ mode: 'default' })

async function openSettings(page: Page, search = '') {
  await openAs(page, 'admin', `/configuracoes${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function edit(page: Page, name: string) {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: `Editar ${name}` })
  await expect(drawer).toBeVisible()
  return drawer
}

test('adds the Metabase URL to the menu, and rejects an invalid one at its field', async ({ page }) => {
  await openSettings(page)
  const drawer = await edit(page, 'Metabase')
  await drawer.getByLabel('Endereço do Metabase').fill('metabase')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(drawer.getByLabel('Endereço do Metabase')).toHaveAccessibleDescription(/começando com https/)
  await drawer.getByLabel('Endereço do Metabase').fill('https://metabase.example')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(drawer).toBeHidden()
  await expect(part(page, 'Metabase').getByText('https://metabase.example')).toBeVisible()
  await expect(part(page, 'Metabase').getByText(/^Última mudança: /)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Metabase/ })).toHaveAttribute('href', 'https://metabase.example')

  const reopened = await edit(page, 'Metabase')
  await reopened.getByLabel('Endereço do Metabase').fill('')
  await reopened.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByRole('link', { name: /^Metabase/ })).toHaveAttribute('href', '/metabase')
  await page.goto('/metabase')
  await expect(page.getByText('O Metabase ainda não tem endereço')).toBeVisible()
  await page.getByRole('link', { name: 'Definir o endereço' }).click()
  await expect(page).toHaveURL(/\/configuracoes/)
})

test('edits the settings that another admin has saved since the page was opened', async ({ page }) => {
  await openSettings(page)
  const save = async (emailDays: number) => {
    const { version } = await (await callApiAs(page, 'admin', 'get', '/v1/settings')).json()
    const saved = await callApiAs(page, 'admin', 'put', '/v1/settings', { retention: { emailDays }, version })
    expect(saved.status(), await saved.text()).toBe(200)
  }
  await save(91)
  const drawer = await edit(page, 'retenção de dados')
  await expect(drawer.getByLabel('E-mails enviados')).toHaveValue('91')
  await save(90)
})

test('shows the second of two admins the changes of the first, and keeps the input', async ({
  page,
  browser,
  expectedErrors,
}) => {
  test.setTimeout(120_000)
  expectedErrors.push(/status of 412/)
  await openSettings(page, '?aba=operacao')
  const other = await browser.newPage()
  await openSettings(other, '?aba=operacao')
  const ownDrawer = await edit(page, 'prazos, tentativas e cancelamento')
  const otherDrawer = await edit(other, 'prazos, tentativas e cancelamento')

  await otherDrawer.getByLabel('Tentativas de entrega').fill('4')
  await otherDrawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(otherDrawer).toBeHidden()
  await other.close()

  await ownDrawer.getByLabel('Tentativas de entrega').fill('5')
  await ownDrawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(ownDrawer.getByText(/mudou este cadastro enquanto você editava/)).toBeVisible()
  await expect(ownDrawer.getByText('Tentativas de entrega: 3 → 4')).toBeVisible()
  await expect(ownDrawer.getByLabel('Tentativas de entrega')).toHaveValue('5')
  await ownDrawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(ownDrawer).toBeHidden()
  await expect(part(page, 'Prazos, tentativas e cancelamento').getByText('5', { exact: true })).toBeVisible()

  const back = await edit(page, 'prazos, tentativas e cancelamento')
  await back.getByLabel('Tentativas de entrega').fill('3')
  await back.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(back).toBeHidden()
})

test('adds and removes holidays by keyboard, and shows errors at their fields', async ({ page }) => {
  await openSettings(page, '?aba=operacao')
  await page.getByRole('button', { name: 'Editar feriados' }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Editar feriados' })
  await drawer.getByRole('button', { name: 'Acrescentar feriado' }).focus()
  await page.keyboard.press('Enter')
  // The demonstration has the holidays of 2026, so the new one is the last.
  await drawer.getByLabel('Dia', { exact: true }).last().focus()
  await page.keyboard.type('25012027')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByLabel('Nome', { exact: true }).last()).toHaveAttribute('aria-invalid', 'true')
  await drawer.getByLabel('Nome', { exact: true }).last().focus()
  await page.keyboard.type('Aniversário da cidade')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(part(page, 'Feriados').getByText('Aniversário da cidade')).toBeVisible()

  const reopened = await edit(page, 'feriados')
  await reopened
    .getByRole('button', { name: /^Remover o feriado \d+$/ })
    .last()
    .click()
  await reopened.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(part(page, 'Feriados').getByText('Aniversário da cidade')).toBeHidden()
  await expect(part(page, 'Feriados').getByText('Natal')).toBeVisible()
})

test('has accessible sections and forms', async ({ page }) => {
  test.setTimeout(240_000)
  for (const [aba, names] of [
    ['geral', ['organização', 'avisos por e-mail', 'Metabase', 'retenção de dados']],
    ['operacao', ['prazos, tentativas e cancelamento', 'horário de funcionamento', 'comprovação', 'motivos']],
  ] as const) {
    await openSettings(page, `?aba=${aba}`)
    for (const [index, name] of names.entries()) {
      await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: index < 2 ? 1440 : 375, height: 900 })
      const drawer = await edit(page, name)
      await expectAccessible(page, name)
      await drawer.getByRole('button', { name: 'Voltar' }).click()
      await expect(drawer).toBeHidden()
    }
  }
})
