import {
  type FieldChange,
  formatPhone,
  formatPostalCode,
  type Priority,
  type ProofKind,
  priorityLabels,
  proofKindLabels,
  type ServiceOrderStatus,
  type StopState,
  serviceOrderStatusLabels,
  stopStateLabels,
} from '@malote/api-client'
import { formatCents, formatCount, formatDateTime } from '../../../lib/format/formats.ts'
import { addressLabels, addressParts } from '../../../lib/forms/address-values.ts'
import { itemLabels, orderLabels, stopLabels } from '../order-labels.ts'

/** Labels by the last part of a field's pointer. */
const names: Readonly<Record<string, string>> = {
  status: 'Status',
  state: 'Situação da parada',
  ...orderLabels,
  ...stopLabels,
  // Recorded by older versions, in which a stop had one proof only.
  requiredProof: stopLabels.requiredProofs,
  ...Object.fromEntries(addressParts.map((part) => [`address/${part}`, addressLabels[part]])),
  ...itemLabels,
  weightGrams: itemLabels.weight,
  locationId: 'Local salvo',
  'window/start': 'Início da janela',
  'window/end': 'Fim da janela',
  'address/coordinates/latitude': 'Latitude',
  'address/coordinates/longitude': 'Longitude',
  assignee: 'Responsável',
}

/** `/dropoffs/0/contactPhone` → `Entrega 1, telefone`. */
export function getFieldLabel(pointer: string): string {
  const [room = '', ...rest] = pointer.split('/').slice(1)
  const [index] = rest
  const section = { pickup: 'Coleta', dropoffs: `Entrega ${Number(index) + 1}`, items: `Item ${Number(index) + 1}` }[
    room
  ]
  if (!section) return names[rest.at(-1) ?? room] ?? 'Outro campo'
  const parts = (room === 'pickup' ? rest : rest.slice(1)).filter((part) => !/^\d+$/.test(part))
  const field = names[parts.join('/')] ?? 'outro campo'
  return `${section}, ${/^[A-Z]{2}/.test(field) ? field : `${field[0]?.toLowerCase()}${field.slice(1)}`}`
}

const empty = '(vazio)'

/** @returns a field's value formatted for display. */
export function formatFieldValue(pointer: string, value: FieldChange['to']): string {
  if (value === null || value === '') return empty
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return numberValue(pointer, value)
  if (pointer === '/status') return serviceOrderStatusLabels[value as ServiceOrderStatus]
  if (pointer === '/stops/state') return stopStateLabels[value as StopState]
  if (pointer === '/priority') return priorityLabels[value as Priority]
  if (pointer.endsWith('/contactPhone')) return formatPhone(value)
  if (pointer.endsWith('/postalCode')) return formatPostalCode(value)
  if (/\/requiredProofs?(?:\/\d)?$/.test(pointer)) return proofKindLabels[value as ProofKind]
  if (pointer.includes('/window/')) return formatDateTime(value)
  // The id of another record has no meaning for a reader.
  if (pointer.endsWith('Id')) return 'Outra'
  return value
}

function numberValue(pointer: string, value: number): string {
  if (pointer.endsWith('itude')) return value.toLocaleString('pt-BR', { minimumFractionDigits: 6 })
  if (pointer.endsWith('Cents')) return formatCents(value)
  if (pointer.endsWith('Cm')) return `${formatCount(value)} cm`
  return pointer.endsWith('weightGrams') ? `${formatCount(value / 1000)} kg` : formatCount(value)
}
