import { Priority, priorityLabels } from '@malote/api-client'

/** Field labels of an order, for forms, error lists and history. */
export const orderLabels = {
  companyId: 'Empresa',
  priority: 'Prioridade',
  externalRef: 'Referência',
  costCenter: 'Centro de custo',
  declaredValueCents: 'Valor declarado',
  notes: 'Observações para o entregador',
  internalNotes: 'Notas internas',
} as const

/** Field labels of a stop, except for its address. */
export const stopLabels = {
  contactName: 'Contato no local',
  contactPhone: 'Telefone',
  contactEmail: 'E-mail',
  instructions: 'Instruções no local',
  requiredProofs: 'Comprovação',
  window: 'Janela',
} as const

/** Field labels of an item; forms append the unit. */
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

/** The priorities as options. */
export const priorityOptions = Priority.options.map((value) => ({ value, label: priorityLabels[value] }))
