/** The edit scope from which a field can be edited: until the delivery, or until the pickup. Others only before acceptance. */
type Editable = 'contact' | 'appointment'

/**
 * What a field contains. A `text` and a `note` may be anything, such as a date; a `note` is shown apart from the facts of
 * the order.
 */
type FieldKind = 'text' | 'note' | 'invoiceKey' | 'cents'

/** What the product shows and decides about a field of an order. */
export interface OrderFieldInfo {
  /** Its name in forms, error lists and the history. */
  readonly label: string
  /** The title of its column in the import template; fields without one cannot be imported. */
  readonly importTitle?: string
  /** @default the field can be edited before acceptance only */
  readonly editable?: Editable
  readonly kind?: FieldKind
  /** Whether the next order of a series starts with the same value. */
  readonly keptInSeries?: true
}

type Catalogue = Readonly<Record<string, OrderFieldInfo>>

/** The fields of an order itself. */
export const orderFields = {
  companyId: { label: 'Empresa' },
  externalRef: { label: 'Referência', importTitle: 'Referência', kind: 'text' },
  priority: { label: 'Prioridade', importTitle: 'Prioridade' },
  costCenter: { label: 'Centro de custo', importTitle: 'Centro de custo', kind: 'text', keptInSeries: true },
  invoiceKey: { label: 'Chave da NF-e', importTitle: 'Chave da NF-e', editable: 'contact', kind: 'invoiceKey' },
  declaredValueCents: { label: 'Valor declarado', importTitle: 'Valor declarado', kind: 'cents' },
  notes: { label: 'Observações para o entregador', importTitle: 'Observações', editable: 'contact', kind: 'note' },
  internalNotes: { label: 'Notas internas', editable: 'contact', kind: 'note' },
} as const satisfies Catalogue

/** A field of an order itself that may be empty. */
export type OptionalOrderField = Exclude<keyof typeof orderFields, 'companyId' | 'priority'>

/** @returns the fields of an order itself that may be empty, each with a value. */
export const mapOptionalOrderFields = <Value>(toValue: (field: OptionalOrderField) => Value) => {
  const fields = Object.keys(orderFields).filter((field) => !/^(?:companyId|priority)$/.test(field))
  return Object.fromEntries(fields.map((field) => [field, toValue(field as OptionalOrderField)])) as Record<
    OptionalOrderField,
    Value
  >
}

/** The parts of an address, in the order usual in Brazil (product, section 5). */
export const addressFields = {
  postalCode: { label: 'CEP', importTitle: 'CEP' },
  street: { label: 'Logradouro', importTitle: 'logradouro' },
  number: { label: 'Número', importTitle: 'número' },
  complement: { label: 'Complemento', importTitle: 'complemento' },
  neighborhood: { label: 'Bairro', importTitle: 'bairro' },
  city: { label: 'Cidade', importTitle: 'cidade' },
  state: { label: 'UF', importTitle: 'UF' },
  reference: { label: 'Ponto de referência', importTitle: 'ponto de referência' },
} as const satisfies Catalogue

/** The parts of a window of a stop. */
const windowFields = {
  start: { label: 'Início da janela', importTitle: 'início' },
  end: { label: 'Fim da janela', importTitle: 'fim' },
} as const satisfies Catalogue

/** The fields of a stop besides its address and its window. */
export const stopFields = {
  contactName: { label: 'Contato no local', importTitle: 'contato', editable: 'appointment' },
  contactPhone: { label: 'Telefone', importTitle: 'telefone', editable: 'contact' },
  contactEmail: { label: 'E-mail', importTitle: 'e-mail', editable: 'contact' },
  instructions: { label: 'Instruções no local', importTitle: 'instruções', editable: 'contact', kind: 'note' },
  requiredProofs: { label: 'Comprovação' },
  window: { label: 'Janela' },
} as const satisfies Catalogue

/** The fields of an item; forms append the unit. Weight and value are those of one unit, as on an invoice. */
export const itemFields = {
  description: { label: 'Descrição', importTitle: 'descrição', kind: 'text' },
  quantity: { label: 'Quantidade', importTitle: 'quantidade' },
  weightGrams: { label: 'Peso unitário', importTitle: 'peso unitário (kg)' },
  lengthCm: { label: 'Comprimento' },
  widthCm: { label: 'Largura' },
  heightCm: { label: 'Altura' },
  valueCents: { label: 'Valor unitário', importTitle: 'valor unitário' },
  fragile: { label: 'Frágil' },
  dropoff: { label: 'Entrega' },
} as const satisfies Catalogue

const prefixed = (prefix: string, catalogue: Catalogue): Record<string, OrderFieldInfo> =>
  Object.fromEntries(Object.entries(catalogue).map(([name, info]) => [`${prefix}/${name}`, info]))

/** All fields of a stop by their path in it, in the order of the import template. */
export const stopFieldPaths: Catalogue = {
  contactName: stopFields.contactName,
  contactPhone: stopFields.contactPhone,
  contactEmail: stopFields.contactEmail,
  ...prefixed('address', addressFields),
  'address/coordinates/latitude': { label: 'Latitude', importTitle: 'latitude' },
  'address/coordinates/longitude': { label: 'Longitude', importTitle: 'longitude' },
  ...prefixed('window', windowFields),
  instructions: stopFields.instructions,
  requiredProofs: stopFields.requiredProofs,
  locationId: { label: 'Local salvo' },
}

/** @returns the labels of a catalogue by field. */
export const getLabels = <Fields extends Catalogue>(fields: Fields): { readonly [Key in keyof Fields]: string } =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as {
    [Key in keyof Fields]: string
  }

/** Where a field is in an order that is created or edited. */
export interface FieldPlace {
  readonly section: 'order' | 'pickup' | 'dropoffs' | 'items'
  /** The zero-based index among drop-offs or items. */
  readonly index: number
  /** Undefined for a field that the catalogue does not list. */
  readonly info: OrderFieldInfo | undefined
}

/** Finds a field by its JSON pointer, such as `/dropoffs/0/contactPhone`. */
export function findOrderField(pointer: string): FieldPlace {
  const [first = '', ...rest] = pointer.split('/').slice(1)
  switch (first) {
    case 'pickup':
      return { section: first, index: 0, info: stopFieldPaths[rest.join('/')] }
    case 'dropoffs':
      return { section: first, index: Number(rest[0]), info: stopFieldPaths[rest.slice(1).join('/')] }
    case 'items':
      return { section: first, index: Number(rest[0]), info: (itemFields as Catalogue)[rest.slice(1).join('/')] }
    default:
      return { section: 'order', index: 0, info: (orderFields as Catalogue)[first] }
  }
}
