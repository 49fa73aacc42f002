import { expect, test } from 'vitest'
import { createCsv, createImportHelpers, plainRow, setUpImports, shopRow } from '../../../test/imports.ts'

const imports = setUpImports()
const readChanged = async (id: string) => {
  const { testApp } = imports
  const path = `/v1/service-orders/imports/${id}/rows?state=changed`
  return (await testApp.call('GET', path, { as: testApp.users.manager })).json().data[0].changes
}

test('a second phone and an extension become instructions, and the check names both', async () => {
  const row = {
    ...plainRow,
    'Coleta: telefone': '(11) 3091-0412 ramal 12',
    'Entrega: telefone': '(11) 98888-7777 / 3333-4444',
    'Entrega: instruções': 'Portão azul',
  }
  const check = await imports.checked(createCsv([row]))
  expect(check.errors).toEqual([])
  expect(await imports.readInputs(check.id)).toMatchObject([
    {
      pickup: { contactPhone: '+551130910412', instructions: 'Telefone: ramal 12' },
      dropoffs: [{ contactPhone: '+5511988887777', instructions: 'Portão azul\nOutro telefone: (11) 3333-4444' }],
    },
  ])
  expect(await readChanged(check.id)).toMatchObject([
    { column: 'Coleta: telefone', from: '(11) 3091-0412 ramal 12', to: '(11) 3091-0412' },
    { column: 'Coleta: instruções', from: null, to: 'Telefone: ramal 12' },
    { column: 'Entrega: telefone', from: '(11) 98888-7777 / 3333-4444', to: '(11) 98888-7777' },
    { column: 'Entrega: instruções', from: null, to: 'Outro telefone: (11) 3333-4444' },
  ])
})

test('a phone without area code is an error that proposes the number of its place', async () => {
  const rows = [
    { ...plainRow, 'Coleta: telefone': '3091-0412', 'Entrega: telefone': '(11) 98888-7777' },
    { ...plainRow, 'Coleta: telefone': '0800 724 1100', 'Entrega: telefone': '98888 7777' },
  ]
  const check = await imports.checked(createCsv(rows))
  expect(check.errors).toEqual([
    { row: 2, column: 'Coleta: telefone', message: 'Falta o DDD. Com o da cidade, seria (11) 3091-0412.' },
    { row: 3, column: 'Entrega: telefone', message: 'Falta o DDD. Com o da cidade, seria (11) 98888-7777.' },
  ])
})

test('further e-mails become instructions, and the check names both', async () => {
  const row = {
    ...plainRow,
    'Coleta: e-mail': 'loja@exemplo.com.br; estoque@exemplo.com.br / notas@exemplo.com.br',
    'Entrega: e-mail': 'mariana@exemplo.com e joao@exemplo.com',
  }
  const check = await imports.checked(createCsv([row]))
  expect(check.errors).toEqual([])
  expect(await imports.readInputs(check.id)).toMatchObject([
    {
      pickup: {
        contactEmail: 'loja@exemplo.com.br',
        instructions: 'Outros e-mails: estoque@exemplo.com.br, notas@exemplo.com.br',
      },
      dropoffs: [{ contactEmail: 'mariana@exemplo.com', instructions: 'Outro e-mail: joao@exemplo.com' }],
    },
  ])
  expect(await readChanged(check.id)).toMatchObject([
    { column: 'Coleta: e-mail', to: 'loja@exemplo.com.br' },
    { column: 'Coleta: instruções', from: null, to: expect.stringContaining('Outros e-mails') },
    { column: 'Entrega: e-mail', to: 'mariana@exemplo.com' },
    { column: 'Entrega: instruções', from: null, to: 'Outro e-mail: joao@exemplo.com' },
  ])
})

test.each(['loja@exemplo.com.br; estoque', 'Nair <nair@exemplo.com>; joao@exemplo.com'])(
  'an e-mail cell with another text is an error: %s',
  async (text) => {
    const { errors } = await imports.checked(createCsv([{ ...plainRow, 'Entrega: e-mail': text }]))
    expect(errors).toMatchObject([{ column: 'Entrega: e-mail' }])
  },
)

test('a mobile without its ninth digit is an error that offers the complete number', async () => {
  const { errors } = await imports.checked(createCsv([{ ...plainRow, 'Entrega: telefone': '(11) 9911-8778' }]))
  expect(errors).toMatchObject([
    { column: 'Entrega: telefone', message: expect.stringContaining('seria (11) 99911-8778') },
  ])
})

test('the phones of locations are divided as those of orders', async () => {
  const locations = createImportHelpers(imports.testApp, 'locations')
  const titles = 'Nome;CEP;Logradouro;Número;Bairro;Cidade;UF;Telefone'
  const check = await locations.checked(
    `${titles}\nLoja;01310-100;Avenida Paulista;1578;Bela Vista;São Paulo;SP;(11) 3091-0412 / 98888-7777`,
  )
  expect(check.errors).toEqual([])
  expect(await locations.readInputs(check.id)).toMatchObject([
    { contactPhone: '+551130910412', instructions: 'Outro telefone: (11) 98888-7777' },
  ])
  expect(await readChanged(check.id)).toMatchObject([
    { to: '(11) 3091-0412' },
    { to: 'Outro telefone: (11) 98888-7777' },
  ])
})

test('the note of a phone is added to the instructions of the saved location', async () => {
  const { testApp } = imports
  const body = {
    companyId: testApp.companies.acme,
    name: 'Loja Centro',
    instructions: 'Entrar pela rua de trás',
    address: {
      postalCode: '05435000',
      street: 'Rua Harmonia',
      number: '321',
      neighborhood: 'Vila Madalena',
      city: 'São Paulo',
      state: 'SP',
    },
  }
  expect((await testApp.call('POST', '/v1/locations', { as: testApp.users.manager, body })).statusCode).toBe(201)
  const row = {
    ...shopRow,
    Loja: 'Loja Centro',
    'Coleta: contato': 'Bia',
    'Coleta: telefone': '(11) 3091-0412 ramal 12',
  }
  const check = await imports.checked(createCsv([row]))
  expect(await imports.readInputs(check.id)).toMatchObject([
    { pickup: { instructions: 'Entrar pela rua de trás\nTelefone: ramal 12' } },
  ])
})
