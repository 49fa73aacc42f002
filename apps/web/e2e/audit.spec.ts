import { expectAccessibleAndFitting, expectAccessibleEverywhere } from './accessibility.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

test('audit log: shows labels, links to the entity and keeps its filters in the URL', async ({ page }) => {
  const name = `Trilha Entregas ${Date.now()}`
  const { id } = await (await callApiAs(page, 'admin', 'post', '/v1/companies', { name })).json()
  const changed = await callApiAs(page, 'admin', 'put', `/v1/companies/${id}`, {
    name,
    status: 'suspended',
    policy: { slaNormalHours: 12, pickupProof: 'signature' },
  })
  expect(changed.status()).toBe(200)

  await openAs(page, 'admin', '/configuracoes')
  await page.getByRole('link', { name: 'Auditoria' }).click()
  await page.getByLabel('Buscar na auditoria', { exact: true }).fill(name)
  const rows = page.getByRole('table', { name: 'Registros da auditoria' }).getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Cadastrou empresa')

  await test.step('filters by the entity of an entry', async () => {
    await rows.first().getByRole('rowheader').click()
    const drawer = page.getByRole('dialog', { name: 'Cadastrou empresa' })
    await expect(drawer.getByText('Helena Duarte')).toBeVisible()
    await expectAccessibleAndFitting(page, 'a line of the audit')
    await drawer.getByRole('link', { name: 'Ver tudo que foi feito aqui' }).click()
    await expect(page).toHaveURL(new RegExp(`\\?entityId=${id}$`))
    await expect(page.getByRole('button', { name: `Só: ${name}`, exact: true })).toBeVisible()
    await expect(rows).toHaveCount(2)
  })

  await test.step('shows each value before and after', async () => {
    await rows.first().getByRole('rowheader').click()
    const drawer = page.getByRole('dialog', { name: 'Editou empresa' })
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Situação' })).toHaveText('Situação: Ativa → Suspensa')
    await expect(drawer.getByText('Prazo normal: 12 horas')).toBeVisible()
    await expect(drawer.getByText('Comprovação na coleta: Assinatura')).toBeVisible()
    await drawer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/empresas\?search=/)
    await expect(page.getByRole('rowheader').filter({ hasText: name })).toBeVisible()
  })

  await test.step('filters by user, action and period', async () => {
    await page.goto('/configuracoes/auditoria')
    await page.getByRole('button', { name: 'Quem', exact: true }).click()
    await page.getByRole('combobox', { name: 'Quem fez' }).fill('Helena')
    await page.getByRole('option', { name: /^Helena Duarte/ }).click()
    await expect(page.getByRole('button', { name: 'Quem: Helena Duarte', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'O que fez', exact: true }).click()
    await page.getByRole('combobox', { name: 'O que fez' }).fill('editou emp')
    await page.getByRole('option', { name: 'Editou empresa' }).click()
    await expect(page).toHaveURL(/actorId=[0-9a-f-]{36}&action=companies\.update$/)
    await expect(rows.first()).toContainText('Situação: Ativa → Suspensa')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Quem: Helena Duarte', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Período', exact: true }).click()
    await page.getByLabel('De', { exact: true }).fill('01/01/2020')
    await page.getByLabel('Até', { exact: true }).fill('02/01/2020')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Nenhum resultado')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).last().click()
    await expect(page).toHaveURL('/configuracoes/auditoria')
  })

  await test.step('ignores invalid search parameters', async () => {
    await page.goto(
      '/configuracoes/auditoria?actorId=1&action=drones.land&from=2026-02-30&to=ontem&entity=drone&page=-1',
    )
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.goto('/configuracoes/auditoria?from=2026-02-02&to=2026-02-01')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })
  await expectAccessibleEverywhere(page, 'the audit')
})
