import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { acceptTerms, createOwnSession, expect, getOwnAccount, signIn, test } from './people.ts'

// Serial, because all tests share one server with a mailbox.
test.describe.configure({ mode: 'default' })

let api: RunningApi
let mailbox: Mailbox
test.beforeAll(async () => {
  mailbox = await openMailbox()
  api = await startOwnApi('password-links', { SMTP_URL: mailbox.url })
})
test.afterAll(async () => {
  await api.dispose()
  await mailbox.close()
})

async function invite(page: Page, email: string): Promise<void> {
  const { token } = await createOwnSession(page, api, 'admin')
  const response = await page.request.post(`${api.url}/v1/users`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Vera Nova', email, role: 'operator' },
  })
  expect(response.status()).toBe(201)
}

test('resets a forgotten password by the link of an e-mail, and opens the requested page', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (?:400|410)/)
  const { email } = getOwnAccount(api, 'manager')
  await page.goto(`${api.url}/usuarios?role=operator`)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText('Confira a sua caixa de entrada')).toBeVisible()
  await expect(page.locator('[tabindex="-1"]:focus')).toContainText('Confira a sua caixa de entrada')

  const link = await mailbox.linkFor(email, 'senha nova')
  await page.goto(link)
  await page.getByLabel('Senha nova', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByLabel('Senha nova', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Senha nova', { exact: true })).toHaveAccessibleDescription(
    /A senha não pode ser o próprio e-mail\./,
  )
  await page.getByLabel('Senha nova', { exact: true }).fill('girassol no quintal')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await page.getByRole('link', { name: 'Entrar com a senha nova' }).click()
  await signIn(page, { email, password: 'girassol no quintal' })
  await expect(page).toHaveURL(`${api.url}/usuarios?role=operator`)

  await page.goto(`${api.url}/sair`)
  await page.waitForURL('**/entrar')
  await page.goto(link)
  await page.getByLabel('Senha nova', { exact: true }).fill('girassol no telhado')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByRole('alert')).toContainText('Este link não vale mais.')
  await expect(page.getByRole('link', { name: 'Pedir outro link' })).toHaveAttribute('href', /redirect=%2Fusuarios/)
})

test('sets the first password of an invited user and signs in', async ({ page }) => {
  const email = 'vera.nova@e2e.example'
  await invite(page, email)
  await page.goto(await mailbox.linkFor(email, 'Seu acesso ao Malote'))
  await expect(page.getByRole('heading', { name: 'Boas-vindas ao Malote' })).toBeVisible()
  await expectAccessible(page)
  const password = page.getByLabel('Senha nova', { exact: true })
  await password.fill('curta')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(password).toHaveAccessibleDescription(/10/)
  await password.fill('girassol no quintal')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByText('Tudo pronto')).toBeVisible()
  await page.getByRole('link', { name: 'Entrar com a senha nova' }).click()
  await signIn(page, { email, password: 'girassol no quintal' })
  await acceptTerms(page)
  await expect(page).toHaveURL(`${api.url}/ordens-de-servico`)
})

test('selects a wrong password, and shows a countdown after too many attempts', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 429/)
  const email = 'bruna@malote.example'
  await page.goto(`${api.url}/entrar`)
  const password = page.getByLabel('Senha', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
  for (let time = 0; time < 5; time += 1) {
    await signIn(page, { email, password: `errada ${time}` })
    await expect(page.getByRole('alert')).toContainText('E-mail ou senha incorretos.')
    await expect(password).toBeFocused()
  }
  await signIn(page, { email, password: 'malote-bruna-demo' })
  await expect(page.getByRole('alert')).toContainText('Muitas tentativas. Tente de novo em 5 minutos.')
  await expect(page.getByRole('timer')).toHaveText(/^Você pode tentar de novo em [45]:\d{2}\.$/)
  const first = await page.getByRole('timer').textContent()
  await expect(page.getByRole('timer')).not.toHaveText(first ?? '')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeDisabled()
  await expectAccessible(page)
})

test('warns about Caps Lock while the password is typed', async ({ page }) => {
  await page.goto(`${api.url}/entrar`)
  const password = page.getByLabel('Senha', { exact: true })
  await password.focus()
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true })
  await expect(page.getByText(/Caps Lock/)).toBeVisible()
})
