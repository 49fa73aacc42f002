import { expect, test } from 'vitest'
import { orderColumns } from './order-columns.ts'
import { readTitle } from './title-words.ts'

test.each([
  ['Nome (entrega)', 'dropoffs/0/contactName', 0],
  ['Ship To Name', 'dropoffs/0/contactName', 0],
  ['Destinatário', 'dropoffs/0/contactName', 0],
  ['Tel. Celular', 'dropoffs/0/contactPhone', 1],
  ['Telefone (faturamento)', 'dropoffs/0/contactPhone', 2],
  ['ZIP/Postal Code', 'dropoffs/0/address/postalCode', 1],
  ['END_ENTR', 'dropoffs/0/address/street', 0],
  ['Rua e nº', 'dropoffs/0/address/street', 1],
  ['Endereço Entrega Número', 'dropoffs/0/address/number', 0],
  ['Endereço Entrega Bairro', 'dropoffs/0/address/neighborhood', 0],
  ['Cidade/UF', 'dropoffs/0/address/city', 1],
  ['State/Province', 'dropoffs/0/address/state', 1],
  ['Nº OS', 'externalRef', 1],
  ['Qtd. Vol.', 'items/0/quantity', 1],
  ['Valor (R$)', 'declaredValueCents', 1],
  ['Peso Bruto (kg)', 'items/0/weightGrams', 1],
  ['Data de entrega', 'dropoffs/0/window/day', 0],
  ['Deliver By', 'dropoffs/0/window/end', 0],
  ['Horário da entrega', 'dropoffs/0/window/hours', 0],
  ['Período', 'dropoffs/0/window/hours', 1],
  ['Turno entrega', 'dropoffs/0/window/hours', 0],
  ['Data prevista de entrega', 'dropoffs/0/window/day', 0],
  ['Quem recebe', 'dropoffs/0/contactName', 0],
  ['Nome de quem vai receber', 'dropoffs/0/contactName', 0],
  ['Telefone de quem recebe', 'dropoffs/0/contactPhone', 0],
  ['Responsável pelo recebimento', 'dropoffs/0/contactName', 0],
  ['A/C', 'dropoffs/0/contactName', 0],
  ['Recebedor(a)', 'dropoffs/0/contactName', 0],
  ['Consignee', 'dropoffs/0/contactName', 0],
  ['Receiver Name', 'dropoffs/0/contactName', 0],
  ['Nome completo', 'dropoffs/0/contactName', 1],
  ['Nome completo do cliente', 'dropoffs/0/contactName', 1],
  ['Nome e sobrenome', 'dropoffs/0/contactName', 1],
  ['Full Name', 'dropoffs/0/contactName', 1],
  ['Customer Name', 'dropoffs/0/contactName', 1],
  ['Shipping First Name', 'dropoffs/0/contactFirstName', 0],
  ['Surname', 'dropoffs/0/contactLastName', 1],
  ['ship-phone-number', 'dropoffs/0/contactPhone', 0],
  ['WhatsApp do cliente', 'dropoffs/0/contactPhone', 1],
  ['Order Number', 'externalRef', 1],
  ['Nr. Pedido', 'externalRef', 1],
  ['Ref. do pedido', 'externalRef', 1],
  ['Nº da ordem de serviço', 'externalRef', 1],
  ['Order ID', 'externalRef', 2],
  ['order_id', 'externalRef', 2],
  ['PedidoID', 'externalRef', 2],
  ['Nr', 'dropoffs/0/address/number', 1],
  ['houseNumber', 'dropoffs/0/address/number', 1],
  ['Nº da casa', 'dropoffs/0/address/number', 1],
  ['Número do endereço', 'dropoffs/0/address/number', 1],
  ['Nome da rua', 'dropoffs/0/address/street', 1],
  ['Shipping Address Name', 'dropoffs/0/contactName', 0],
  ['Shipping Neighborhood', 'dropoffs/0/address/neighborhood', 0],
  ['Suburb', 'dropoffs/0/address/neighborhood', 1],
])('%s is %s', (title, field, rank) => {
  expect(readTitle(title)).toEqual({ field, rank })
})

test.each([
  'Data',
  'Hora',
  'Data do pedido',
  'Endereço (faturamento)',
  'Nome Comprador',
  'CEP Coleta',
  'Valor do frete',
  'Forma de entrega',
  'Prazo de Entrega',
  'Número da nota',
  'CPF/CNPJ',
  'Peso total',
  'SKU',
  'ID',
  'Billing Order ID',
  'Item ID',
  'Quem recebeu',
  'Código do destinatário',
  'CPF de quem recebe',
  'Nº da ordem',
  'First Name (Billing)',
])('%s is not proposed by its words', (title) => {
  expect(readTitle(title)).toBeUndefined()
})

const propose = (...titles: readonly string[]) =>
  Object.fromEntries(
    orderColumns.propose(titles).flatMap((column, index) => (column ? [[column.path, titles[index]]] : [])),
  )

test('the column of the delivery is proposed before that of the order and of the invoice', () => {
  expect(propose('Endereço', 'Telefone', 'Endereço (entrega)', 'Celular Entrega', 'E-mail (faturamento)')).toEqual({
    'dropoffs/0/address/street': 'Endereço (entrega)',
    'dropoffs/0/contactPhone': 'Celular Entrega',
    'dropoffs/0/contactEmail': 'E-mail (faturamento)',
  })
})

test('the number of an order is proposed before the identifier of a program', () => {
  expect(propose('Order ID', 'Order Number')).toEqual({ externalRef: 'Order Number' })
  expect(propose('Order ID', 'Full Name')).toEqual({ externalRef: 'Order ID', 'dropoffs/0/contactName': 'Full Name' })
})

test('what makes each row wrong without another column is not proposed', () => {
  expect(propose('Quantidade', 'Data', 'Entregar até')).toEqual({})
  expect(propose('Horário', 'Pedido')).toEqual({ externalRef: 'Pedido' })
  expect(propose('Produto', 'Quantidade', 'Entregar a partir de', 'Entregar até')).toEqual({
    'items/0/description': 'Produto',
    'items/0/quantity': 'Quantidade',
    'dropoffs/0/window/start': 'Entregar a partir de',
    'dropoffs/0/window/end': 'Entregar até',
  })
})

test('two columns of hours are proposed together', () => {
  expect(propose('Data', 'Das', 'Até')).toEqual({
    'dropoffs/0/window/day': 'Data',
    'dropoffs/0/window/start': 'Das',
    'dropoffs/0/window/end': 'Até',
  })
  expect(propose('Das')).toEqual({})
})

test('a day of the delivery is proposed without its hours, which the user decides once; another day only with them', () => {
  expect(propose('Data de entrega')).toEqual({ 'dropoffs/0/window/day': 'Data de entrega' })
  expect(propose('Data', 'Horário')).toEqual({ 'dropoffs/0/window/day': 'Data', 'dropoffs/0/window/hours': 'Horário' })
})
