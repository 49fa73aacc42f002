import { formatPostalCode, type ImportFieldInfo, importFields } from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'

/** How a column is read, and how the template shows it. */
export interface ImportColumn extends Omit<ImportFieldInfo, 'field' | 'title'> {
  readonly header: string
  readonly path: string
  readonly example: Cell
  readonly kind?: 'moment' | 'cents' | 'grams' | 'integer' | 'degrees' | 'postalCode' | 'priority'
  /** Other titles in use, in the form of `normalizeHeader`. */
  readonly aliases: readonly string[]
}

type Reading = { readonly kind?: ImportColumn['kind']; readonly example?: Cell; readonly aliases?: string }

const dropoff = 'dropoffs/0'

/** Cell parsers and usual titles of fields, which the contract does not have. */
const readings: Readonly<Record<string, Reading>> = {
  externalRef: { example: 'PED-1001', aliases: 'pedido numerodopedido codigodopedido referenciaexterna ref' },
  priority: { example: 'Normal', kind: 'priority' },
  costCenter: { example: 'Loja' },
  declaredValueCents: { example: '1.234,56', kind: 'cents', aliases: 'valor valordanota valordopedido' },
  notes: { example: 'Ligar ao chegar', aliases: 'obs observacao' },
  'pickup/contactName': { example: 'Expedição' },
  'pickup/contactPhone': { example: '(11) 3091-0412' },
  'pickup/address/postalCode': { example: formatPostalCode('01310100'), kind: 'postalCode' },
  'pickup/address/street': { example: 'Avenida Paulista' },
  'pickup/address/number': { example: '1578' },
  'pickup/address/neighborhood': { example: 'Bela Vista' },
  'pickup/address/city': { example: 'São Paulo' },
  'pickup/address/state': { example: 'SP' },
  'pickup/address/coordinates/latitude': { kind: 'degrees' },
  'pickup/address/coordinates/longitude': { kind: 'degrees' },
  'pickup/window/start': { kind: 'moment' },
  'pickup/window/end': { kind: 'moment' },
  [`${dropoff}/contactName`]: {
    example: 'Mariana Albuquerque',
    aliases: 'destinatario nomedodestinatario cliente nomedocliente nome recebedor',
  },
  [`${dropoff}/contactPhone`]: {
    example: '(11) 98765-4321',
    aliases: 'telefone celular whatsapp fone telefonedodestinatario telefonedocliente',
  },
  [`${dropoff}/contactEmail`]: {
    example: 'mariana@cliente.com.br',
    aliases: 'email emaildodestinatario emaildocliente',
  },
  [`${dropoff}/address/postalCode`]: {
    example: formatPostalCode('05013001'),
    kind: 'postalCode',
    aliases: 'cep cepdeentrega cepdestino',
  },
  [`${dropoff}/address/street`]: {
    example: 'Rua Cardoso de Almeida',
    aliases: 'logradouro endereco rua enderecodeentrega',
  },
  [`${dropoff}/address/number`]: { example: '788', aliases: 'numero num n no' },
  [`${dropoff}/address/complement`]: { example: 'Apto 42', aliases: 'complemento compl' },
  [`${dropoff}/address/neighborhood`]: { example: 'Perdizes', aliases: 'bairro' },
  [`${dropoff}/address/city`]: { example: 'São Paulo', aliases: 'cidade municipio' },
  [`${dropoff}/address/state`]: { example: 'SP', aliases: 'uf estado' },
  [`${dropoff}/address/reference`]: { aliases: 'pontodereferencia' },
  [`${dropoff}/address/coordinates/latitude`]: { kind: 'degrees', aliases: 'latitude lat' },
  [`${dropoff}/address/coordinates/longitude`]: { kind: 'degrees', aliases: 'longitude long lng lon' },
  [`${dropoff}/window/start`]: { kind: 'moment' },
  [`${dropoff}/window/end`]: { kind: 'moment' },
  [`${dropoff}/instructions`]: { aliases: 'instrucoes' },
  'items/0/description': { example: 'Cesta de café da manhã', aliases: 'item produto descricao conteudo mercadoria' },
  'items/0/quantity': { example: 1, kind: 'integer', aliases: 'quantidade qtd qtde volumes' },
  'items/0/weightGrams': { example: '3,2', kind: 'grams', aliases: 'peso pesokg' },
  'items/0/valueCents': { example: '199,90', kind: 'cents' },
}

/** The columns of the template, in its order. */
export const importColumns: readonly ImportColumn[] = importFields.map(({ field, title, ...rest }) => {
  const { kind, example = null, aliases = '' } = readings[field] ?? {}
  return {
    header: title,
    path: field,
    example,
    aliases: aliases.split(' ').filter(Boolean),
    ...(kind && { kind }),
    ...rest,
  }
})

const byHeader = new Map(importColumns.map((column) => [normalizeHeader(column.header), column]))
const byAlias = new Map(importColumns.flatMap((column) => column.aliases.map((alias) => [alias, column] as const)))
const byPath = new Map(importColumns.map((column) => [column.path, column]))

export const findColumnByHeader = (header: Cell | undefined): ImportColumn | undefined =>
  byHeader.get(normalizeHeader(header))
export const findColumnByPath = (path: string | null): ImportColumn | undefined =>
  path === null ? undefined : byPath.get(path)

/** Proposes a column for each header: by the template's titles first, then by aliases. */
export function proposeColumns(headers: readonly Cell[]): (ImportColumn | undefined)[] {
  const exact = headers.map(findColumnByHeader)
  const taken = new Set(exact)
  return exact.map((column, index) => {
    if (column) return column
    const alias = byAlias.get(normalizeHeader(headers[index]))
    if (!alias || taken.has(alias)) return undefined
    taken.add(alias)
    return alias
  })
}

/** Returns the header of the field at `pointer`; the nearest column above it, or the full row. */
export function findHeader(pointer: string): string {
  for (let path = pointer.replace(/^\//, ''); path !== ''; path = path.replace(/\/?[^/]*$/, '')) {
    const exact = byPath.get(path) ?? importColumns.find((column) => column.path.startsWith(`${path}/`))
    if (exact) return exact.header
  }
  return 'Linha'
}
