import { formatPostalCode, importFields } from '@malote/api-client/contract'
import { type ColumnReading, createCatalogue } from './columns.ts'
import { orderSources } from './file-sources.ts'
import { readTitle } from './title-words.ts'

const dropoff = 'dropoffs/0'

/** Cell parsers of fields, and their usual titles that `readTitle` does not read: it reads words. */
const readings: Readonly<Record<string, ColumnReading>> = {
  externalRef: { example: 'PED-1001', aliases: 'numerodopedido codigodopedido referenciaexterna ref' },
  priority: { example: 'Normal', kind: 'priority' },
  costCenter: { example: 'Loja' },
  invoiceKey: { aliases: 'chave chavedeacesso chavenfe chavedeacessodanfe nfe chavedanota' },
  declaredValueCents: { example: '1.234,56', kind: 'cents', aliases: 'valordanota valordopedido' },
  notes: { example: 'Ligar ao chegar' },
  'pickup/location': { kind: 'location', aliases: 'loja lojadeorigem localdecoleta origem filial' },
  'pickup/contactName': { example: 'Expedição' },
  'pickup/contactPhone': { example: '(11) 3091-0412' },
  'pickup/address/postalCode': { example: formatPostalCode('01310100'), kind: 'postalCode' },
  'pickup/address/street': { example: 'Avenida Paulista' },
  'pickup/address/number': { example: '1578', kind: 'houseNumber' },
  'pickup/address/neighborhood': { example: 'Bela Vista' },
  'pickup/address/city': { example: 'São Paulo' },
  'pickup/address/state': { example: 'SP', kind: 'state' },
  'pickup/address/coordinates/latitude': { kind: 'degrees' },
  'pickup/address/coordinates/longitude': { kind: 'degrees' },
  'pickup/window/day': { kind: 'day' },
  'pickup/window/hours': { kind: 'hours' },
  'pickup/window/start': { kind: 'moment' },
  'pickup/window/end': { kind: 'moment' },
  [`${dropoff}/contactName`]: {
    example: 'Mariana Albuquerque',
    aliases: 'nomedodestinatario nomedocliente',
  },
  [`${dropoff}/contactPhone`]: {
    example: '(11) 98765-4321',
    aliases: 'telefonedodestinatario telefonedocliente',
  },
  [`${dropoff}/contactEmail`]: {
    example: 'mariana@cliente.com.br',
    aliases: 'emaildodestinatario emaildocliente',
  },
  [`${dropoff}/address/postalCode`]: {
    example: formatPostalCode('05013001'),
    kind: 'postalCode',
    aliases: 'cepdeentrega cepdestino',
  },
  [`${dropoff}/address/street`]: {
    example: 'Rua Cardoso de Almeida',
    aliases: 'enderecodeentrega',
  },
  [`${dropoff}/address/number`]: { example: '788', kind: 'houseNumber' },
  [`${dropoff}/address/complement`]: { example: 'Apto 42' },
  [`${dropoff}/address/neighborhood`]: { example: 'Perdizes' },
  [`${dropoff}/address/city`]: { example: 'São Paulo' },
  [`${dropoff}/address/state`]: { example: 'SP', kind: 'state' },
  [`${dropoff}/address/reference`]: { aliases: 'pontodereferencia' },
  [`${dropoff}/address/coordinates/latitude`]: { kind: 'degrees', aliases: 'latitude lat' },
  [`${dropoff}/address/coordinates/longitude`]: { kind: 'degrees', aliases: 'longitude long lng lon' },
  [`${dropoff}/window/day`]: { kind: 'day', aliases: 'data datadeentrega dia diadeentrega' },
  [`${dropoff}/window/hours`]: { kind: 'hours', aliases: 'horario' },
  [`${dropoff}/window/start`]: { kind: 'moment', aliases: 'das de inicio horainicio horainicial horadeinicio' },
  [`${dropoff}/window/end`]: { kind: 'moment', aliases: 'ate fim horafim horafinal horadefim' },
  'items/0/description': { example: 'Cesta de café da manhã', aliases: 'conteudo' },
  'items/0/quantity': { example: 1, kind: 'integer' },
  'items/0/weightGrams': { example: '3,2', kind: 'grams', aliases: 'pesokg itempesokg' },
  'items/0/valueCents': { example: '199,90', kind: 'cents', aliases: 'itemvalor' },
  canceledAt: {
    kind: 'canceled',
    aliases: 'cancelado canceladoem status situacao statusdopedido situacaodopedido orderstatus',
  },
  fulfillmentStatus: {
    kind: 'fulfillment',
    aliases:
      'situacaodoenvio statusdoenvio situacaodaentrega statusdaentrega fulfillmentstatus shippingstatus deliverystatus',
  },
  lineFulfillmentStatus: { kind: 'itemFulfillment', aliases: 'lineitemfulfillmentstatus' },
  [`${dropoff}/address/line`]: { aliases: 'enderecocompleto enderecodeentregacompleto' },
}

/** The columns of a spreadsheet of orders. */
export const orderColumns = createCatalogue(importFields, readings, orderSources, readTitle)
