import { expectAccessibleAndFitting } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

test('submits a privacy request without an account on a phone, and lists it for admins', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/)
  const mark = Date.now().toString(36)
  const email = `destinataria.${mark}@example.com`
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/politica-de-privacidade')
  await page.getByRole('link', { name: 'Pedido sobre os seus dados' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido sobre os seus dados' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Pedido sobre os seus dados' })

  await test.step('requires a name and a contact', async () => {
    await form.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(form.getByLabel('Nome completo')).toHaveAccessibleDescription('Preencha este campo.')
    await expect(form.getByLabel('Nome completo')).toBeFocused()
    await form.getByLabel('Nome completo').fill(`Mariana ${mark}`)
    await form.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(form.getByLabel('Telefone')).toHaveAccessibleDescription(/Informe um telefone ou um e-mail/)
    await expectAccessibleAndFitting(page, 'the form with a fault')
  })

  let protocol = ''
  await test.step('returns a protocol number and a deadline', async () => {
    await form.getByLabel('Exclusão dos dados').check()
    await form.getByLabel('Telefone').pressSequentially('11987654321')
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Mensagem').fill('Recebi uma cesta em outubro.')
    await form.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page.getByText('Recebemos o seu pedido')).toBeVisible()
    await expect(page.locator('[tabindex="-1"]:focus')).toContainText('Recebemos o seu pedido')
    protocol = (await page.getByText(/^LGPD-\d{4}-\d{6}$/).textContent()) ?? ''
    await expect(page.getByText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)).toBeVisible()
    await expectAccessibleAndFitting(page, 'the protocol')
  })

  await test.step('limits requests to three per contact and day, and keeps the input', async () => {
    for (const kind of ['access', 'correction']) {
      const body = { kind, name: 'Mariana', email }
      expect((await page.request.post('/v1/public/privacy-requests', { data: body })).status()).toBe(201)
    }
    await page.goto('/seus-dados')
    await form.getByLabel('Nome completo').fill('Mariana')
    await form.getByLabel('E-mail').fill(email)
    await form.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(form.getByRole('alert')).toContainText('Já recebemos pedidos com este contato hoje.')
    await expect(form.getByLabel('E-mail')).toHaveValue(email)
  })

  await test.step('lists the request with its deadline for admins', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAs(page, 'admin', `/titulares?search=${protocol}`)
    await page.getByRole('rowheader').filter({ hasText: protocol }).click()
    const drawer = page.getByRole('dialog', { name: `Pedido ${protocol}` })
    await expect(drawer).toContainText(`Mariana ${mark}`)
    await expect(drawer).toContainText('Sem conta')
    await expect(drawer).toContainText('Recebi uma cesta em outubro.')
  })
})
