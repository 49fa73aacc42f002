import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { paulistaAddress } from './orders.ts'
import { expect, openAs, test } from './people.ts'
import { codedStreet } from './street-codes.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Colar pedido' })

async function openPaste(page: Page, text: string) {
  await page.getByRole('button', { name: 'Colar pedido' }).click()
  await getDialog(page).getByLabel('Mensagem').fill(text)
  await getDialog(page).getByRole('button', { name: 'Ler mensagem' }).click()
}

async function openForm(page: Page) {
  await page.route('**/v1/postal-codes/*', (route) => route.fulfill({ json: paulistaAddress }))
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
}

/** Typical messages, and the field values of a stop after the user confirmed them. */
const messages: [name: string, text: string, stop: string, fields: Record<string, string>][] = [
  [
    'a line of a messenger',
    '[10:32, 21/11/2026] Marina: Oi! Entregar amanhã 9h-12h na Av. Brasil, 45, ap 3. Falar com João, 11 98765-4321 😀',
    'Entrega',
    {
      Logradouro: 'Avenida Brasil',
      Número: '45',
      Complemento: 'ap 3',
      'Contato no local': 'João',
      Telefone: '(11) 98765-4321',
    },
  ],
  [
    'labelled lines',
    'Destinatário: ANA PAULA DE SOUZA\nEndereço: R. XV de Novembro nº 200, sala 3\nBairro: Centro\nCuritiba/PR',
    'Entrega',
    {
      'Contato no local': 'Ana Paula de Souza',
      Logradouro: 'Rua XV de Novembro',
      Bairro: 'Centro',
      Cidade: 'Curitiba',
    },
  ],
  [
    'a pickup and a drop-off',
    'Retirar na Alameda Santos 45 com Carlos e entregar na Rua 25 de Março, s/n para Pedro Alves',
    'Coleta',
    { Logradouro: 'Alameda Santos', Número: '45', 'Contato no local': 'Carlos' },
  ],
  [
    'a text from a word processor',
    '\u201cPedido\u201d\u00a0\u2013 Rua das Flores,\u00a0123\u00a0\u2013 CEP\u00a001310\u2011100\u200b',
    'Entrega',
    { CEP: '01310-100', Logradouro: 'Rua das Flores', Número: '123', Bairro: 'Bela Vista', Cidade: 'São Paulo' },
  ],
  [
    'a list of goods',
    '2 caixas de livros (3 kg)\n1x Notebook Dell\nRua do Ouvidor, 50, Rio de Janeiro - RJ\nA/C Roberto Dias',
    'Entrega',
    { 'Contato no local': 'Roberto Dias', Cidade: 'Rio de Janeiro' },
  ],
]

for (const [name, text, stop, fields] of messages) {
  test(`fills the form in from a pasted message after confirmation: ${name}`, async ({ page }) => {
    await openForm(page)
    await openPaste(page, text)
    await getDialog(page)
      .getByRole('button', { name: /^Preencher \d+ campos$/ })
      .click()
    await expect(getDialog(page)).toHaveCount(0)
    for (const [label, value] of Object.entries(fields)) {
      await expect(section(page, stop).getByLabel(label, { exact: false }).first(), label).toHaveValue(value)
    }
  })
}

test('proposes the CEP of a street, with the district', async ({ page }) => {
  await openForm(page)
  await openPaste(page, `Entregar na ${codedStreet.street}, 1200, São Paulo - SP, para Helena Dias`)
  await expect(getDialog(page).getByRole('checkbox', { name: 'CEP: 05499-020' })).toBeChecked()
  await getDialog(page)
    .getByRole('button', { name: /^Preencher \d+ campos$/ })
    .click()
  await expect(section(page, 'Entrega').getByLabel('CEP', { exact: false }).first()).toHaveValue('05499-020')
  await expect(section(page, 'Entrega').getByLabel('Bairro').first()).toHaveValue('Jardim Imaginário')
})

test('replaces existing input only where the user selects it, and can undo it', async ({ page }) => {
  await openForm(page)
  const stop = section(page, 'Entrega')
  await stop.getByLabel('Contato no local').fill('Zélia Prado')
  await openPaste(page, 'Rua Harmonia, 321, para Juliana Costa. 2 caixas de livros. Amanhã à tarde.')
  const name = getDialog(page).getByLabel('Contato no local: Juliana Costa')
  await expect(name).not.toBeChecked()
  await expect(name).toHaveAccessibleDescription('Substitui “Zélia Prado”.')
  await expect(getDialog(page).getByText('Juliana Costa Contato no local')).toHaveAttribute('data-tone', 'neutral')
  await getDialog(page).getByLabel('Número: 321').uncheck()
  await getDialog(page)
    .getByRole('button', { name: /^Preencher \d+ campos$/ })
    .click()
  await expect(stop.getByLabel('Logradouro')).toHaveValue('Rua Harmonia')
  await expect(stop.getByLabel('Número')).toHaveValue('')
  await expect(stop.getByLabel('Contato no local')).toHaveValue('Zélia Prado')
  await expect(page.getByRole('group', { name: 'Item 1' }).getByLabel('Descrição')).toHaveValue('Caixas de livros')
  await expect(section(page, 'Quando').getByRole('group', { name: 'Entrega' }).getByLabel('Das')).toHaveValue('13:00')

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(stop.getByLabel('Logradouro')).toHaveValue('')
  await expect(stop.getByLabel('Contato no local')).toHaveValue('Zélia Prado')
  await expect(page.getByRole('group', { name: 'Item 1' })).toHaveCount(0)
})

test('fills several stops of one message into the selected targets', async ({ page }) => {
  await openForm(page)
  await openPaste(page, 'Entregas de hoje:\nMaria Souza - Rua A, 10\nJoão Lima - Rua B, 20\nAna Dias - Rua C, 30')
  await getDialog(page).getByRole('combobox', { name: '3. Onde preencher' }).click()
  await page.getByRole('option', { name: 'Coleta', exact: true }).click()
  await getDialog(page)
    .getByRole('button', { name: /^Preencher/ })
    .click()
  await expect(section(page, 'Entrega 1').getByLabel('Contato no local')).toHaveValue('Maria Souza')
  await expect(section(page, 'Entrega 2').getByLabel('Contato no local')).toHaveValue('João Lima')
  await expect(section(page, 'Coleta').getByLabel('Logradouro')).toHaveValue('Rua C')
})

test('reads a list of two deliveries from a messenger into two drop-offs of the order', async ({ page }) => {
  await openForm(page)
  await openPaste(
    page,
    [
      '[10:32, 18/11/2026] Marina: Bom dia! Duas entregas amanhã à tarde, saindo da loja vila madalena, mandem a moto',
      '1) Juliana Prado - Rua Harmonia, 321 ap 42, Vila Madalena, São Paulo - SP. 2 cestas de café da manhã, frágil. Deixar com o porteiro',
      '2) marcos teles - Rua dos Pinheiros, 1000, Pinheiros, São Paulo - SP. 1 bolo de cenoura',
      'Pedido 4521. Total R$ 380,00',
    ].join('\n'),
  )
  const dialog = getDialog(page)
  const [first, second] = [
    dialog.getByRole('region', { name: '1. Entrega' }),
    dialog.getByRole('region', { name: '2. Outra entrega' }),
  ]
  const pickup = dialog.getByRole('region', { name: 'Coleta da empresa' }).getByLabel('Coleta: Loja Vila Madalena')
  await expect(pickup).toBeChecked()
  await expect(pickup).toHaveAccessibleDescription(/Citado na mensagem\.$/)
  await expect(first.getByLabel('Logradouro: Rua Harmonia')).toBeChecked()
  await expect(first.getByLabel(/^Instruções.*: Deixar com o porteiro$/)).toBeChecked()
  await expect(first.getByLabel(/13:00–18:00$/)).toBeChecked()
  await expect(second.getByLabel(/13:00–18:00$/)).toBeChecked()
  await expect(dialog.getByLabel('Referência: 4521')).toBeChecked()
  const total = dialog.getByLabel(/^Valor declarado: R\$\s380,00$/)
  await expect(total).not.toBeChecked()
  await expect(total).toHaveAccessibleDescription('Confira: lido de “Pedido 4521. Total R$ 380,00”.')
  await expect(dialog.getByRole('region', { name: 'Não usado' })).toContainText('mandem a moto')
  await expect(dialog.getByRole('combobox', { name: /Onde preencher$/ }).first()).toHaveText('Entrega')

  await dialog.getByRole('button', { name: /^Preencher \d+ campos$/ }).click()
  await expect(section(page, 'Entrega 1').getByLabel('Contato no local')).toHaveValue('Juliana Prado')
  await expect(section(page, 'Entrega 2').getByLabel('Logradouro')).toHaveValue('Rua dos Pinheiros')
  await expect(section(page, 'Coleta').getByLabel('Contato no local')).not.toHaveValue('Juliana Prado')
  await expect(section(page, 'Coleta').getByLabel('Logradouro')).not.toHaveValue('')
  await expect(page.getByRole('group', { name: 'Item 1' }).getByLabel('Descrição')).toHaveValue(
    'Cestas de café da manhã',
  )
  await expect(page.getByRole('textbox', { name: /^Referência/ })).toHaveValue('4521')
  await expect(page.getByRole('textbox', { name: /^Valor declarado/ })).toHaveValue('')
})

test('reports a text without delivery data, and keeps the form', async ({ page }) => {
  await openForm(page)
  await openPaste(page, 'Bom dia! Tudo bem?')
  await expect(getDialog(page).getByLabel('Mensagem')).toHaveAccessibleDescription(/Não encontramos endereço/)
  await getDialog(page).getByLabel('Mensagem').fill('')
  await getDialog(page).getByRole('button', { name: 'Ler mensagem' }).click()
  await expect(getDialog(page).getByLabel('Mensagem')).toHaveAccessibleDescription(/Cole aqui/)
})

test('the dialog has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openForm(page)
  await section(page, 'Entrega').getByLabel('Contato no local').fill('Zélia Prado')
  await openPaste(page, 'Rua Harmonia, 321, para Juliana Costa, (11) 91234-5678. 2 caixas de livros. Amanhã à tarde.')
  await expect(getDialog(page).getByRole('region', { name: 'Mensagem lida' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'the dialog')
})
