import { expect, getAccount, openAs, openWithStorage, signIn, test } from './people.ts'

test('removes the token on sign-out, then redirects and replaces the history entry', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico')
  const token = await page.evaluate(() => localStorage.getItem('malote:token'))
  // By the clock of the page: this process may notice the first navigation late.
  await page.evaluate(() => {
    window.navigation.addEventListener('navigate', ({ destination }) => {
      const { pathname } = new URL(destination.url)
      sessionStorage.setItem(`test:${pathname}`, String(performance.now()))
    })
  })
  const serverSignOut = page.waitForResponse('**/v1/auth/logout')
  await page.getByRole('link', { name: 'Sair' }).click()
  await page.waitForURL('/entrar')
  const waited = await page.evaluate(() => {
    const [left, arrived] = ['/sair', '/entrar'].map((path) => Number(sessionStorage.getItem(`test:${path}`)))
    return (arrived ?? 0) - (left ?? 0)
  })
  expect(waited, 'the wait of the specification, section 3').toBeGreaterThanOrEqual(290)
  expect(await page.evaluate(() => localStorage.getItem('malote:token'))).toBeNull()

  // The redirect does not wait for the server (specification, section 9).
  await serverSignOut
  const reused = await page.request.get('/v1/users/me', { headers: { authorization: `Bearer ${token}` } })
  expect(reused.status(), 'the server has forgotten the session too').toBe(401)

  await page.goBack()
  await expect(page, 'the page before, not /sair').toHaveURL('/entrar?redirect=%2Fordens-de-servico')
})

test('signs out the other tabs, which keep their URL', async ({ page, context }) => {
  await openAs(page, 'operator', '/ordens-de-servico?tab=open')
  const other = await context.newPage()
  await other.goto('/sair')
  await other.waitForURL('/entrar')
  await expect(page).toHaveURL('/entrar?redirect=%2Fordens-de-servico%3Ftab%3Dopen')
})

test('reports a session that was ended elsewhere, and returns to the page after sign-in', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico?tab=open')
  await expect(page.getByRole('table')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('malote:token'))
  await page.request.post('/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  // No click is needed: the event stream ends with the session.
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar de onde parou.')).toBeVisible()
  await signIn(page, getAccount('operator'))
  await expect(page).toHaveURL('/ordens-de-servico?tab=open')
})

test('rejects a forged token', async ({ page }) => {
  await openWithStorage(page, { 'malote:token': 'forjado' }, '/dashboard')
  await expect(page).toHaveURL('/entrar')
})

test('requests a password link without revealing whether the e-mail exists', async ({ page }) => {
  await page.goto('/entrar')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  // Both pages have an e-mail field, so the test waits for the second page before it types.
  await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
  await page.getByLabel('E-mail').fill('ninguem@malote.example')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText('Confira a sua caixa de entrada')).toBeVisible()
})

test('reports an expired recovery link and offers another', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 410/)
  await page.goto('/recuperar-senha?token=velho')
  await page.getByLabel(/^Senha nova/).fill('girassol no quintal')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByRole('alert')).toContainText('Este link não vale mais.')
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await expect(page).toHaveURL('/recuperar-senha')
})
