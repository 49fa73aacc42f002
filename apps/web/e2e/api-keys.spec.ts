import { expectAccessible, expectAccessibleEverywhere } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

test('creates a key that is shown once, accepts it for the API, and rejects it after it was revoked', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const name = `Loja ${Date.now()}`
  await openAs(page, 'admin', '/configuracoes?aba=chaves')
  await page.getByRole('button', { name: 'Criar chave de API' }).click()
  const drawer = page.getByRole('dialog', { name: 'Criar chave de API' })
  await drawer.getByRole('button', { name: 'Criar chave', exact: true }).click()
  await expect(drawer.getByText('Escolha a empresa.').first()).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Empresa' }).click()
  await page.getByRole('option').first().click()
  await drawer.getByLabel('Nome').fill(name)
  await drawer.getByLabel('Vale até').fill('01/01/2020')
  await drawer.getByRole('button', { name: 'Criar chave', exact: true }).click()
  await expect(drawer.getByLabel('Vale até')).toHaveAccessibleDescription(/Escolha uma data no futuro/)
  await drawer.getByLabel('Vale até').fill('30/12/2099')
  await drawer.getByRole('button', { name: 'Criar chave', exact: true }).click()

  const shown = page.getByRole('dialog', { name: 'Copie a chave agora' })
  const key = (await shown.getByText(/^mlt_/).textContent()) ?? ''
  await expectAccessible(page)
  const requestOrders = () =>
    page.request.get('/v1/service-orders?limit=1', { headers: { authorization: `Bearer ${key}` } })
  expect((await requestOrders()).status()).toBe(200)
  await shown.getByRole('button', { name: 'Já guardei a chave' }).click()
  await expect(page.getByText(key)).toBeHidden()

  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByText('Até 30/12/2099 23:59')).toBeVisible()
  await expectAccessibleEverywhere(page, 'the keys')
  await row.getByRole('button', { name: `Revogar a chave ${name}` }).click()
  await page.getByRole('button', { name: 'Revogar chave', exact: true }).click()
  await expect(row.getByText(/^Revogada em /)).toBeVisible()
  expect((await requestOrders()).status()).toBe(401)
})
