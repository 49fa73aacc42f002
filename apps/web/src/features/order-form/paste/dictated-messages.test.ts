import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

const parseStop = (text: string) => parseSample(text).stops[0]

test.each([
  ['rua dos pinheiros 870 ap 113 pinheiros, tel 11 97234-5561', 'Pinheiros'],
  ['levem na rua clélia 1200 também na lapa entregar pro Rui', 'Lapa'],
  ['Rua Tagipuru 795 jd paulista ap 91', 'Jd Paulista'],
  ['Rua Tupi, 10 Lapa de Baixo', 'Lapa de Baixo'],
  ['rua das camélias 45, jd das flores, osasco', 'Jd das Flores'],
  // Other places, words and people that start with the name of a neighborhood.
  ['rua tupi 10 santana do parnaíba', undefined],
  ['rua tupi 10 socorro, tel 11 97234-5561', undefined],
  ['rua tupi 10 se não tiver gente deixa na portaria', undefined],
])('reads the neighborhood of %j without a sign', (text, neighborhood) => {
  expect(readSamplePart(text, 'neighborhood')).toBe(neighborhood)
})

test.each([
  ['rua cayowaa 1071 perdizes ap 63 torre b', 'ap 63 torre b'],
  ['Rua Guaicurus, 1000 - Lapa\nBl B Ap 1104\nCEP 05033-002', 'Bl B Ap 1104'],
  ['Rua Teodoro Baima 88 apto 33 República, Fábio', 'apto 33'],
  ['Av 9 de Julho 3575, 4 andar, Jd Paulista', '4 andar'],
])('reads the complement of %j', (text, complement) => {
  expect(readSamplePart(text, 'complement')).toBe(complement)
})

test.each([
  ['hoje antes das cinco da tarde', '10:30-17:00'],
  ['hoje às três e meia da tarde', '15:30-16:30'],
  ['hoje das duas às quatro da tarde', '14:00-16:00'],
  ['hoje até meio dia e meia', '10:30-12:30'],
  ['hoje depois do almoço', '13:00-18:00'],
  ['hj d tarde', '13:00-18:00'],
  ['amanhã dps das 14', '14:00-18:00'],
  ['amanhã em horário comercial', '08:00-18:00'],
  ['hoje qualquer horário', '10:30-18:00'],
  ['amanhã de manhã ou à tarde', '08:00-12:00?'],
  ['amanhã de manhã. Elevador de serviço só até 17h', '08:00-17:00?'],
  ['hoje, ela sai depois do almoço', '13:00-18:00?'],
])('reads the hours of %j', (words, hours) => {
  const { value, certain } = parseStop(`Rua Tupi, 10, ${words}`)?.window ?? {}
  expect(`${value?.start}-${value?.end}${certain ? '' : '?'}`).toBe(hours)
})

test.each([
  ['Rua Tupi, 10, Osasco. Fica em frente a padaria Pão Quente, casa verde', 'em frente a padaria Pão Quente'],
  ['Rua Tupi, 10\nRef: próximo ao metrô Saúde', 'próximo ao metrô Saúde'],
  ['Rua Tupi, 10, perto de casa', 'perto de casa'],
  ['Rua Tupi, 10, deixar perto da porta', undefined],
])('reads the landmark of %j', (text, reference) => {
  expect(readSamplePart(text, 'reference')).toBe(reference)
})

test.each([
  ['Rua Tupi, 10, código do portão 4471#, com a Júlia', 'código do portão 4471#'],
  [
    'Rua Tupi, 10. Se ela não estiver deixar na portaria com o Sr. Raimundo.',
    'Se ela não estiver deixar na portaria com o Sr. Raimundo',
  ],
  // More may follow behind a comma.
  ['Rua Tupi, 10, não tocar a campainha, com a Júlia', 'não tocar a campainha?'],
])('reads the instruction of %j', (text, instructions) => {
  expect(readSamplePart(text, 'instructions')).toBe(instructions)
})

test.each([
  ['Rua Tupi, 10 - Dandara Nascente - 71 99188-2030', 'Dandara Nascente'],
  ['Posto da Rua Tupi, 10, pro caminhoneiro Adilson 12 99701-4432', 'Adilson'],
  ['Rua Tupi, 10. Entregar pra Sueli do RH', 'Sueli'],
  ['Rua Tupi, 10. Meu nome é Elisa Tognini, 11 97890-1100', 'Elisa Tognini'],
  ['Cliente: Usinagem Boa Vista Ltda\nRua Tupi, 10\nContato: Edmilson', 'Edmilson'],
])('reads the contact of %j', (text, name) => {
  expect(readSamplePart(text, 'contactName')).toBe(name)
})

test.each([
  ['Rua Tupi, 10, 20 resmas de papel, recebe o Anselmo', '20 Resmas de papel'],
  ['entrega de 4 (quatro) volumes, Rua Tupi, 10', '4 Volumes'],
  ['1 torta alemã p Rafaela, Rua Tupi, 10', '1 Torta alemã'],
  ['mandar 2 ou 3 caixas de livro pra Rua Tupi, 10', '3 Caixas de livro?'],
  ['Rua Tupi, 10 - 1 bqt 12 rosas vermelhas', '12 Rosas vermelhas?'],
  ['Rua Tupi, 10. Um kit de apostilas pra cada um', '1 Kit de apostilas?'],
  ['deixa 30 pães na Rua Tupi, 10, e o resto na igreja', '30 Pães?'],
])('reads the item of %j', (text, item) => {
  const [first] = parseSample(text).items
  expect(`${first?.value.quantity} ${first?.value.description}${first?.certain ? '' : '?'}`).toBe(item)
})
