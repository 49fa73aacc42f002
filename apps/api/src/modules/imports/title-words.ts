import { toPlainText } from '@malote/api-client/contract'

/** The meaning of a title: the field, and how surely it is that of the delivery. */
export interface TitleMeaning {
  readonly field: string
  /**
   * 0 for a title that names the delivery ("CEP Entrega"), 1 for one without a party, 2 for one of the buyer and for the
   * identifier of a program.
   */
  readonly rank: 0 | 1 | 2
}

/** The usual short titles of a house number. */
export const numberTitles = 'n no nr nro num number'

/** Words with one meaning, by the word that replaces them. */
const synonyms: Readonly<Record<string, string>> = {
  numero: numberTitles,
  telefone: 'tel fone phone telephone',
  celular: 'cel mobile whats whatsapp zap',
  email: 'mail emails',
  endereco: 'end address logradouro rua street',
  complemento: 'compl apto unit',
  cep: 'zip postal postcode',
  bairro: 'distrito neighborhood neighbourhood district suburb barrio',
  cidade: 'cid municipio city town',
  estado: 'uf state province',
  nome: 'name fullname razao social',
  sobrenome: 'surname lastname',
  completo: 'full',
  primeiro: 'first',
  ultimo: 'last',
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
  referencia: 'ref reference',
  casa: 'house residencia imovel predial predio porta door',
}
const meaningOfWord = new Map(
  Object.entries(synonyms).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
)

const recipients = new Set(
  'destinatario destinataria recebedor recebedora recipient receiver consignee addressee'.split(' '),
)
const ofDelivery = new Set([
  ...'entrega entregar entregas entr dest destino shipping ship delivery deliver'.split(' '),
  ...recipients,
])
/** How a title describes the recipient without a noun: "Quem vai receber", "Responsável pelo recebimento", "A/C". */
const recipientPhrase =
  /(?<![a-z])(?:(?:quem|pessoa que)(?: vai| ira)? recebe(?:r|ra)?|responsavel (?:pel[ao]|por|d[ao]) receb(?:er|imento)|aos cuidados(?: d[aeo])?|a\/c)(?![a-z])/g
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

const toKey = (meanings: Iterable<string>): string => [...meanings].sort().join(' ')

/** The fields by the words of their titles, in any order. */
const fieldsByWords = new Map(
  Object.entries({
    [`${dropoff}/contactName`]:
      'nome|nome cliente|cliente|contato|nome contato|contato cliente|nome completo|nome completo cliente|nome sobrenome|contato pessoa',
    [`${dropoff}/contactFirstName`]: 'primeiro nome',
    [`${dropoff}/contactLastName`]: 'sobrenome|ultimo nome',
    [`${dropoff}/contactPhone`]:
      'telefone|celular|celular telefone|contato telefone|cliente telefone|celular cliente|residencial telefone|casa telefone|numero telefone|numero celular|numero contato',
    [`${dropoff}/contactEmail`]: 'email|cliente email|email contato',
    [`${address}/postalCode`]: 'cep',
    [`${address}/street`]: 'endereco|endereco linha',
    [`${address}/line`]: 'completo endereco',
    [`${address}/number`]: 'numero|numero casa',
    [`${address}/complement`]: 'complemento|2 endereco|2 endereco linha',
    [`${address}/neighborhood`]: 'bairro|nome bairro',
    [`${address}/city`]: 'cidade|cidade estado|nome cidade',
    [`${address}/state`]: 'estado|estado nome',
    [`${address}/reference`]: 'endereco referencia|ponto referencia',
    [`${dropoff}/instructions`]: 'instrucao',
    externalRef:
      'pedido|numero pedido|numero os|os|numero ordem servico|ordem servico|pedido referencia|id pedido|nome pedido',
    'items/0/description': 'produto|descricao|descricao produto|nome produto',
    'items/0/quantity': 'quantidade|produto quantidade',
    'items/0/weightGrams': 'peso|peso produto',
    'items/0/valueCents': 'preco unitario|unitario valor|preco|preco produto',
    declaredValueCents: 'valor|pedido valor|declarado valor|produto valor|nota valor|subtotal',
    notes: 'observacao|cliente observacao|cliente nota',
    [`${dropoff}/window/hours`]: 'periodo|hora periodo',
  }).flatMap(([field, titles]) => titles.split('|').map((words) => [toKey(words.split(' ')), field] as const)),
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
/** "Order ID" next to "Order Number" is a number of the program, which no customer has seen. */
const programIdentifier = 'id pedido'
const article = /^(?:[ao]s?|d[aeo])$/
/** "Nome da rua" is no recipient, as in "Shipping Address Name". */
const streetName = /^(?:nome d[ae] (?:rua|logradouro)|street name)$/
/** What a delivery can have from its buyer: the shop has one phone and one address of e-mail. */
const fieldsOfBuyer = /contactPhone$|contactEmail$/

/**
 * Reads a title that a program or a person made: "Bairro (entrega)", "END_ENTR", "Ship To Name", "Tel. Celular", "orderId". The
 * order of the words, their abbreviations and the language do not matter; each word must have a meaning.
 *
 * @returns undefined for a title of something else, such as the address of the invoice.
 */
export function readTitle(title: string): TitleMeaning | undefined {
  // "WhatsApp" is one word, and "houseNumber" two.
  return readWords(title) ?? readWords(title.replace(/(?<=[a-zà-ÿ])(?=[A-Z])/g, ' '))
}

function readWords(title: string): TitleMeaning | undefined {
  const plain = toPlainText(title).replace(/[ºª°]/g, ' ').replace(recipientPhrase, 'recebedor')
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
  const key = toKey(meanings)
  const nouns = words.filter((word) => !article.test(word))
  const isPerson = nouns.length > 0 && nouns.every((word) => recipients.has(word))
  const field = isPerson
    ? `${dropoff}/contactName`
    : streetName.test(words.join(' '))
      ? `${address}/street`
      : ((isOfDelivery ? fieldsOfDelivery.get(key) : undefined) ?? fieldsByWords.get(key))
  if (field === undefined) return undefined
  if (key === programIdentifier) return isOfBuyer ? undefined : { field, rank: 2 }
  if (!isOfBuyer) return { field, rank: isOfDelivery ? 0 : 1 }
  return fieldsOfBuyer.test(field) ? { field, rank: 2 } : undefined
}
