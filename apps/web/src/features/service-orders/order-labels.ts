import { Priority, priorityLabels } from '@malote/api-client'

/** What the fields of an order are called: on its forms, in the list of faults and in its history. */
export const orderLabels = {
  companyId: 'Empresa',
  priority: 'Prioridade',
  externalRef: 'Referência',
  costCenter: 'Centro de custo',
  declaredValueCents: 'Valor declarado',
  notes: 'Observações para o entregador',
  internalNotes: 'Notas internas',
} as const

/** The fields of a stop, but for its address. */
export const stopLabels = {
  contactName: 'Contato no local',
  contactPhone: 'Telefone',
  instructions: 'Instruções no local',
  requiredProofs: 'Comprovação',
  window: 'Janela',
} as const

/** The fields of an item; a form says the unit behind the name. */
export const itemLabels = {
  description: 'Descrição',
  quantity: 'Quantidade',
  weight: 'Peso',
  lengthCm: 'Comprimento',
  widthCm: 'Largura',
  heightCm: 'Altura',
  valueCents: 'Valor',
  fragile: 'Frágil',
} as const

/** The priorities as one chooses among them. */
export const priorityOptions = Priority.options.map((value) => ({ value, label: priorityLabels[value] }))
