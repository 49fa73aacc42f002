import { expectAccessible } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

test('explains the meaning, the next steps and the actors of every status', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Ajuda Novidades' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
  const statuses = page.getByRole('list', { name: 'Status das ordens' }).getByRole('listitem')
  await expect(statuses).toHaveCount(14)
  const requested = statuses.filter({ hasText: 'A operação vai aceitar a ordem' })
  await expect(requested).toContainText(/Aceitar ordem\s*Operador ou Administrador/)
  await expect(requested).toContainText('O sistema, sozinho')

  await test.step('explains what to do when a delivery goes wrong', async () => {
    const problems = page.getByRole('region', { name: 'Quando algo dá errado' })
    await problems.getByText('Contestar uma entrega', { exact: true }).click()
    await expect(problems.getByText(/Abra a ordem terminada e escolha Contestar entrega/)).toBeVisible()
    await problems.getByText('Resolver uma ocorrência', { exact: true }).click()
    await problems.getByRole('link', { name: 'Abrir Ocorrências' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ocorrências' })).toBeVisible()
    await page.goBack()
  })

  await test.step('shows the changelog entries of a role, and marks them until they were read', async () => {
    const changelog = page.getByRole('region', { name: 'Novidades' })
    await expect(changelog.getByText('O que cada entrega recebe')).toBeVisible()
    await expect(changelog.getByText('Logotipos nos comprovantes')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Conta de/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Ajuda', exact: true })).toBeVisible()
  })
})

for (const [path, title, sections, last] of [
  ['/termos-de-uso', 'Termos de uso', 8, '7. Alterações, lei aplicável e foro'],
  ['/politica-de-privacidade', 'Política de privacidade', 8, '8. Alterações e contato'],
] as const) {
  test(`${path} lists its sections, each with the way to it`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(sections)
    const contents = page.getByRole('navigation', { name: 'Neste texto' }).getByRole('link')
    expect(await contents.allTextContents()).toEqual(await page.getByRole('heading', { level: 2 }).allTextContents())
    await contents.filter({ hasText: last }).click()
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Neste texto' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  })
}

test('lists missing facts of the legal texts for admins only', async ({ page }) => {
  const organization = {
    name: 'Entregas do Vale',
    contactEmail: 'contato@vale.example',
    contactPhone: null,
    courtCity: null,
    dataProtectionOfficer: null,
    timeZone: 'America/Sao_Paulo',
    openingHours: [],
    holidays: [],
  }
  await page.route('**/v1/public/organization', (route) => route.fulfill({ json: organization }))
  await openAs(page, 'admin', '/termos-de-uso')
  await expect(page.getByText('Este texto está incompleto')).toBeVisible()
  await expect(page.getByText('Falta informar: a comarca do foro e o encarregado de dados.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Preencher em Configurações' })).toBeVisible()
  await openAs(page, 'manager', '/termos-de-uso')
  await expect(page.getByText('O foro para resolver questões')).toBeVisible()
  await expect(page.getByText('Este texto está incompleto')).toBeHidden()
})
