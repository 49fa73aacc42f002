import { toPlainText } from '@malote/api-client/contract'

/** The meaning of a title: the field, and how surely it is that of the delivery. */
export interface TitleMeaning {
  readonly field: string
  /** 0 for a title that names the delivery ("CEP Entrega"), 1 for one without a party, 2 for one of the buyer. */
  readonly rank: 0 | 1 | 2
}

/** Words with one meaning, by the word that replaces them. */
const synonyms: Readonly<Record<string, string>> = {
  numero: 'n no nro num number',
  telefone: 'tel fone phone telephone',
  celular: 'cel mobile whats whatsapp zap',
  email: 'mail',
  endereco: 'end address logradouro rua street',
  complemento: 'compl apto unit',
  cep: 'zip postal postcode',
  bairro: 'distrito neighborhood neighbourhood district',
  cidade: 'cid municipio city town',
  estado: 'uf state province',
  nome: 'name razao social',
  cliente: 'customer client',
  contato: 'contact',
  quantidade: 'qtd qtde quant qty quantity unidades volumes volume vol',
  descricao: 'desc description titulo title',
  produto: 'item produtos mercadoria merc material artigo product',
  peso: 'weight',
  valor: 'vlr value',
  preco: 'price',
  observacao: 'obs observacoes note notes',
  instrucao: 'instrucoes instructions',
  pedido: 'ped order venda',
  data: 'dt date dia',
  hora: 'hr horario time',
  inicio: 'ini start from partir',
  fim: 'ate by termino',
  periodo: 'turno janela faixa',
  linha: 'line',
}
const meaningOfWord = new Map(
  Object.entries(synonyms).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
)

const ofDelivery = new Set(
  'entrega entregar entregas entr destinatario dest destino recebedor shipping ship delivery deliver recipient'.split(
    ' ',
  ),
)
const ofBuyer = new Set('faturamento fatura cobranca billing comprador pagador buyer'.split(' '))
const ofOthers = new Set('coleta retirada remetente origem sender emitente vendedor seller transportadora'.split(' '))
/** Words without a meaning for the field. */
const ignored = new Set(
  'a o e de do da dos das em na p para pra to the of and code codigo cod r rs brl reais kg 1 principal bruto real'.split(
    ' ',
  ),
)
/** Parts of an address, before which "Endereço" is only a heading: "Endereço Entrega Bairro". */
const addressParts = new Set(['numero', 'complemento', 'bairro', 'cidade', 'estado', 'cep', 'nome'])

const dropoff = 'dropoffs/0'
const address = `${dropoff}/address`

/** The fields by the words of their titles, in any order. */
const fieldsByWords = new Map(
  Object.entries({
    [`${dropoff}/contactName`]: 'nome|nome cliente|cliente|contato|nome contato|contato cliente',
    [`${dropoff}/contactLastName`]: 'sobrenome',
    [`${dropoff}/contactPhone`]:
      'telefone|celular|celular telefone|contato telefone|cliente telefone|celular cliente|residencial telefone',
    [`${dropoff}/contactEmail`]: 'email|cliente email|email contato',
    [`${address}/postalCode`]: 'cep',
    [`${address}/street`]: 'endereco|endereco linha',
    [`${address}/line`]: 'completo endereco',
    [`${address}/number`]: 'numero',
    [`${address}/complement`]: 'complemento|2 endereco|2 endereco linha',
    [`${address}/neighborhood`]: 'bairro',
    [`${address}/city`]: 'cidade|cidade estado',
    [`${address}/state`]: 'estado|estado nome',
    [`${address}/reference`]: 'endereco referencia|ponto referencia',
    [`${dropoff}/instructions`]: 'instrucao',
    externalRef: 'pedido|numero pedido|numero os|os|pedido referencia',
    'items/0/description': 'produto|descricao|descricao produto|nome produto',
    'items/0/quantity': 'quantidade|produto quantidade',
    'items/0/weightGrams': 'peso|peso produto',
    'items/0/valueCents': 'preco unitario|unitario valor|preco|preco produto',
    declaredValueCents: 'valor|pedido valor|declarado valor|produto valor|nota valor|subtotal',
    notes: 'observacao|cliente observacao|cliente nota',
    [`${dropoff}/window/hours`]: 'periodo|hora periodo',
  }).flatMap(([field, titles]) => titles.split('|').map((words) => [words, field] as const)),
)
/** Fields of a title that must name the delivery: any order has other days and hours. */
const fieldsOfDelivery = new Map([
  ['data', `${dropoff}/window/day`],
  ['data prevista', `${dropoff}/window/day`],
  ['hora', `${dropoff}/window/hours`],
  ['inicio', `${dropoff}/window/start`],
  ['hora inicio', `${dropoff}/window/start`],
  ['fim', `${dropoff}/window/end`],
  ['fim hora', `${dropoff}/window/end`],
])
/** What a delivery can have from its buyer: the shop has one phone and one address of e-mail. */
const fieldsOfBuyer = /contactPhone$|contactEmail$/

/**
 * Reads a title that a program or a person made: "Bairro (entrega)", "END_ENTR", "Ship To Name", "Tel. Celular". The order of
 * the words, their abbreviations and the language do not matter; each word must have a meaning.
 *
 * @returns undefined for a title of something else, such as the address of the invoice.
 */
export function readTitle(title: string): TitleMeaning | undefined {
  const plain = toPlainText(title).replace(/[ºª°]/g, ' ')
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  const isOfDelivery = words.some((word) => ofDelivery.has(word))
  const isOfBuyer = words.some((word) => ofBuyer.has(word))
  if (words.some((word) => ofOthers.has(word))) return undefined
  const meanings = new Set(
    words
      .filter((word) => !ofDelivery.has(word) && !ofBuyer.has(word) && !ignored.has(word))
      .map((word) => meaningOfWord.get(word) ?? word),
  )
  // "Rua e nº" is a street with its number.
  const isBoth = meanings.has('endereco') && /(?<![a-z])e n/.test(plain)
  if (isBoth) meanings.delete('numero')
  if (!meanings.has('referencia') && [...meanings].some((meaning) => addressParts.has(meaning)))
    meanings.delete('endereco')
  const key = [...meanings].sort().join(' ')
  const isPerson = key === '' && /^(?:destinatario|recebedor|recipient)$/.test(words.join(' '))
  const field = isPerson
    ? `${dropoff}/contactName`
    : ((isOfDelivery ? fieldsOfDelivery.get(key) : undefined) ?? fieldsByWords.get(key))
  if (field === undefined) return undefined
  if (!isOfBuyer) return { field, rank: isOfDelivery ? 0 : 1 }
  return fieldsOfBuyer.test(field) ? { field, rank: 2 } : undefined
}
