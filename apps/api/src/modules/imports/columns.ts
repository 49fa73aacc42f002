import { formatPostalCode } from '@malote/api-client/contract'
import type { Cell } from '../../platform/spreadsheet.ts'

/** What a row of a spreadsheet says, by the path in a request for a delivery. */
export interface ImportColumn {
  readonly header: string
  readonly path: string
  readonly example: Cell
  readonly required?: true
  readonly kind?: 'moment' | 'cents' | 'grams' | 'integer' | 'postalCode' | 'priority'
}

function stopColumns(prefix: 'Coleta' | 'Entrega', path: string, example: Record<string, string>): ImportColumn[] {
  const required = prefix === 'Entrega' ? ({ required: true } as const) : {}
  const column = (header: string, field: string, rest: Partial<ImportColumn> = {}): ImportColumn => ({
    header: `${prefix}: ${header}`,
    path: `${path}/${field}`,
    example: example[field] ?? null,
    ...rest,
  })
  return [
    column('contato', 'contactName', required),
    column('telefone', 'contactPhone'),
    column('CEP', 'address/postalCode', { ...required, kind: 'postalCode' }),
    column('logradouro', 'address/street', required),
    column('número', 'address/number', required),
    column('complemento', 'address/complement'),
    column('bairro', 'address/neighborhood', required),
    column('cidade', 'address/city', required),
    column('UF', 'address/state', required),
    column('ponto de referência', 'address/reference'),
    column('início', 'window/start', { kind: 'moment' }),
    column('fim', 'window/end', { kind: 'moment' }),
    column('instruções', 'instructions'),
  ]
}

const pickupExample = {
  contactName: 'Expedição',
  contactPhone: '(11) 3091-0412',
  'address/postalCode': formatPostalCode('01310100'),
  'address/street': 'Avenida Paulista',
  'address/number': '1578',
  'address/neighborhood': 'Bela Vista',
  'address/city': 'São Paulo',
  'address/state': 'SP',
}
const dropoffExample = {
  contactName: 'Mariana Albuquerque',
  contactPhone: '(11) 98765-4321',
  'address/postalCode': formatPostalCode('05013001'),
  'address/street': 'Rua Cardoso de Almeida',
  'address/number': '788',
  'address/complement': 'Apto 42',
  'address/neighborhood': 'Perdizes',
  'address/city': 'São Paulo',
  'address/state': 'SP',
}

/** The columns of the template, in its order. A row is an order with one drop-off and at most one kind of goods. */
export const importColumns: readonly ImportColumn[] = [
  { header: 'Referência', path: 'externalRef', example: 'PED-1001' },
  { header: 'Prioridade', path: 'priority', example: 'Normal', kind: 'priority' },
  { header: 'Centro de custo', path: 'costCenter', example: 'Loja' },
  { header: 'Valor declarado', path: 'declaredValueCents', example: '1.234,56', kind: 'cents' },
  { header: 'Observações', path: 'notes', example: 'Ligar ao chegar' },
  { header: 'Coleta: local salvo', path: 'pickup/location', example: null },
  ...stopColumns('Coleta', 'pickup', pickupExample),
  ...stopColumns('Entrega', 'dropoffs/0', dropoffExample),
  { header: 'Item: descrição', path: 'items/0/description', example: 'Cesta de café da manhã' },
  { header: 'Item: quantidade', path: 'items/0/quantity', example: 1, kind: 'integer' },
  { header: 'Item: peso (kg)', path: 'items/0/weightGrams', example: '3,2', kind: 'grams' },
  { header: 'Item: valor', path: 'items/0/valueCents', example: '199,90', kind: 'cents' },
]

/** A header without accents, case, spaces and marks: "Entrega: CEP" and "entrega cep" are the same column. */
export function foldHeader(header: Cell | undefined): string {
  return String(header ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
}

const byHeader = new Map(importColumns.map((column) => [foldHeader(column.header), column]))
const byPath = new Map(importColumns.map((column) => [column.path, column]))

export const columnOf = (header: Cell | undefined): ImportColumn | undefined => byHeader.get(foldHeader(header))

/** What the file calls the field that a schema found fault with; the nearest column above it, or the whole row. */
export function headerOf(pointer: string): string {
  for (let path = pointer.replace(/^\//, ''); path !== ''; path = path.replace(/\/?[^/]*$/, '')) {
    const exact = byPath.get(path) ?? importColumns.find((column) => column.path.startsWith(`${path}/`))
    if (exact) return exact.header
  }
  return 'Linha'
}
