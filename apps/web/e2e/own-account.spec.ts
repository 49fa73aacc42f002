import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleAndFitting, expectAccessibleEverywhere } from './accessibility.ts'
import { acceptTerms, createUser, expect, openAs, openAsNewcomer, signIn, test, testPassword } from './people.ts'

/** Opens a page as a new user. */
async function openAsNew(page: Page, path: string, role = 'operator') {
  const { id, email } = await createUser(page, { name: 'Rui Conta', role })
  await page.goto(`/entrar?redirect=${path}`)
  await signIn(page, { email, password: testPassword })
  await acceptTerms(page)
  await expect(page).toHaveURL(path)
  return { email, id }
}

/** Creates a session of the same user on another device. */
async function otherSession(page: Page, email: string, secret = testPassword): Promise<string> {
  const login = await page.request.post('/v1/auth/login', { data: { email, password: secret } })
  expect(login.status()).toBe(200)
  return (await login.json()).token
}

const fetchUser = (page: Page, token: string) =>
  page.request.get('/v1/users/me', { headers: { authorization: `Bearer ${token}` } })

test('changes name and phone, and requires the password for the e-mail', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/)
  const { email } = await openAsNew(page, '/perfil')
  const form = page.getByRole('form', { name: 'Meus dados de acesso' })
  await form.getByLabel('Nome').fill('Rui Mudado')
  await form.getByLabel('Telefone').fill('11912345678')
  await form.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(page.getByText('Seus dados foram salvos.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Conta de Rui Mudado' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Salvar dados' })).toBeFocused()
  await form.getByLabel('Nome').fill('Rui de Novo')
  await form.getByLabel('Nome').press('Enter')
  await expect(page.getByRole('button', { name: 'Conta de Rui de Novo' })).toBeVisible()
  await expect(form.getByLabel('Nome')).toBeFocused()

  await expect(form.getByLabel('Senha atual')).toBeHidden()
  await form.getByLabel('E-mail').fill(`novo.${email}`)
  await form.getByLabel('Senha atual').fill('não é esta')
  await form.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(form.getByLabel('Senha atual')).toHaveAccessibleDescription(/incorreta|senha/i)
  await form.getByLabel('Senha atual').fill(testPassword)
  await form.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(page.getByText(`Operador · novo.${email}`)).toBeVisible()
  await otherSession(page, `novo.${email}`)
})

test('ends the other sessions when the password changes', async ({ page }) => {
  const { email } = await openAsNew(page, '/perfil')
  const other = await otherSession(page, email)
  const form = page.getByRole('form', { name: 'Trocar senha' })
  await form.getByLabel('Senha atual').fill(testPassword)
  await form.getByLabel('Senha nova').fill('curta')
  await form.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(form.getByLabel('Senha nova')).toBeFocused()
  await form.getByLabel('Senha nova').fill('girassol no telhado')
  await form.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByText('Senha trocada.')).toBeVisible()
  await expect(form.getByLabel('Senha atual')).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Trocar senha' })).toBeFocused()
  expect((await fetchUser(page, other)).status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible()
})

test('lists the sessions, and ends one or all others', async ({ page }) => {
  const { email } = await openAsNew(page, '/perfil')
  const tokens = [await otherSession(page, email), await otherSession(page, email)]
  await page.reload()
  const devices = page.getByRole('region', { name: 'Aparelhos conectados' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByText('Este aparelho')).toHaveCount(1)
  await devices
    .getByRole('button', { name: /^Encerrar a sessão em/ })
    .first()
    .click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: 'Encerrar as outras sessões' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar sessões' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  for (const token of tokens) expect((await fetchUser(page, token)).status()).toBe(401)
})

test('saves each notification preference, except mandatory ones', async ({ page }) => {
  await openAsNew(page, '/perfil')
  const comments = page.getByRole('switch', { name: 'Comentário em uma ordem de que participo: por e-mail' })
  await expect(comments).not.toBeChecked()
  // The switch changes before the server has saved it.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await comments.click()
  await expect(comments).toBeChecked()
  expect((await saved).ok()).toBe(true)
  await expect(page.getByRole('switch', { name: /aparelho novo: por e-mail/ })).toBeDisabled()
  await expect(page.getByRole('switch', { name: /^Relatório pronto/ }), 'an admin alone has reports').toBeHidden()
  await page.reload()
  await expect(comments).toBeChecked()
})

test('shows and downloads personal data, submits a deletion request, and lets an admin close it in time', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const { email } = await openAsNew(page, '/meus-dados')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'JSON' }).click()
  const file = await (await waiting).path()
  expect(JSON.parse(await readFile(file, 'utf8')).user.email).toBe(email)

  await page.getByRole('button', { name: 'Fazer pedido' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fazer um pedido sobre meus dados' })
  await dialog.getByLabel('Exclusão dos dados').click()
  await dialog.getByLabel('Mensagem').fill('Saí da empresa.')
  await dialog.getByRole('button', { name: 'Registrar pedido' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Exclusão dos dados' })
  await expect(row).toContainText(/LGPD-\d{4}-\d{6}/)
  await expect(row).toContainText('Faltam 15 dias')
  await page.getByRole('button', { name: 'Fazer pedido' }).click()
  await dialog.getByLabel('Exclusão dos dados').click()
  await dialog.getByRole('button', { name: 'Registrar pedido' }).click()
  await expect(dialog.getByRole('alert'), 'one of a kind at a time').toBeVisible()

  await openAs(page, 'admin', `/titulares?search=${email}`)
  await page.getByRole('rowheader').first().click()
  const drawer = page.getByRole('dialog', { name: /^Pedido LGPD-/ })
  await expect(drawer).toContainText('Saí da empresa.')
  await drawer.getByRole('button', { name: 'Encerrar pedido' }).click()
  await expect(drawer.getByText('Escolha a decisão.').first()).toBeVisible()
  await drawer.getByLabel('Recusar').click()
  await drawer.getByRole('button', { name: 'Encerrar pedido' }).click()
  await expect(drawer.getByLabel('Resposta')).toHaveAccessibleDescription(/Explique por que o pedido foi recusado\./)
  await drawer.getByLabel('Atender: apagar os dados').click()
  await expect(drawer.getByText('Nenhuma ordem muda, e a conta da pessoa é apagada.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Apagar os dados' }).click()
  await expect(drawer.getByLabel('Confirmação')).toHaveAccessibleDescription(/Digite LGPD-\d{4}-\d{6} para confirmar\./)
  const protocol = /LGPD-\d{4}-\d{6}/.exec((await drawer.textContent()) ?? '')?.[0] ?? ''
  await drawer.getByLabel('Confirmação').fill(protocol)
  await expectAccessibleEverywhere(page, 'the confirmation of an erasure')
  await drawer.getByRole('button', { name: 'Apagar os dados' }).click()
  await expect(drawer).toBeHidden()

  await expect(page.getByText('Exclusão marcada', { exact: true })).toBeVisible()
  await page.getByRole('rowheader').first().click()
  await expect(drawer.getByText(/^Os dados serão apagados em /)).toBeVisible()
  await drawer.getByRole('button', { name: 'Cancelar a exclusão' }).click()
  await expect(page.getByText('Exclusão cancelada. O pedido voltou para a fila.')).toBeVisible()
  const response = await page.request.post('/v1/auth/login', { data: { email, password: testPassword } })
  expect(response.status()).toBe(200)
})

test("no dialog about one's own data has an accessibility violation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, 'admin', '/meus-dados')
  await page.getByRole('button', { name: 'Fazer pedido' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleEverywhere(page, 'the dialog')
})

test('requires users to accept the current terms or sign out, and records the acceptance', async ({ page }) => {
  const { email } = await openAsNewcomer(page, 'operator', '/ordens-de-servico')
  const dialog = page.getByRole('dialog', { name: 'Antes de começar, leia e aceite' })

  await test.step('closes only by its buttons, and links to the texts', async () => {
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Termos de uso/ })).toHaveAttribute('target', '_blank')
    await page.setViewportSize({ width: 375, height: 800 })
    await expectAccessibleAndFitting(page, 'the terms on a phone')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('signs out a user who does not accept, and shows the terms again', async () => {
    await dialog.getByRole('button', { name: 'Sair sem aceitar' }).click()
    await page.waitForURL('**/entrar')
    await signIn(page, { email, password: testPassword })
    await expect(dialog).toBeVisible()
  })

  await test.step('continues after acceptance, and shows its date in the profile', async () => {
    await acceptTerms(page)
    await page.goto('/perfil')
    await expect(page.getByText(/^Versão de 05\/06\/2025, aceita em /)).toHaveCount(2)
    await page.goto('/meus-dados')
    await expect(page.getByText(/^Versão de 05\/06\/2025, aceita em /)).toHaveCount(2)
  })

  await test.step('names the changed text for a user who accepted an older version', async () => {
    // The changed response is for the browser, so the page must not come from the server.
    await page.route('**/pagina', (route) => route.fulfill({ status: 404 }))
    const older = { document: 'terms', version: '2024-01-01', acceptedAt: '2024-01-02T12:00:00.000Z' }
    const acceptances = { data: [older], pending: ['terms'] }
    await page.route('**/v1/start', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), acceptances } })
    })
    // When the browser has stored the page before, the application refetches this part alone.
    await page.route('**/v1/users/me/acceptances', (route) => route.fulfill({ json: acceptances }))
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Mudou: Termos de uso' })).toBeVisible()
  })
})
