/** A field that a column of a spreadsheet can be mapped to. */
export interface ImportFieldInfo {
  /** Its path in the new order. */
  readonly field: string
  /** Its column title in the template. */
  readonly title: string
  readonly required?: true
}

function stopFields(prefix: 'Coleta' | 'Entrega', path: string): ImportFieldInfo[] {
  // Pickup fields are optional, because a saved location can replace them.
  const required = prefix === 'Entrega' ? ({ required: true } as const) : {}
  const field = (title: string, name: string, rest: { required?: true } = {}): ImportFieldInfo => ({
    field: `${path}/${name}`,
    title: `${prefix}: ${title}`,
    ...rest,
  })
  return [
    field('contato', 'contactName', required),
    field('telefone', 'contactPhone'),
    field('e-mail', 'contactEmail'),
    field('CEP', 'address/postalCode', required),
    field('logradouro', 'address/street', required),
    field('número', 'address/number', required),
    field('complemento', 'address/complement'),
    field('bairro', 'address/neighborhood', required),
    field('cidade', 'address/city', required),
    field('UF', 'address/state', required),
    field('ponto de referência', 'address/reference'),
    field('latitude', 'address/coordinates/latitude'),
    field('longitude', 'address/coordinates/longitude'),
    field('início', 'window/start'),
    field('fim', 'window/end'),
    field('instruções', 'instructions'),
  ]
}

/** All columns of a row, in the order of the template: an order with one drop-off and one item. */
export const importFields: readonly ImportFieldInfo[] = [
  { field: 'externalRef', title: 'Referência' },
  { field: 'priority', title: 'Prioridade' },
  { field: 'costCenter', title: 'Centro de custo' },
  { field: 'declaredValueCents', title: 'Valor declarado' },
  { field: 'notes', title: 'Observações' },
  { field: 'pickup/location', title: 'Coleta: local salvo' },
  ...stopFields('Coleta', 'pickup'),
  ...stopFields('Entrega', 'dropoffs/0'),
  { field: 'items/0/description', title: 'Item: descrição' },
  { field: 'items/0/quantity', title: 'Item: quantidade' },
  { field: 'items/0/weightGrams', title: 'Item: peso (kg)' },
  { field: 'items/0/valueCents', title: 'Item: valor' },
]
