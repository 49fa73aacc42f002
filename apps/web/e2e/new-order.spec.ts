import type { Locator, Page } from '@playwright/test'
import { paulistaAddress } from './orders.ts'
import { callApiAs, expect, openAs, type Person, test } from './people.ts'
import { codedStreet } from './street-codes.ts'

/** Mocks the CEP search. */
const mockCeps = (page: Page, result: Record<string, string | null> = paulistaAddress) =>
  page.route('**/v1/postal-codes/*', (route) => route.fulfill({ json: result }))

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function openForm(page: Page, search = '', person: Person = 'manager') {
  await openAs(page, person, `/ordens-de-servico/criar${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
}

/** Fills in a stop: contact, CEP and the number, which a CEP does not contain. */
async function fillStop(page: Page, name: string, contact: string) {
  const stop = section(page, name)
  await stop.getByLabel('Contato no local').fill(contact)
  await stop.getByLabel('CEP', { exact: false }).fill('01310-100')
  await expect(stop.getByText('Endereço preenchido pelo CEP. Falta o número.')).toBeVisible()
  await stop.getByLabel('Número').fill('1578')
}

test('fills in the address from the CEP, except the complement, and allows changes', async ({ page }) => {
  await mockCeps(page)
  await openForm(page)
  const pickup = section(page, 'Coleta')
  await pickup.getByLabel('Complemento').fill('Sala 4')
  await fillStop(page, 'Coleta', 'Ana')
  await expect(pickup.getByLabel('Logradouro')).toHaveValue('Avenida Paulista')
  await expect(pickup.getByLabel('Logradouro')).toHaveAttribute('readonly')
  await expect(pickup.getByLabel('Complemento')).toHaveValue('Sala 4')
  await pickup.getByRole('button', { name: 'Corrigir endereço' }).click()
  await pickup.getByLabel('Logradouro').fill('Alameda Santos')
  await expect(pickup.getByLabel('Logradouro')).toHaveValue('Alameda Santos')
})

test('finds the CEP of a street by the number of the house', async ({ page, expectedErrors }) => {
  // The look-up of a CEP is off in these tests; the address of the search is taken.
  expectedErrors.push(/status of 503/)
  await openForm(page)
  const pickup = section(page, 'Coleta')
  await pickup.getByLabel('Logradouro').fill(codedStreet.street)
  await pickup.getByLabel('Número').fill('1200')
  await pickup.getByLabel('Cidade').fill(codedStreet.city)
  await pickup.getByRole('combobox', { name: 'UF' }).focus()
  await page.keyboard.type(codedStreet.state)
  await pickup.getByRole('button', { name: 'Não sei o CEP' }).click()
  const dialog = page.getByRole('dialog', { name: 'CEP deste endereço' })
  await expect(dialog.getByRole('radio', { name: /^05499-020/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Usar este CEP' }).click()
  await expect(pickup.getByLabel('CEP', { exact: false }).first()).toHaveValue('05499-020')
  await expect(pickup.getByLabel('Bairro')).toHaveValue('Jardim Imaginário')
})

test('points out a CEP, a city and a phone that contradict the address', async ({ page }) => {
  await mockCeps(page)
  await openForm(page)
  const pickup = section(page, 'Coleta')
  await fillStop(page, 'Coleta', 'Ana')
  await pickup.getByLabel('Telefone').fill('(21) 98765-4321')
  await expect(pickup.getByText('O DDD é de outro estado (RJ). Confira o telefone.')).toBeVisible()
  await pickup.getByRole('button', { name: 'Corrigir endereço' }).click()
  await pickup.getByLabel('Cidade').fill('Santos')
  await expect(pickup.getByText('Este CEP é de outra cidade (São Paulo). Confira o CEP e a cidade.')).toBeVisible()
  await pickup.getByRole('combobox', { name: 'UF' }).click()
  await page.getByRole('option', { name: 'RJ', exact: true }).click()
  await expect(pickup.getByText('Este CEP é de outro estado (SP). Confira o CEP e a UF.')).toBeVisible()
  await expect(pickup.getByText(/O DDD é/)).toBeHidden()
})

test('leaves street and neighborhood empty for a town with a single CEP', async ({ page }) => {
  await mockCeps(page, { ...paulistaAddress, street: null, neighborhood: null, city: 'Tiradentes', state: 'MG' })
  await openForm(page)
  const pickup = section(page, 'Coleta')
  await pickup.getByLabel('CEP', { exact: false }).fill('36325-000')
  await expect(pickup.getByLabel('Cidade')).toHaveValue('Tiradentes')
  await expect(pickup.getByLabel('Logradouro')).not.toHaveAttribute('readonly')
  await pickup.getByLabel('Logradouro').fill('Rua Direita')
  await expect(pickup.getByLabel('Logradouro')).toHaveValue('Rua Direita')
})

test.describe('without the CEP search', () => {
  test.use({ expectedErrors: [/status of 503/] })
  test('reports that the CEP search is unavailable, and accepts a typed address', async ({ page }) => {
    await openForm(page)
    const pickup = section(page, 'Coleta')
    await pickup.getByLabel('CEP', { exact: false }).fill('01310-100')
    await expect(pickup.getByText('A busca de CEP está fora do ar. Preencha o endereço à mão.')).toBeVisible()
    await pickup.getByLabel('Logradouro').fill('Avenida Paulista')
    await expect(pickup.getByLabel('Logradouro')).toHaveValue('Avenida Paulista')
    // The ranges of the states need no service.
    await expect(pickup.getByRole('combobox', { name: 'UF' })).toHaveText('SP')
  })
})

test('finds a saved location by text and fills in the stop', async ({ page }) => {
  const { data } = await (await callApiAs(page, 'manager', 'get', '/v1/locations?active=true')).json()
  const [location] = data
  await openForm(page)
  const pickup = section(page, 'Coleta')
  await pickup.getByLabel('Local salvo ou contato recente').fill(location.name.slice(0, 4))
  await page.getByRole('option', { name: location.name }).first().click()
  await expect(pickup.getByLabel('Logradouro')).toHaveValue(location.address.street)
  await expect(pickup.getByLabel('Número')).toHaveValue(location.address.number)
})

test('recovers the input after the tab was closed, and can discard it', async ({ page }) => {
  await openForm(page)
  await expect(page.getByText('Rascunho recuperado')).toBeHidden()
  await page.getByLabel('Observações para o entregador').fill('Portão azul')
  await page.goto('/icone.svg')
  await page.goto('/ordens-de-servico/criar')
  await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  await expect(page.getByLabel('Observações para o entregador')).toHaveValue('Portão azul')
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(page.getByLabel('Observações para o entregador')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
  await expect(page.getByText('Rascunho recuperado')).toBeHidden()
})

test('keeps the input when the session ends, and recovers it after sign-in', async ({ page }) => {
  await openForm(page)
  await section(page, 'Entrega').getByLabel('Contato no local').fill('Zélia Prado')
  await expect(page.getByText(/^Guardado neste navegador em/)).toBeVisible()
  // In one task, because any other request of the page would end the session before the press.
  await page.getByRole('button', { name: 'Salvar rascunho' }).evaluate((button: HTMLElement) => {
    localStorage.setItem('malote:token', 'de-outro-dia')
    button.click()
  })
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await openForm(page)
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toHaveValue('Zélia Prado')
})

test('saves a draft on the server, edits it and requests it', async ({ page }) => {
  await mockCeps(page)
  await openForm(page)
  const reference = `RASCUNHO-${Date.now()}`
  await page.getByLabel('Referência', { exact: false }).first().fill(reference)
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  const orderNumber = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/ordens-de-servico/criar?rascunho=${orderNumber}`)
  await expect(page.getByRole('heading', { level: 1, name: `Rascunho ${orderNumber}` })).toBeVisible()
  await expect(page.getByLabel('Referência', { exact: false }).first()).toHaveValue(reference)
  await fillStop(page, 'Coleta', 'Ana Souza')
  await fillStop(page, 'Entrega', `Zélia ${reference}`)
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(page).toHaveURL(`/ordens-de-servico/${orderNumber}`)
  const order = await (await callApiAs(page, 'manager', 'get', `/v1/service-orders/${orderNumber}`)).json()
  expect(order).toMatchObject({ status: 'requested', externalRef: reference })
})

test('copies an order, shows the possible duplicate, and starts the next one with the same pickup', async ({
  page,
}) => {
  await mockCeps(page)
  await openForm(page)
  const recipient = `Gêmea ${Date.now()}`
  await fillStop(page, 'Coleta', 'Ana Souza')
  await fillStop(page, 'Entrega', recipient)
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  const orderNumber = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await openForm(page, `?de=${orderNumber}`)
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toHaveValue(recipient)
  await page.getByRole('button', { name: 'Solicitar e criar outra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Este pedido pode já existir' })
  await expect(dialog.getByRole('link', { name: orderNumber })).toBeVisible()
  await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click()
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toHaveValue(recipient)
  await page.getByRole('button', { name: 'Solicitar e criar outra' }).click()
  await dialog.getByRole('button', { name: 'Solicitar mesmo assim' }).click()
  await expect(page.getByText(/^Entrega solicitada: OS-/)).toBeVisible()
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toHaveValue('')
  await expect(section(page, 'Coleta').getByLabel('Contato no local')).toHaveValue('Ana Souza')
})

test('keeps the order that follows a requested draft as a new one', async ({ page }) => {
  await mockCeps(page)
  await openForm(page)
  await fillStop(page, 'Coleta', 'Ana Souza')
  await fillStop(page, 'Entrega', `Série ${Date.now()}`)
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  const orderNumber = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/ordens-de-servico/criar?rascunho=${orderNumber}`)
  await page.getByRole('button', { name: 'Solicitar e criar outra' }).click()
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toBeFocused()
  await page.keyboard.type('Próxima da série')
  await expect(page.getByText(/^Guardado neste navegador em/)).toBeVisible()
  await openForm(page)
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toHaveValue('Próxima da série')
  await expect(section(page, 'Coleta').getByLabel('Contato no local')).toHaveValue('Ana Souza')
})

test('reorders drop-offs by buttons, and restores a removed one', async ({ page }) => {
  await openForm(page)
  await section(page, 'Entrega').getByLabel('Contato no local').fill('Primeira')
  await page.getByRole('button', { name: 'Adicionar outra entrega' }).press('Enter')
  await expect(section(page, 'Entrega 2').getByLabel('Contato no local')).toBeFocused()
  await page.keyboard.type('Segunda')
  await page.getByRole('button', { name: 'Subir entrega 2' }).press('Enter')
  await expect(section(page, 'Entrega 1').getByLabel('Contato no local')).toHaveValue('Segunda')
  await expect(section(page, 'Entrega 2').getByLabel('Contato no local')).toHaveValue('Primeira')
  await page.getByRole('button', { name: 'Remover entrega 2' }).click()
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toHaveValue('Segunda')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(section(page, 'Entrega 2').getByLabel('Contato no local')).toHaveValue('Primeira')
})

test('sets a common window with one button', async ({ page }) => {
  await openForm(page)
  const when = section(page, 'Quando').getByRole('group', { name: 'Coleta' })
  await expect(when.getByLabel('Das')).toBeHidden()
  await when.getByRole('button', { name: 'Amanhã de manhã' }).click()
  await expect(when.getByLabel('Das')).toHaveValue('08:00')
  await expect(when.getByLabel('Até')).toHaveValue('12:00')
  await when.getByRole('button', { name: 'O quanto antes' }).click()
  await expect(when.getByLabel('Das')).toBeHidden()
  await when.getByRole('button', { name: 'Escolher horário' }).click()
  await expect(when.getByLabel('Das')).toHaveValue('')
})

test('lists errors with links to their fields, and focuses the list', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  const list = page.getByRole('group', { name: /^Corrija \d+ erros para continuar$/ })
  await expect(list).toBeFocused()
  await list.getByRole('link', { name: /^Entrega 1: Contato no local/ }).click()
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toBeFocused()
})

test('offers the usual pickup, which is closed to a summary and can be changed', async ({ page }) => {
  await mockCeps(page)
  await openForm(page)
  const pickup = section(page, 'Coleta')
  const offer = pickup.getByRole('button', { name: /^Coletar em / })
  await expect(offer).toHaveAttribute('title', /(De onde sai|O único local salvo)/)
  await offer.click()
  await expect(section(page, 'Entrega').getByLabel('Contato no local')).toBeFocused()
  await expect(pickup.getByLabel('Logradouro')).toBeHidden()
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(section(page, 'Entrega').getByText('7 a corrigir')).toBeVisible()
  await fillStop(page, 'Entrega', 'Recebe Souza')
  await expect(section(page, 'Entrega').getByText(/a corrigir/)).toHaveCount(0)

  await pickup.getByRole('button', { name: 'Coleta', exact: true }).click()
  await expect(pickup.getByLabel('Logradouro')).not.toHaveValue('')
  await pickup.getByLabel('Contato no local').fill('Coleta Nova')
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^OS-/ })).toBeVisible()
  await expect(page.getByText('Coleta Nova').first()).toBeVisible()
})

test('opens the closed drop-off that the usual pickup moves the focus to', async ({ page }) => {
  await openForm(page)
  const dropoff = section(page, 'Entrega')
  await dropoff.getByRole('button', { name: 'Entrega', exact: true }).click()
  await expect(dropoff.getByLabel('Contato no local')).toBeHidden()
  await section(page, 'Coleta')
    .getByRole('button', { name: /^Coletar em / })
    .click()
  await expect(dropoff.getByLabel('Contato no local')).toBeFocused()
})

test('closes a complete drop-off when another is added, and opens it for an error', async ({ page }) => {
  await mockCeps(page)
  await openForm(page)
  await fillStop(page, 'Entrega', 'Primeira Souza')
  await page.getByRole('button', { name: 'Adicionar outra entrega' }).click()
  const [first, second] = [section(page, 'Entrega 1'), section(page, 'Entrega 2')]
  await expect(second.getByLabel('Contato no local')).toBeFocused()
  await expect(first.getByText('Primeira Souza', { exact: true })).toBeVisible()
  await expect(first.getByLabel('Contato no local')).toBeHidden()

  // Closed sections keep their values. An error opens its section.
  await second.getByRole('button', { name: 'Entrega 2', exact: true }).click()
  await expect(second.getByText('Contato a preencher')).toBeVisible()
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await page.getByRole('link', { name: /^Entrega 2: Contato no local/ }).click()
  await expect(second.getByLabel('Contato no local')).toBeFocused()
  await first.getByRole('button', { name: 'Entrega 1', exact: true }).click()
  await expect(first.getByLabel('Contato no local')).toHaveValue('Primeira Souza')
})
