import { expectAccessibleEverywhere } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'
import { openReceiver } from './receiver.ts'

test('tests each external service, and shows its result, reason and duration', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  const receiver = await openReceiver()
  await openAs(page, 'admin', '/configuracoes?aba=servicos')
  const part = (name: string) => page.getByRole('region', { name, exact: true })

  const storage = part('Armazenamento de arquivos')
  await storage.getByRole('button', { name: 'Testar armazenamento de arquivos' }).click()
  await expect(storage.getByText('Funcionou')).toBeVisible()
  await expect(
    storage.getByText(/^O armazenamento gravou, leu e apagou um arquivo\. Levou [\d.,]+ m?s\.$/),
  ).toBeVisible()

  const mail = part('Envio de e-mail')
  await mail.getByRole('button', { name: 'Testar envio de e-mail' }).click()
  await expect(mail.getByText('Não funcionou')).toBeVisible()
  await expect(mail.getByText(/Defina SMTP_URL\./)).toBeVisible()

  await test.step('sends a text message to a phone, and names the missing variable', async () => {
    const messages = part('Envio de mensagens')
    await messages.getByRole('button', { name: 'Testar envio de mensagens' }).click()
    await expect(messages.getByLabel('Telefone que recebe')).toHaveAttribute('aria-invalid', 'true')
    await messages.getByLabel('Telefone que recebe').fill('11987654321')
    await messages.getByRole('button', { name: 'Testar envio de mensagens' }).click()
    await expect(messages.getByText(/Defina TEXT_MESSAGE_URL\./)).toBeVisible()
  })

  await test.step('rejects an invalid CEP at its field', async () => {
    const cep = part('Busca de CEP')
    await cep.getByLabel('CEP').fill('0131')
    await cep.getByRole('button', { name: 'Testar busca de CEP' }).click()
    await expect(cep.getByLabel('CEP')).toHaveAttribute('aria-invalid', 'true')
    await cep.getByLabel('CEP').fill('')
    await cep.getByRole('button', { name: 'Testar busca de CEP' }).click()
    await expect(cep.getByText(/Defina POSTAL_CODE_URL\./)).toBeVisible()
    await expect(cep.getByLabel('CEP')).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('requests a public URL but not a private one', async () => {
    const address = part('Endereço de webhook')
    await address.getByLabel('Endereço').fill('https://192.168.0.1/')
    await page.keyboard.press('Enter')
    await expect(address.getByText(/não um número de IP/)).toBeVisible()
    await address.getByLabel('Endereço').fill(receiver.url)
    await page.keyboard.press('Enter')
    await expect(address.getByText(/^O endereço respondeu 204\./)).toBeVisible()
    expect(receiver.received).toHaveLength(1)
  })

  await test.step('runs tests independently, and reports a timeout', async () => {
    let giveUp = () => {}
    await page.route('**/v1/settings/tests', async (route) => {
      if (!route.request().postData()?.includes('smtp')) return route.fallback()
      await new Promise<void>((done) => {
        giveUp = done
      })
      await route.abort()
    })
    await mail.getByRole('button', { name: 'Testar envio de e-mail' }).click()
    await expect(mail.getByText(/^Testando…/)).toBeVisible()
    await storage.getByRole('button', { name: 'Testar armazenamento de arquivos' }).click()
    await expect(storage.getByText('Funcionou')).toBeVisible()
    await expect(mail.getByText(/^Testando…/)).toBeVisible()
    giveUp()
    await expect(mail.getByText('O teste não foi feito')).toBeVisible()
  })

  await expectAccessibleEverywhere(page, 'the services')
  await receiver.close()
})
