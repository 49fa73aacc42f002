import {
  companyStatusLabels,
  type FieldChange,
  formatCnpj,
  formatPhone,
  formatPostalCode,
  Holiday,
  OpeningSpan,
  occurrenceKindLabels,
  occurrenceStatusLabels,
  privacyRequestKindLabels,
  privacyRequestStatusLabels,
  proofKindLabels,
  reportPeriodLabels,
  roleLabels,
  serviceOrderStatusLabels,
  userStatusLabels,
  webhookEventTypeLabels,
  webhookStatusLabels,
  weekdayLabels,
} from '@malote/api-client'
import { formatDate } from '@malote/ui'
import * as z from 'zod/mini'
import { brazilianTimeZones } from '../format/brazilian-time-zones.ts'
import { formatAmount, formatCount, formatDateTime, formatList } from '../format/formats.ts'

/** The labels and formats of recorded field values. The audit log and the version conflicts use them. */

type Labels = Readonly<Record<string, string>>

/** @returns the path of a field in the request: `address.city` for `/address/city`. */
export const getFieldPath = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')

/** Labels of values by field. A field with several values separates them with commas. */
const choices: Readonly<Record<string, Labels>> = {
  'user.role': roleLabels,
  'user.status': userStatusLabels,
  'company.status': companyStatusLabels,
  'company.policy.pickupProofs': proofKindLabels,
  'company.policy.dropoffProofs': proofKindLabels,
  'company.policy.returnProofs': proofKindLabels,
  'settings.proofs.pickupProofs': proofKindLabels,
  'settings.proofs.dropoffProofs': proofKindLabels,
  'settings.proofs.returnProofs': proofKindLabels,
  'company.policy.pickupProof': proofKindLabels,
  'company.policy.dropoffProof': proofKindLabels,
  'settings.proofs.pickup': proofKindLabels,
  'settings.proofs.dropoff': proofKindLabels,
  'settings.notifications.statuses': serviceOrderStatusLabels,
  'settings.service': {
    smtp: 'E-mail',
    textMessages: 'Mensagens',
    webhook: 'Webhook',
    postalCodes: 'Busca de CEP',
    storage: 'Armazenamento',
  },
  'service_order.status': serviceOrderStatusLabels,
  'occurrence.status': occurrenceStatusLabels,
  'occurrence.kind': occurrenceKindLabels,
  'import_mapping.kind': { orders: 'Ordens', locations: 'Locais' },
  'webhook.status': webhookStatusLabels,
  'webhook.events': webhookEventTypeLabels,
  'report_schedule.period': reportPeriodLabels,
  'report_schedule.format': { csv: 'CSV', xlsx: 'XLSX' },
  'report_schedule.rhythm.every': { day: 'Todo dia', week: 'Toda semana', month: 'Todo mês' },
  'report_schedule.rhythm.weekday': weekdayLabels,
  'privacy_request.kind': privacyRequestKindLabels,
  'privacy_request.status': privacyRequestStatusLabels,
}

/** Formats of values by the last part of the field name, for every kind of entity. */
const writing: Readonly<Record<string, (text: string) => string>> = {
  phone: formatPhone,
  contactPhone: formatPhone,
  cnpj: formatCnpj,
  postalCode: formatPostalCode,
  timeZone: (zone) => brazilianTimeZones.find(({ value }) => value === zone)?.label ?? zone,
  expiresAt: formatDateTime,
  failingSince: formatDateTime,
  dueAt: formatDateTime,
  companyIds: (ids) => formatAmount(ids.split(', ').length, 'empresa', 'empresas'),
  openingHours: formatSpans,
  hours: formatSpans,
  holidays: (text) => listIn(text, Holiday, ({ day, name }) => `${formatDate(day)} ${name}`),
}

const units: readonly (readonly [ending: RegExp, one: string, many: string])[] = [
  [/(?:slaHours\.\w+|Hours)$/, 'hora', 'horas'],
  [/Minutes$/, 'minuto', 'minutos'],
  [/Days$/, 'dia', 'dias'],
  [/Months$/, 'mês', 'meses'],
  [/bytes$/, 'byte', 'bytes'],
]

const empty = '(vazio)'

/** @returns a recorded value of a field, formatted for display. An unknown value is returned as recorded. */
export function formatRecordedValue(entity: string | undefined, pointer: string, value: FieldChange['to']): string {
  const name = getFieldPath(pointer)
  if (value === null || value === '') return empty
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') {
    const unit = units.find(([ending]) => ending.test(name))
    return unit ? formatAmount(value, unit[1], unit[2]) : formatCount(value)
  }
  const words = choices[`${entity}.${name}`]
  if (words) return formatList(value.split(', ').map((one) => (Object.hasOwn(words, one) ? (words[one] ?? one) : one)))
  return writing[name.split('.').at(-1) ?? '']?.(value) ?? value
}

function formatSpans(text: string): string {
  return listIn(text, OpeningSpan, ({ weekday, opens, closes }) => `${weekdayLabels[weekday]} ${opens} às ${closes}`)
}

/** Formats each item of a list recorded as JSON. Other values are returned unchanged. */
function listIn<S extends z.ZodMiniType>(text: string, schema: S, inWords: (one: z.output<S>) => string): string {
  try {
    const list = z.parse(z.array(schema), JSON.parse(text))
    return list.length === 0 ? empty : list.map(inWords).join('; ')
  } catch {
    return text
  }
}
