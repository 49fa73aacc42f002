import { expect, test } from 'vitest'
import { createCsv, plainRow, setUpImports } from '../../../test/imports.ts'

const fixture = setUpImports()

const listErrors = async (content: string) => {
  const { errors, resources } = await fixture.checked(content)
  return { errors: errors.map(({ row, message }) => `${row}: ${message}`), ready: resources.ready }
}

test('rows with the status of a canceled or delivered order are left out', async () => {
  const statuses = ['Em aberto', 'Cancelado', 'refunded', 'Entregue', '']
  expect(await listErrors(createCsv(statuses.map((text) => ({ ...plainRow, Situação: text }))))).toEqual({
    errors: [
      '3: Este pedido não será entregue: Cancelado.',
      '4: Este pedido não será entregue: refunded.',
      '5: Este pedido já foi entregue.',
    ],
    ready: 2,
  })
})

test('a column with the word canceled is read as yes or no', async () => {
  const texts = ['Não', 'Sim', '']
  expect(await listErrors(createCsv(texts.map((text) => ({ ...plainRow, Cancelado: text }))))).toEqual({
    errors: ['3: Este pedido foi cancelado.'],
    ready: 2,
  })
})

test('a repeated row of titles and the heading of a group have one message', async () => {
  const [titles = '', row = ''] = createCsv([plainRow]).split('\r\n')
  const heading = titles.split(';').map((title) => (title === 'Entrega: contato' ? 'ZONA SUL' : ''))
  expect(await listErrors([titles, row, titles, heading.join(';')].join('\r\n'))).toEqual({
    errors: [
      '3: A linha repete os títulos da planilha e fica de fora.',
      '4: A linha só tem um nome. Se é um subtítulo ou uma observação, ela fica de fora.',
    ],
    ready: 1,
  })
})

test('the titles of a second table with other columns are named', async () => {
  const [titles = '', row = ''] = createCsv([plainRow]).split('\r\n')
  const other = titles.split(';').toReversed().join(';')
  expect((await listErrors([titles, row, other].join('\r\n'))).errors).toEqual([
    '3: A linha tem os títulos de outra tabela, em outra ordem. Envie a outra tabela em um arquivo separado.',
  ])
})

test('lines within a cell of one line are joined', async () => {
  const row = { ...plainRow, 'Item: descrição': 'Bolo\nsem lactose', 'Entrega: complemento': 'Apto 42,\n bloco B' }
  const { id } = await fixture.checked(createCsv([row]))
  expect(await fixture.readInputs(id)).toMatchObject([
    { items: [{ description: 'Bolo, sem lactose' }], dropoffs: [{ address: { complement: 'Apto 42, bloco B' } }] },
  ])
})

test('a row whose street has another number than its number is rejected', async () => {
  const row = { ...plainRow, 'Entrega: logradouro': 'Rua Cardoso de Almeida, 788', 'Entrega: número': '1' }
  expect((await listErrors(createCsv([row]))).errors).toEqual([
    '2: O logradouro já tem o número 788. Corrija um dos dois.',
  ])
})

test('a title with the word status is that of a status, whatever it is the status of', async () => {
  const rows = [{ ...plainRow, 'Status do pagamento': 'Pago' }]
  const file = await fixture.checked(createCsv(rows))
  const columns = file.columns.map(({ field, title }) => (title === 'Status do pagamento' ? 'canceledAt' : field))
  expect(await fixture.decide(file.id, { columns: columns as never })).toMatchObject({
    errors: [],
    rows: { invalid: 0 },
  })
})

test('the title of the field is true for a status and for a cancellation', async () => {
  const title = 'Situação ou cancelamento (decide se a linha entra)'
  for (const [column, text] of [
    ['Situação', 'Cancelado'],
    ['Cancelado em', '10/11/2026'],
  ] as const) {
    const { errors } = await fixture.checked(createCsv([{ ...plainRow, [column]: text }]))
    expect(errors).toMatchObject([{ column: title }])
  }
})

test('a column with the status of the shipment leaves out what the shop has sent or delivered', async () => {
  const statuses = ['Por enviar', 'Enviado', 'Entregue', 'Parcialmente enviado', '']
  expect(await listErrors(createCsv(statuses.map((text) => ({ ...plainRow, 'Status do envio': text }))))).toEqual({
    errors: ['3: A loja já enviou este pedido: Enviado.', '4: Este pedido já foi entregue.'],
    ready: 3,
  })
})
