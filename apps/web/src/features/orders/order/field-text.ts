import {
  type FieldChange,
  findOrderField,
  formatPhone,
  formatPostalCode,
  type OccurrenceStatus,
  occurrenceStatusLabels,
  type Priority,
  type ProofKind,
  priorityLabels,
  proofKindLabels,
  type ServiceOrder,
  type ServiceOrderStatus,
  type StopState,
  serviceOrderStatusLabels,
  stopStateLabels,
} from '@malote/api-client'
import { formatCents, formatCount, formatDateTime, formatWeight } from '../../../lib/format/formats.ts'
import { formatLocalMoment, getTimeZone } from './local-time.ts'

/** Labels of the changes that are not fields of a form, by the last part of their pointer. */
const otherLabels: Readonly<Record<string, string>> = {
  status: 'Status',
  state: 'Situação da parada',
  assignee: 'Responsável',
  owner: 'Responsável',
  dueAt: 'Prazo',
}

/** `/dropoffs/0/contactPhone` → `Entrega 1, telefone`. */
export function getFieldLabel(pointer: string): string {
  // Older versions recorded one proof; newer ones each proof of a list.
  const path = pointer.replace(/\/requiredProofs?(?:\/\d+)?$/, '/requiredProofs')
  const { section, index, info } = findOrderField(path)
  if (section === 'order') return info?.label ?? otherLabels[path.split('/').at(-1) ?? ''] ?? 'Outro campo'
  const sectionLabel = { pickup: 'Coleta', dropoffs: `Entrega ${index + 1}`, items: `Item ${index + 1}` }[section]
  const label = info?.label ?? 'outro campo'
  return `${sectionLabel}, ${/^[A-Z]{2}/.test(label) ? label : `${label[0]?.toLowerCase()}${label.slice(1)}`}`
}

const empty = '(vazio)'

/**
 * Formats a field's value for display.
 * @param stops - of the order: a window is in the local time of its stop.
 */
export function formatFieldValue(pointer: string, value: FieldChange['to'], stops: ServiceOrder['stops']): string {
  if (value === null || value === '') return empty
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return numberValue(pointer, value)
  if (pointer === '/status') return serviceOrderStatusLabels[value as ServiceOrderStatus]
  if (pointer === '/occurrence/status') return occurrenceStatusLabels[value as OccurrenceStatus]
  if (pointer === '/stops/state') return stopStateLabels[value as StopState]
  if (pointer === '/priority') return priorityLabels[value as Priority]
  if (pointer.endsWith('/contactPhone')) return formatPhone(value)
  if (pointer.endsWith('/postalCode')) return formatPostalCode(value)
  if (/\/requiredProofs?(?:\/\d)?$/.test(pointer)) return proofKindLabels[value as ProofKind]
  if (pointer.includes('/window/')) return formatWindowMoment(pointer, value, stops)
  if (pointer === '/occurrence/dueAt') return formatDateTime(value)
  // The id of another record has no meaning for a reader.
  if (pointer.endsWith('Id')) return 'Outra'
  return value
}

function formatWindowMoment(pointer: string, instant: string, stops: ServiceOrder['stops']): string {
  const { section, index } = findOrderField(pointer)
  const kind = section === 'pickup' ? 'pickup' : 'dropoff'
  const stop = stops.filter((one) => one.kind === kind)[index]
  return stop ? formatLocalMoment(instant, getTimeZone(stop.address)) : formatDateTime(instant)
}

function numberValue(pointer: string, value: number): string {
  if (pointer.endsWith('itude')) return value.toLocaleString('pt-BR', { minimumFractionDigits: 6 })
  if (pointer.endsWith('Cents')) return formatCents(value)
  if (pointer.endsWith('Cm')) return `${formatCount(value)} cm`
  return pointer.endsWith('weightGrams') ? formatWeight(value) : formatCount(value)
}
