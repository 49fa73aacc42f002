import { expectAccessible } from './accessibility.ts'
import { createUser, expect, getAccount, openAs, test, testPassword } from './people.ts'

test('an admin ends the sessions of a person, after confirming the own password', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 40[03]/)
  const name = `Zenilda Prado ${Date.now()}`
  const { email } = await createUser(page, { name })
  const login = await page.request.post('/v1/auth/login', { data: { email, password: testPassword } })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  const statusOfSession = async () => (await page.request.get('/v1/users/me', { headers })).status()
  expect(await statusOfSession()).toBe(200)

  await openAs(page, 'admin', `/usuarios?search=${encodeURIComponent(name)}`)
  // As if the password had been entered more than ten minutes ago.
  const title = 'Confirme a sua senha para continuar.'
  const problem = { type: 'about:blank', title, status: 403, code: 'password_required', requestId: 'e2e' }
  let isFirst = true
  // Not `times: 1`: the request after the last one of a route can hang in Chromium (microsoft/playwright#41802).
  await page.route('**/v1/users/*/sessions', (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    return route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) })
  })
  await page.getByRole('row').filter({ hasText: name }).getByText(name).click()
  await page
    .getByRole('dialog', { name: `Editar ${name}` })
    .getByRole('button', { name: 'Encerrar sessões' })
    .click()
  const question = page.getByRole('alertdialog', { name: `Encerrar as sessões de ${name}?` })
  await question.getByRole('button', { name: 'Encerrar sessões' }).click()

  const prompt = page.getByRole('dialog', { name: 'Confirme a sua senha' })
  await prompt.getByLabel('Senha atual').fill('não é esta')
  await prompt.getByRole('button', { name: 'Confirmar' }).click()
  await expect(prompt.getByText('A senha atual não confere. Confira e tente de novo.')).toBeVisible()
  await expectAccessible(page)
  expect(await statusOfSession()).toBe(200)
  await prompt.getByLabel('Senha atual').fill(getAccount('admin').password)
  await prompt.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText(`As sessões de ${name} foram encerradas.`)).toBeVisible()
  expect(await statusOfSession()).toBe(401)
})
