import { accountOf, expect, openAs, signIn, test } from './people.ts'

test('leaving removes the token, takes its time and replaces history', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico')
  const token = await page.evaluate(() => localStorage.getItem('malote:token'))
  const left = page.waitForURL('/sair')
  await page.getByRole('link', { name: 'Sair' }).click()
  await left
  const since = Date.now()
  await page.waitForURL('/entrar')
  expect(Date.now() - since).toBeGreaterThan(200)
  expect(await page.evaluate(() => localStorage.getItem('malote:token'))).toBeNull()

  const reused = await page.request.get('/v1/users/me', { headers: { authorization: `Bearer ${token}` } })
  expect(reused.status(), 'the server has forgotten the session too').toBe(401)

  await page.goBack()
  await expect(page, 'the page before, not /sair').toHaveURL('/entrar?redirect=%2Fordens-de-servico')
})

test('leaving in one tab leaves in the others, which keep their address', async ({ page, context }) => {
  await openAs(page, 'operator', '/ordens-de-servico?tab=open')
  const other = await context.newPage()
  await other.goto('/sair')
  await other.waitForURL('/entrar')
  await expect(page).toHaveURL('/entrar?redirect=%2Fordens-de-servico%3Ftab%3Dopen')
})

test('a session that ended elsewhere is told, and sign-in continues where one was', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico?tab=open')
  await expect(page.getByRole('table')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('malote:token'))
  await page.request.post('/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  // Nothing has to be pressed: the stream of events ends with the session.
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar de onde parou.')).toBeVisible()
  await signIn(page, accountOf('operator'))
  await expect(page).toHaveURL('/ordens-de-servico?tab=open')
})

test('a forged token is nobody', async ({ page }) => {
  await page.goto('/icone.svg')
  await page.evaluate(() => localStorage.setItem('malote:token', 'forjado'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/entrar')
})

test('a forgotten password is asked for without telling whether the e-mail exists', async ({ page }) => {
  await page.goto('/entrar')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  // Both pages ask for an e-mail: the next one has to be there before it is typed.
  await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
  await page.getByLabel('E-mail').fill('ninguem@malote.example')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText('Confira a sua caixa de entrada')).toBeVisible()
})

test('a recovery link that is no longer good says so and offers another', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 410/)
  await page.goto('/recuperar-senha?token=velho')
  await page.getByLabel(/^Senha nova/).fill('girassol no quintal')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByRole('alert')).toContainText('Este link não vale mais.')
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await expect(page).toHaveURL('/recuperar-senha')
})
