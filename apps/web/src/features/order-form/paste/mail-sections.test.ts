import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

/** `dropoff Rua B 2 ✓` for each stop with a street; the mark for ticked. */
const readStreets = (text: string) =>
  parseSample(text).stops.flatMap(({ kind, parts: { street, number } }) =>
    street ? `${kind} ${street.value} ${number?.value}${street.certain ? ' ✓' : ''}` : [],
  )

const order = 'Bom dia! Entregar 2 caixas na Rua Bela Cintra, 45, para Marta Dias, 11 98765-4321.'

test('the signatures of those who forwarded a message are no stops', () => {
  const mail = `Segue.

Carla Munhoz
Compras | Ótica
Av. Paulista, 1374 - 11º andar
Tel (11) 3555-0160

---------- Mensagem encaminhada ---------
De: Renan <renan@otica.example>
Data: ter., 17 de nov. de 2026 18:20
Assunto: lentes
Para: Carla <carla@otica.example>

${order} Amanhã de manhã.`
  expect(readStreets(mail)).toEqual(['dropoff Rua Bela Cintra 45 ✓'])
  // "Amanhã" of the day before is today.
  expect(parseSample(mail).stops[0]?.window?.value).toMatchObject({ day: '2026-11-18' })
})

test.each([
  '-----Mensagem original-----\nDe: Loja\nEnviada em: segunda-feira, 16 de novembro de 2026 09:12\nAssunto: RES: Entregas',
  'Em ter., 17 de nov. de 2026 às 08:14, Loja <\nloja@loja.example> escreveu:',
  'De: Loja <loja@loja.example>\nEnviada em: terça-feira, 17 de novembro de 2026 08:14\nPara: Entregas',
])('the earlier messages of a reply are not the order: %s', (header) => {
  const mail = `${order}\n\nAtenciosamente,\n\nAna\nRua do Rocio, 9\n\n${header}\n\nEntregar na Alameda Lorena, 1257`
  expect(readStreets(mail)).toEqual(['dropoff Rua Bela Cintra 45 ✓'])
})

test('a message that was forwarded with a signature above it is the order', () => {
  const mail = `Para lançar.

Att.,

Operação
Rua Clélia, 550 - Lapa

De: Tânia <tania@corvo.example>
Enviada em: quarta-feira, 18 de novembro de 2026 08:03
Assunto: coleta

${order}`
  expect(readStreets(mail)).toEqual(['dropoff Rua Bela Cintra 45 ✓'])
})

test('the lines of a program below a message are no stops, and the next message is one', () => {
  const footer =
    'Você recebeu este e-mail porque é administrador da loja.\nCentral - Av. Brig. Faria Lima, 2232, São Paulo.'
  expect(readStreets(`${order}\n\n${footer}`)).toEqual(['dropoff Rua Bela Cintra 45 ✓'])
  const two = `${order}\n\nAtt,\nLívia\n\nOlá,\n\nEntrega: Rua Itapura, 500`
  expect(readStreets(two)).toEqual(['dropoff Rua Bela Cintra 45 ✓', 'dropoff Rua Itapura 500 ✓'])
})

test('the person whom a message is for is no recipient', () => {
  const mail = 'Priscila, para hoje:\n\nRua Bela Cintra, 45'
  expect(parseSample(`Bom dia, Priscila!\n${mail}`).stops[0]?.parts.contactName).toBeUndefined()
})

test.each([
  ['an automatic reply', 'Resposta automática: estou em férias. Procure a Ana, Rua Bela Cintra, 45'],
  ['advertising', 'Retire na loja: Rua Bela Cintra, 45\n\nDescadastrar: https://loja.example/sair'],
  ['a question about an earlier order', 'O pedido era pra ter chegado ontem na Rua Bela Cintra, 45. Cadê?'],
  ['a canceled order', `${order}\nOi, a cliente desistiu`],
  ['a corrected number', 'Rua Bela Cintra, 45\nopa, 45 é o antigo'],
  ['two columns of a table', 'REMETENTE\n\nDESTINATÁRIO\n\nEndereço\n\nRua Bela Cintra, 45'],
])('nothing of %s is ticked', (_name, text) => {
  expect(readStreets(text)).toEqual([expect.not.stringContaining('✓')])
})

test('what is struck out is not read', () => {
  expect(readStreets('~Entregar na Rua A, 1~\nEntregar na Rua Bela Cintra, 45')).toEqual([
    'dropoff Rua Bela Cintra 45 ✓',
  ])
})

test('an address after the sentence of the pickup is that of the recipient, if there is no other', () => {
  const mail = 'Retira no depósito, no mesmo lugar de sempre.\n\nColégio Novo\nRua Bela Cintra, 45\nEntregar até as 17h'
  expect(readStreets(mail)).toEqual(['dropoff Rua Bela Cintra 45'])
  expect(readStreets('Retirar na Rua Bela Cintra, 45. Entregar até 17h para Ana Dias')).toEqual([
    'pickup Rua Bela Cintra 45 ✓',
  ])
})

test.each([
  '1) Rua Augusta, 1500, São Paulo\n2) Rua Harmonia, 321, São Paulo\nObrigada, Cecília',
  'Entregar na Rua Augusta, 1500, São Paulo. 2 bolos. Muito obrigado! José Prado.',
  'Entregar na Rua Augusta, 1500, São Paulo. Abraços, Cecília\nPode ser de manhã.',
])('the name behind the thanks is no contact: %j', (message) => {
  expect(parseSample(message).stops.flatMap(({ parts }) => parts.contactName?.value ?? [])).toEqual([])
})

test('the recipient is read before the thanks', () => {
  const message = 'Entregar na Rua Augusta, 1500, São Paulo, para Helena Dias. Obrigada, Cecília'
  expect(parseSample(message).stops[0]?.parts.contactName?.value).toBe('Helena Dias')
})
