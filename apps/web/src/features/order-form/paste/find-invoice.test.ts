import { expect, test } from 'vitest'
import { emptyOrder } from '../form/order-values.ts'
import { getOrderProposals } from './order-proposals.ts'
import { parseMessage } from './parse-message.ts'

const key = '3526 1111 2223 3300 0181 5500 1000 0043 2112 0458 7363'
const recipient = `DESTINATÁRIO / REMETENTE
NOME / RAZÃO SOCIAL
MARIANA COSTA
CNPJ / CPF
529.982.247-25
ENDEREÇO
RUA SERRA DOURADA, 88
BAIRRO / DISTRITO CEP
13087-120
MUNICÍPIO
CAMPINAS
UF
SP
FONE / FAX INSCRIÇÃO ESTADUAL`
const invoice = `DANFE
CHAVE DE ACESSO
${key}
${recipient}
CÁLCULO DO IMPOSTO
VALOR TOTAL DA NOTA
1.284,90
TRANSPORTADOR / VOLUMES TRANSPORTADOS
QUANTIDADE
2
ESPÉCIE
CAIXAS
MARCA NUMERAÇÃO PESO BRUTO
12,500
PESO LÍQUIDO
11,000`
const read = (text: string) => parseMessage(text, Date.parse('2026-11-18T13:20:00Z'), 'America/Sao_Paulo')
const readParts = (text: string) =>
  read(text).stops.map(({ kind, parts }) =>
    [kind, ...Object.entries(parts).map(([part, { value, certain }]) => `${part} ${value}${certain ? '' : '?'}`)].join(
      ' | ',
    ),
  )

test('the text of a PDF, where an empty cell leaves its title in the line of the next one', () => {
  expect(readParts(invoice)).toEqual([
    'dropoff | street Rua Serra Dourada | number 88 | contactName Mariana Costa | postalCode 13087120 | city Campinas | state SP',
  ])
  expect(read(invoice).items).toMatchObject([
    { value: { description: 'Caixas', quantity: '2', weight: '6,25' }, certain: true },
  ])
})

test('every value has the words that it comes from', () => {
  const { stops, items, order } = read(invoice)
  const spans = Object.entries(stops[0]?.parts ?? {}).map(([part, { span }]) => [
    part,
    invoice.slice(span.start, span.end),
  ])
  expect(Object.fromEntries(spans)).toMatchObject({
    contactName: 'MARIANA COSTA',
    number: '88',
    postalCode: '13087-120',
  })
  const [quantity, value] = [items[0]?.span, order.declaredValue?.span].map((span) =>
    invoice.slice(span?.start, span?.end),
  )
  expect([quantity, value]).toEqual(['2', '1.284,90'])
})

test('the key is proposed for its field, and a wrong check digit is not', () => {
  const [proposal] = getOrderProposals(read(invoice).order, emptyOrder(''))
  expect(proposal).toMatchObject({ id: 'invoiceKey', text: key, certain: true })
  expect(proposal?.fill(emptyOrder('')).invoiceKey).toBe(key.replaceAll(' ', ''))
  expect(read(invoice.replace('7363', '7364')).order.invoiceKey).toBeUndefined()
})

test('of one weight below two titles, and of a weight that is no whole number of grams, none is proposed', () => {
  expect(read(invoice.replace('PESO BRUTO\n12,500\n', 'PESO BRUTO ')).items[0]?.value.weight).toBe('')
  expect(read(invoice.replace('12,500', '12,501')).items[0]?.value.weight).toBe('')
})

test('a state that contradicts the CEP is uncertain', () => {
  expect(readParts(invoice.replace('\nSP\n', '\nRJ\n'))[0]).toMatch(/postalCode 13087120\? .* state RJ\?/)
})

test('several invoices are several drop-offs, without packages, value and key', () => {
  const { stops, items, order } = read(`${invoice}\n${invoice.replace('MARIANA COSTA', 'BRUNO LIMA')}`)
  expect(stops.map(({ parts }) => parts.contactName?.value)).toEqual(['Mariana Costa', 'Bruno Lima'])
  expect([items, order]).toEqual([[], {}])
})

test('the words of the sender before the invoice stay visible', () => {
  const text = `Segue a nota, entregar só depois das 15h\n${invoice}`
  expect(
    read(text)
      .unused.map(({ start, end }) => text.slice(start, end))
      .join(' '),
  ).toContain('depois das 15h')
})

test('a message that only mentions a DANFE is read as a message', () => {
  expect(readParts('Levar o DANFE junto. Rua Tupi, 10, com Marta Silva')[0]).toContain('street Rua Tupi')
})
