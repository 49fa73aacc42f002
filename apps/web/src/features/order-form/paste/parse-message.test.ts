import { expect, test, vi } from 'vitest'
import { maxMessageLength, parseMessage } from './parse-message.ts'

/** A Wednesday, 10:20 in São Paulo. */
const now = Date.parse('2026-11-18T13:20:00Z')
const read = (text: string) => parseMessage(text, now, 'America/Sao_Paulo')

/** The parsed message, one line for each stop and item. */
function summarize(text: string): string[] {
  const { stops, items } = read(text)
  const joined = (parts: (string | false)[]) => parts.filter(Boolean).join(' | ')
  return [
    ...stops.map(({ kind, parts, window }) => {
      const values = Object.values(parts).map(({ value }) => value)
      const when = window ? `${window.value.day} ${window.value.start}-${window.value.end}` : ''
      return `${kind === 'pickup' ? 'coleta' : 'entrega'}: ${joined([...values, when])}`
    }),
    ...items.map(({ value: { quantity, description, weight, fragile } }) => {
      return `item: ${joined([quantity, description, weight && `${weight} kg`, fragile && 'frágil'])}`
    }),
  ]
}

const messages: [message: string, understood: string[]][] = [
  [
    'Bom dia! Preciso de uma entrega hoje à tarde para Maria Silva, Rua das Flores, 123, apto 45, CEP 01310-100, tel (11) 91234-5678',
    ['entrega: Maria Silva | 11912345678 | 01310100 | Rua das Flores | 123 | apto 45 | 2026-11-18 13:00-18:00'],
  ],
  [
    'Oi, boa tarde. Entregar amanhã 9h-12h na Av. Paulista, 1578 - Bela Vista, São Paulo - SP. Falar com João, 11 98765-4321. São 2 caixas de documentos.',
    [
      'entrega: João | 11987654321 | Avenida Paulista | 1578 | Bela Vista | São Paulo | SP | 2026-11-19 09:00-12:00',
      'item: 2 | Caixas de documentos',
    ],
  ],
  [
    'Coleta: Rua Augusta 900, falar com Carlos\nEntrega: Rua Oscar Freire, 55, ap 12 - Dona Lúcia 11 3456-7890\nsegunda de manhã',
    [
      'coleta: Carlos | Rua Augusta | 900',
      'entrega: Lúcia | 1134567890 | Rua Oscar Freire | 55 | ap 12 | 2026-11-23 08:00-12:00',
    ],
  ],
  [
    'Retirar na Alameda Santos 45 e entregar na Rua 25 de Março, s/n para Pedro Alves',
    ['coleta: Alameda Santos | 45', 'entrega: Pedro Alves | Rua 25 de Março | S/N'],
  ],
  [
    'Destinatário: ANA PAULA DE SOUZA\nEndereço: R. XV de Novembro nº 200, sala 3\nBairro: Centro\nCuritiba/PR\nCEP 80020310\nFone: (41) 99999-0000',
    [
      'entrega: Ana Paula de Souza | 41999990000 | 80020310 | Rua XV de Novembro | 200 | sala 3 | Centro | Curitiba | PR',
    ],
  ],
  [
    '*Pedido 4521*\nNome: José da Silva\nRua Sete de Setembro, 1020 - casa 2\nCampinas - SP\n13010-111\nWhats: +55 19 99876-5432\nentregar até 15h',
    [
      'entrega: José da Silva | 19998765432 | 13010111 | Rua Sete de Setembro | 1020 | casa 2 | Campinas | SP | 2026-11-18 10:30-15:00',
    ],
  ],
  [
    '[10:32, 21/11/2026] Marina: Oi! pode buscar um envelope na rua vergueiro 1000 e levar pra av. brigadeiro faria lima 3477 10º andar? hoje ainda',
    [
      'coleta: Rua Vergueiro | 1000',
      'entrega: Avenida Brigadeiro Faria Lima | 3477 | 10º andar | 2026-11-18 10:30-18:00',
      'item: 1 | Envelope',
    ],
  ],
  [
    'Pode entregar depois das 14h? Rua do Ouvidor, 50, Rio de Janeiro - RJ, 20040-030. Aos cuidados de Fernanda Lima',
    ['entrega: Fernanda Lima | 20040030 | Rua do Ouvidor | 50 | Rio de Janeiro | RJ | 2026-11-18 14:00-18:00'],
  ],
  [
    'Preciso mandar 3 pacotes de roupas pra Juliana Costa na Rua Harmonia 321, Vila Madalena. Dia 25 das 14h às 18h.',
    [
      'entrega: Juliana Costa | Rua Harmonia | 321 | Vila Madalena | 2026-11-25 14:00-18:00',
      'item: 3 | Pacotes de roupas',
    ],
  ],
  [
    '1x Notebook Dell\n2x Monitor LG 24"\nEntregar na Av Rio Branco 156, sala 1201, Rio de Janeiro/RJ\nA/C Roberto Dias\n(21) 2222-3333\nsexta-feira, 10:00 às 12:00',
    [
      'entrega: Roberto Dias | 2122223333 | Avenida Rio Branco | 156 | sala 1201 | Rio de Janeiro | RJ | 2026-11-20 10:00-12:00',
      'item: 1 | Notebook Dell',
      'item: 2 | Monitor LG 24"',
    ],
  ],
  ['coletar amanhã cedo', ['coleta: 2026-11-19 08:00-12:00']],
  [
    'Entrega urgente! Bolo de aniversário, 3kg, frágil. Rua Bahia, 77. Receber: Sra. Carla. 31991112222',
    ['entrega: Carla | 31991112222 | Rua Bahia | 77'],
  ],
  ['Olá, tudo bem?', []],
  [
    'Rua Direita, 10, Tiradentes - MG\n36325-000\nMaria Aparecida dos Santos\n(32) 3355-1234',
    ['entrega: Maria Aparecida dos Santos | 3233551234 | 36325000 | Rua Direita | 10 | Tiradentes | MG'],
  ],
  [
    'De Rua Augusta, 100 para Rua da Consolação, 200. Amanhã à tarde.',
    ['coleta: Rua Augusta | 100', 'entrega: Rua da Consolação | 200 | 2026-11-19 13:00-18:00'],
  ],
  [
    'CPF 123.456.789-09, CNPJ 12.345.678/0001-95. Entregar na Rua Tupi 5. Contato: pedro henrique tel 11 94444-5555',
    ['entrega: Pedro Henrique | 11944445555 | Rua Tupi | 5'],
  ],
  [
    'Por favor retirem na loja (Av. Ibirapuera, 3103, loja 12) dia 20/11 entre 10 e 12h e deixem com a portaria da Rua Gaivota 88 ap 31. Quem recebe: Beatriz Nunes',
    [
      'coleta: Avenida Ibirapuera | 3103 | loja 12 | 2026-11-20 10:00-12:00',
      'entrega: Beatriz Nunes | Rua Gaivota | 88 | ap 31',
    ],
  ],
  [
    'Rod. Anhanguera km 25, galpão 3, Jundiaí/SP. Procurar por seu Antônio.',
    ['entrega: Antônio | Rodovia Anhanguera | KM 25 | galpão 3 | Jundiaí | SP'],
  ],
  [
    'Entregar 10 kits de amostras na Praça da Sé, 100, sexta até 17h.',
    ['entrega: Praça da Sé | 100 | 2026-11-20 08:00-17:00', 'item: 10 | Kits de amostras'],
  ],
  [
    'Preciso de coleta e entrega amanhã.\nColeta: Rua Pamplona, 145, 01405-000, com Ricardo Gomes\nEntrega: Rua Haddock Lobo, 595, 01414-001, com Patrícia Melo (11) 97777-8888',
    [
      'coleta: Ricardo Gomes | 01405000 | Rua Pamplona | 145',
      'entrega: Patrícia Melo | 11977778888 | 01414001 | Rua Haddock Lobo | 595 | 2026-11-19 08:00-18:00',
    ],
  ],
  [
    'quinta 14h na rua joão moura 500 com a helena',
    ['entrega: Helena | Rua João Moura | 500 | 2026-11-19 14:00-15:00'],
  ],
  [
    'Enviar para: Clínica Vida Nova, Rua Itapeva 286, cj 57, 11 3251-0000. 5 exames. hoje às 16h',
    [
      'entrega: Clínica Vida Nova | 1132510000 | Rua Itapeva | 286 | cj 57 | 2026-11-18 16:00-17:00',
      'item: 5 | Exames',
    ],
  ],
  [
    'Segue pedido:\n\nCliente: Padaria Pão Doce\nEnd.: Travessa da Paz, 9 - fundos\nBairro Jardim América\nRibeirão Preto-SP\nCEP: 14.020-250\nTel.: 16 3636-1010\nHorário: das 8h às 11h',
    [
      'entrega: Padaria Pão Doce | 1636361010 | 14020250 | Travessa da Paz | 9 | fundos | Jardim América | Ribeirão Preto | SP | 2026-11-18 08:00-11:00',
    ],
  ],
  [
    "entregar na próxima terça, de manhã, 4 caixas na Estrada do M'Boi Mirim 1200",
    ["entrega: Estrada do M'Boi Mirim | 1200 | 2026-11-24 08:00-12:00", 'item: 4 | Caixas'],
  ],
  [
    'Leva 2 cestas pra Dona Rosa, rua das Acácias 14, portão verde. Depois de amanhã à noite.',
    ['entrega: Rosa | Rua das Acácias | 14 | portão verde | 2026-11-20 18:00-22:00', 'item: 2 | Cestas'],
  ],
  [
    'Oi! Entrega 1: Rua Lima, 1 - Paulo Reis. Entrega 2: Rua Pera, 2 - Sandra Reis.',
    ['entrega: Paulo Reis | Rua Lima | 1', 'entrega: Sandra Reis | Rua Pera | 2'],
  ],
  [
    'MARIA DO CARMO FERREIRA\nAVENIDA BRASIL, 2000, BLOCO B, APTO 101\nCENTRO\nBELO HORIZONTE - MG\nCEP 30140-001\nTEL 31 98888-7777',
    [
      'entrega: Maria do Carmo Ferreira | 31988887777 | 30140001 | Avenida Brasil | 2000 | BLOCO B, APTO 101 | Centro | Belo Horizonte | MG',
    ],
  ],
  [
    'Buscar no escritório (Rua Líbero Badaró 425, 12º andar) o contrato e levar no cartório da Rua Boa Vista, 314 até meio-dia',
    ['coleta: Rua Líbero Badaró | 425 | 12º andar', 'entrega: Rua Boa Vista | 314 | 2026-11-18 10:30-12:00'],
  ],
  [
    'Av. Sete de Setembro, 1838, Salvador - BA, 40080-004, meio-dia às 14h, contato Luís Otávio 71 98123-4567',
    [
      'entrega: Luís Otávio | 71981234567 | 40080004 | Avenida Sete de Setembro | 1838 | Salvador | BA | 2026-11-18 12:00-14:00',
    ],
  ],
  ['entrega para Zé na rua Nova, 3 amanha', ['entrega: Zé | Rua Nova | 3 | 2026-11-19 08:00-18:00']],
  [
    '👋 Oi! Manda 1 buquê de rosas p/ Camila Rocha 💐 Rua das Orquídeas, 10 ap 5, hoje entre 15h e 17h. Meu cel é 11 95555-4444',
    [
      'entrega: Camila Rocha | 11955554444 | Rua das Orquídeas | 10 | ap 5 | 2026-11-18 15:00-17:00',
      'item: 1 | Buquê de rosas',
    ],
  ],
  [
    'Boa tarde, gostaria de solicitar uma coleta para entrega hoje. Retirada: Av. Santo Amaro, 3000, c/ Rita. Destino: Rua Itamarati 70, apto 8',
    ['coleta: Rita | Avenida Santo Amaro | 3000', 'entrega: Rua Itamarati | 70 | apto 8 | 2026-11-18 10:30-18:00'],
  ],
  ['CEP: 04538-133, número 500, com Débora Pires, 9 9123-4567', ['entrega: Débora Pires | 991234567 | 04538133 | 500']],
  [
    '2 marmitas e 1 suco p/ Rua Fidalga 222, Vila Madalena',
    ['entrega: Rua Fidalga | 222 | Vila Madalena', 'item: 2 | Marmitas', 'item: 1 | Suco'],
  ],
  [
    'Mandar amostras (frágil) 5 caixas, 12,5 kg, para Laboratório Exato, Av. Angélica, 2330, 7º andar, até 11h30 de amanhã',
    [
      'entrega: Laboratório Exato | Avenida Angélica | 2330 | 7º andar | 2026-11-19 08:00-11:30',
      'item: 5 | Caixas | 12,5 kg | frágil',
    ],
  ],
  [
    'Favor entregar 3 volumes na Av. Eng. Luís Carlos Berrini, nº 1.297, 04571-010',
    ['entrega: 04571010 | Avenida Eng. Luís Carlos Berrini | 1297', 'item: 3 | Volumes'],
  ],
]

test.each(messages)('parses %j', (message, understood) => {
  expect(summarize(message)).toEqual(understood)
})

test('returns ranges that contain the found values', () => {
  const text =
    '*Bom dia!* Rua das Flores,\u00a0123 – CEP 01310-100, falar com Zélia 😀, (11) 91234-5678, amanhã 9h às 12h'
  const [stop] = read(text).stops
  const ranges = Object.entries(stop?.parts ?? {}).map(([part, { span }]) => [part, text.slice(span.start, span.end)])
  expect(Object.fromEntries(ranges)).toEqual({
    street: 'Rua das Flores',
    number: '123',
    postalCode: '01310-100',
    contactName: 'Zélia',
    contactPhone: '(11) 91234-5678',
  })
  expect(stop?.window?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['amanhã', '9h às 12h'])
})

test.each([
  ['hoje', '2026-11-18 10:30-18:00'],
  ['de manhã', '2026-11-18 08:00-12:00'],
  ['quarta', '2026-11-25 08:00-18:00'],
  ['próxima sexta à tarde', '2026-11-20 13:00-18:00'],
  ['17/11', '2027-11-17 08:00-18:00'],
  ['dia 5 até 14h', '2026-12-05 08:00-14:00'],
  ['05/12/26 às 9:30', '2026-12-05 09:30-10:30'],
  ['das 22h às 2h', '2026-11-18 22:00-02:00'],
  ['até 10h', '2026-11-19 08:00-10:00'],
  ['a partir das 17h', '2026-11-18 17:00-19:00'],
])('parses “%s” as the window %s', (text, window) => {
  const { value } = read(`Rua A, 10, ${text}`).stops[0]?.window ?? {}
  expect(`${value?.day} ${value?.start}-${value?.end}`).toBe(window)
})

test.each([
  ['CPF 123.456.789-09'],
  ['CNPJ 12.345.678/0001-95'],
  ['Pedido 4521, nota 000123456'],
  ['Boa tarde, bom dia e boa noite!'],
  ['PIX 11.222.333/0001-44 no valor de R$ 1.234,56'],
  ['😀😀😀'],
  [''],
  ['30/02 e 99h99'],
])('finds nothing in “%s”', (text) => {
  const { stops, items } = read(text)
  expect({ stops, items }).toEqual({ stops: [], items: [] })
})

test('parses an adversarial text in linear time', () => {
  const seeds = [
    'Rua ',
    'Rua A, ',
    '1 caixa de ',
    '9h ',
    'Maria da ',
    '11 ',
    'para ',
    'ap 1 ',
    'São Paulo - ',
    'entrega ',
    '\n',
    `Rua A${' '.repeat(maxMessageLength)}`,
  ]
  for (const seed of seeds) {
    const { stops, items } = read(seed.repeat(8_000))
    expect(stops.length).toBeLessThanOrEqual(21)
    expect(items.length).toBeLessThanOrEqual(100)
  }
})

/** @returns how many characters the patterns pass over while a text is parsed. */
function countCharacters(text: string): number {
  const exec = RegExp.prototype.exec
  let characters = 0
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, input) {
    const start = this.lastIndex
    const match = exec.call(this, input)
    characters += (match ? match.index + match[0].length : input.length) - start
    return match
  })
  try {
    read(text)
    return characters
  } finally {
    spy.mockRestore()
  }
}

test.each(['rua a\n', 'entregar rua a\n', 'Rua A, 1 ap 1\n', '2 caixas\n'])(
  'reads twice as many characters for twice as many lines of %j',
  (line) => {
    const lines = Math.floor(maxMessageLength / line.length / 2)
    expect(countCharacters(line.repeat(lines * 2)) / countCharacters(line.repeat(lines))).toBeLessThan(2.2)
  },
)
