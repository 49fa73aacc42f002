import {
  type AuditEntity,
  type AuditEntry,
  auditActionLabels,
  auditEntityLabels,
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
  settingLabels,
  userStatusLabels,
  webhookEventTypeLabels,
  webhookStatusLabels,
  weekdayLabels,
} from '@malote/api-client'
import { formatDate } from '@malote/ui'
import * as z from 'zod/mini'
import { brazilianTimeZones } from '../../lib/format/brazilian-time-zones.ts'
import { formatAmount, formatCount, formatDateTime, formatList } from '../../lib/format/formats.ts'
import { addressLabels } from '../../lib/forms/address-values.ts'
import {
  apiKeyLabels,
  companyLabels,
  locationLabels,
  scheduleLabels,
  userLabels,
  webhookLabels,
} from '../../lib/forms/field-labels.ts'
import { recipientMessageLabels } from '../../lib/forms/recipient-message-labels.ts'

type Labels = Readonly<Record<string, string>>

/** @returns the label of an action; an unknown action is returned as recorded. */
export const formatAction = ({ action }: Pick<AuditEntry, 'action'>): string =>
  (auditActionLabels as Labels)[action] ?? action

/** @returns the label of the kind of entity. */
export const formatEntity = ({ entity }: Pick<AuditEntry, 'entity'>): string =>
  (auditEntityLabels as Labels)[entity] ?? entity

/** Field labels of each kind of entity by JSON pointer. */
const fields: Readonly<Record<AuditEntity, Labels>> = {
  user: { status: 'Situação', ...userLabels },
  company: {
    status: 'Situação',
    ...companyLabels,
    // Recorded by older versions, in which a stop had one proof only.
    'policy.pickupProof': companyLabels['policy.pickupProofs'],
    'policy.dropoffProof': companyLabels['policy.dropoffProofs'],
  },
  membership: { dispatches: userLabels.dispatchIds },
  location: {
    ...locationLabels,
    ...addressLabels,
    latitude: 'Latitude',
    longitude: 'Longitude',
    active: 'Em uso',
    into: 'Juntado a',
  },
  service_order: {
    status: 'Status',
    assigneeId: 'Responsável',
    justification: 'Justificativa',
    name: 'Arquivo',
    type: 'Tipo do arquivo',
    bytes: 'Tamanho',
    sha256: 'Resumo do conteúdo (SHA-256)',
  },
  occurrence: {
    status: 'Situação',
    owner: 'Responsável',
    dueAt: 'Prazo',
    resolution: 'Solução',
    kind: 'O que aconteceu',
  },
  import_mapping: { name: 'Nome', kind: 'Para importar', columns: 'Colunas', constants: 'Em todas as linhas' },
  inbox_message: {},
  settings: {
    ...settingLabels,
    ...recipientMessageLabels,
    'proofs.pickup': settingLabels['proofs.pickupProofs'],
    'proofs.dropoff': settingLabels['proofs.dropoffProofs'],
    service: 'Serviço',
    ok: 'Funcionou',
  },
  api_key: { ...apiKeyLabels, prefix: 'Começo' },
  webhook: { status: 'Situação', ...webhookLabels, failingSince: 'Falhando desde' },
  report_schedule: { title: 'Relatório', company: 'Empresa', ...scheduleLabels, active: 'Ativo' },
  privacy_request: { kind: 'Pedido', status: 'Situação' },
}

/** Fields that the row shows already, because they name the entity. */
const nameFields: Readonly<Partial<Record<string, readonly string[]>>> = {
  membership: ['userId'],
  service_order: ['orderNumber'],
  occurrence: ['orderNumber'],
  privacy_request: ['protocol'],
}

const getName = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')

/** @returns the changes in the order of the form, without those that only repeat the name of the entity. */
export function listChanges({ entity, changes }: Pick<AuditEntry, 'entity' | 'changes'>): FieldChange[] {
  const order = Object.keys((fields as Readonly<Record<string, Labels>>)[entity] ?? {})
  const getPosition = ({ field }: FieldChange) => {
    const index = order.indexOf(getName(field))
    return index < 0 ? order.length : index
  }
  return changes
    .filter(({ field }) => !nameFields[entity]?.includes(getName(field)))
    .toSorted((one, other) => getPosition(one) - getPosition(other))
}

/** @returns the label of a field; an unknown field is returned as recorded. */
export function formatField(entity: string, pointer: string): string {
  const name = getName(pointer)
  return (fields as Readonly<Record<string, Labels>>)[entity]?.[name] ?? `Campo “${name}”`
}

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

/** Whether a field is the assignee of an order. */
const isAssignee = (pointer: string): boolean => getName(pointer) === 'assigneeId'

/** @returns the ids of the users who are or were the assignee. */
export const listAssignees = ({ changes }: Pick<AuditEntry, 'changes'>): string[] =>
  changes
    .filter(({ field }) => isAssignee(field))
    .flatMap(({ from, to }) => [from, to].filter((value) => typeof value === 'string'))

/**
 * @returns a value formatted for display.
 * @param assignees the names of users by id.
 */
export function formatFieldValue(
  entity: string,
  pointer: string,
  value: FieldChange['to'],
  assignees: ReadonlyMap<string, string> = new Map(),
): string {
  const name = getName(pointer)
  if (value === null || value === '') return empty
  // The id does not identify the user to a reader.
  if (isAssignee(pointer)) return assignees.get(String(value)) ?? 'Outra pessoa'
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
