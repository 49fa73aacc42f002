import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const values = {
  contactName: 'Larissa Quintela',
  street: 'Rua Barão de Jaguara',
  number: '1091',
  complement: 'Sala 44',
  neighborhood: 'Centro',
  city: 'Campinas',
}
const rows = [
  ['Nome', 'Larissa Quintela'],
  ['Endereço', 'Rua Barão de Jaguara'],
  ['Número', '1091'],
  ['Complemento', 'Sala 44'],
  ['Bairro', 'Centro'],
  ['Cidade', 'Campinas'],
] as const

test.each([
  ['the next cell', rows.map(([label, value]) => `${label}:\t${value}`).join('\n')],
  ['the next line', rows.map(([label, value]) => `${label.toUpperCase()}\n${value}`).join('\n')],
  ['the next paragraph', rows.map(([label, value]) => `${label}\n\n${value}`).join('\n\n')],
])('reads the value of a label from %s', (_name, text) => {
  const { parts } = parseSample(text).stops[0] ?? {}
  for (const [part, value] of Object.entries(values))
    expect(parts?.[part as keyof typeof values], part).toMatchObject({ value, certain: true })
})

test('a label without a value takes no other label for one', () => {
  const { parts } =
    parseSample('Nome\nLarissa Quintela\nComplemento\nBairro\nCentro\nEndereço\nRua Tupi, 10').stops[0] ?? {}
  expect(parts).toMatchObject({ neighborhood: { value: 'Centro' } })
  expect(parts?.complement).toBeUndefined()
})

test.each([
  'Rua Tupi, 10, tel 11 2694-1187 ou cel 11 99410-2276',
  'Rua Tupi, 10, tel 11 2694-1187 / whats: 11 99410-2276',
])('keeps the second phone of %j behind its label', (text) => {
  expect(parseSample(text).stops[0]?.parts).toMatchObject({
    contactPhone: { value: '1126941187', certain: true },
    instructions: { value: 'Outro telefone: (11) 99410-2276' },
  })
})

test('takes the phone of the recipient, not that of the sender', () => {
  const text = 'Aqui é a Duda da Casa Amora (11 3813-9090). Rua Wisard 305 apto 12, fone dela 11 99654-7788'
  expect(parseSample(text).stops[0]?.parts.contactPhone).toMatchObject({ value: '11996547788', certain: true })
})

test('reads the address behind the one at which a person has lived', () => {
  const text = 'Antes eu morava na Rua Bruxelas 90, mas mudei, agora é Rua Varsóvia 211, Sumaré'
  const { stops } = parseSample(text)
  expect(stops).toHaveLength(1)
  expect(stops[0]?.parts.street).toMatchObject({ value: 'Rua Varsóvia', certain: true })
})

test('thanks for an earlier delivery are no order', () => {
  const { items } = parseSample('Passando pra agradecer a entrega, os 40 salgados da Rua Tupi, 10 chegaram quentes')
  expect(items.every(({ certain }) => !certain)).toBe(true)
})
