import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  ['Pedido da Ana:\nRua Tupi 10', 'Ana'],
  ['compras da dona zilda\nRua Tupi 10', 'Zilda'],
  ['pedido Lorena\nRua Tupi 10', 'Lorena'],
  ['Pedido da Ana, Rua Tupi 10, entregar pra Bia', 'Bia'],
  ['Rua Tupi 10. Resp.: Jussara', 'Jussara'],
  ['Rua Tupi 10, Moradora: Regina Lima', 'Regina Lima'],
  ['Rua Tupi 10. Karen. 1 bolo', 'Karen'],
  ['Rua Tupi 10, quem recebe é a juçara da recepção', 'Juçara'],
  ['rua tupi 10, dr. Alan', 'Alan'],
  ['rua tupi 10 sr osvaldo', 'Osvaldo'],
  ['Rua Tupi 10, falar com o cerimonial, Sônia, 11 94455-0909', 'Sônia'],
  ['Entrega: Colégio Vértice, Rua Tupi 172, Campo Belo, Ricardo (11) 5533-5500', 'Ricardo'],
  ['Destinatário: Usinagem Vale\nRua Tupi 10\nContato: Sra. Edeltraud Kühn', 'Edeltraud Kühn'],
  ['Ana Prates, Rua Tupi 10. Pode deixar com o zelador, Sr. Dirceu.', 'Ana Prates'],
])('reads the recipient of %j', (text, name) => {
  expect(readSamplePart(text, 'contactName')).toBe(name)
})

test.each([
  ['R CAPOTE VALENTE, 1332', 'street', 'Rua Capote Valente'],
  ['entregar r apinajes 1100', 'street', 'Rua Apinajes'],
  ['Heitor Penteado, 1900 ap 102 - Vila Madalena', 'street', 'Heitor Penteado'],
  ['Rua Tupi 10. Entrada pela rua de trás. Resp.: Cida', 'contactName', 'Cida'],
  ['Rua Tupi 10 bl2/ap34', 'complement', 'bl2/ap34'],
  ['Rua Tupi 1203 cs B', 'complement', 'cs B'],
  ['rua tupi 1200 vila clementino\namanhã 15h\nap 151', 'complement', 'ap 151'],
  ['Ed. Solar, rua tupi 1200\namanhã 15h\nap 151', 'complement', 'ap 151?'],
  ['05422-030, nº 155, ap 83 bl B', 'complement', 'ap 83 bl B'],
  ['Rua Tupi 652 V Mariana, capela 2', 'neighborhood', 'V Mariana'],
  ['Rua Tupi 504 V. Mariana', 'neighborhood', 'V. Mariana'],
  ['av cupecê 3890 jd miriam, 1 bolo', 'neighborhood', 'Jd Miriam'],
  ['Rua Padre Chagas, 185\n90570-080 Porto Alegre RS', 'city', 'Porto Alegre'],
  ['Rua Acre 1203\nCidade: Manaus AM', 'city', 'Manaus'],
  ['Rua Acre 1203\nCidade: Manaus AM', 'state', 'AM'],
  ['Rua Tupi 10, sobrado azul em frente ao campo', 'reference', 'sobrado azul em frente ao campo'],
  ['rua tupi 10, portao marrom perto do mercado', 'reference', 'portao marrom perto do mercado'],
  ['João Batista / Rua Tupi 71 / 11 99111-0001 / 1 caixa', 'contactName', 'João Batista'],
] as const)('reads from %j the %s', (text, part, value) => {
  expect(readSamplePart(text, part)).toBe(value)
})

test.each([
  ['amanhã apos as 15h', '2026-11-19 15:00-18:00'],
  ['amanhã a partir 11h', '2026-11-19 11:00-18:00'],
  ['prazo hoje 17h', '2026-11-18 10:30-17:00'],
  ['horário limite: 16h', '2026-11-18 10:30-16:00'],
  ['na sexta, 14 às 18', '2026-11-20 14:00-18:00'],
  ['amanhã, horário: 9 às 12', '2026-11-19 09:00-12:00'],
  ['amanhã cedinho', '2026-11-19 08:00-12:00'],
  ['turno da tarde, amanhã', '2026-11-19 13:00-18:00'],
  ['amanhã (manhã)', '2026-11-19 08:00-12:00'],
  ['amanhã, tem que chegar antes das 9 porque ela sai', '2026-11-19 08:00-09:00'],
])('reads the window of %j', (words, window) => {
  const { value, certain } = parseSample(`Rua Tupi 10, ${words}`).stops[0]?.window ?? {}
  expect(`${value?.day} ${value?.start}-${value?.end}${certain ? '' : '?'}`).toBe(window)
})

test('hours that have passed today are certain on the day that the message states', () => {
  const { stops } = parseSample('1) 9h - Rua Tupi 5, Pinheiros\n2) 11h - Rua Bahia 2, Pinheiros\ntudo amanhã')
  expect(stops.map(({ window }) => window)).toMatchObject([
    { value: { day: '2026-11-19', start: '09:00' }, certain: true },
    { value: { day: '2026-11-19', start: '11:00' }, certain: true },
  ])
})

test.each([
  ['Valor do note 4.500 reais', '4500,00'],
  ['valor da entrega 50', undefined],
])('reads the declared value of %j', (words, value) => {
  expect(parseSample(`Rua Tupi 10. ${words}`).order.declaredValue?.value).toBe(value)
})

test.each([
  ['pega na Rua Bahia 20 e traz aqui na rua tupi 10', ['pickup', 'dropoff']],
  ['retirar na Rua Bahia 20 e trazer pra nossa loja', ['pickup']],
  ['Rua Tupi 10, protocolar e pegar assinatura. Prazo 17h', ['dropoff']],
  ['da Rua Nova 20 até a Rua Tupi 10', ['pickup', 'dropoff']],
])('reads the stops of %j', (text, kinds) => {
  expect(parseSample(text).stops.map(({ kind }) => kind)).toEqual(kinds)
})
