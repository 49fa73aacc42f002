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
import { brazilianZones } from '../../lib/format/brazilian-time-zones'
import { formatCount, formatDateTime } from '../../lib/format/formats'
import { addressLabels } from '../../lib/forms/address-values'
import {
  apiKeyLabels,
  companyLabels,
  locationLabels,
  scheduleLabels,
  settingLabels,
  userLabels,
  webhookLabels,
} from '../../lib/forms/field-labels'

type Words = Readonly<Record<string, string>>

/** What was done, in words; what this version does not know is said as it was written down. */
export const actionWords = ({ action }: Pick<AuditEntry, 'action'>): string =>
  (auditActionLabels as Words)[action] ?? action

/** The kind of thing that it was done to. */
export const entityWords = ({ entity }: Pick<AuditEntry, 'entity'>): string =>
  (auditEntityLabels as Words)[entity] ?? entity

/** The fields of each kind of thing, by their place in what was written down. */
const fields: Readonly<Record<AuditEntity, Words>> = {
  user: { status: 'Situação', ...userLabels },
  company: {
    status: 'Situação',
    ...companyLabels,
    // Recorded while a stop had one proof only.
    'policy.pickupProof': companyLabels['policy.pickupProofs'],
    'policy.dropoffProof': companyLabels['policy.dropoffProofs'],
  },
  membership: {},
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
  settings: {
    ...Object.assign({}, ...Object.values(settingLabels)),
    'proofs.pickup': settingLabels.proofs['proofs.pickupProofs'],
    'proofs.dropoff': settingLabels.proofs['proofs.dropoffProofs'],
    service: 'Serviço',
    ok: 'Funcionou',
  },
  api_key: { ...apiKeyLabels, prefix: 'Começo' },
  webhook: { status: 'Situação', ...webhookLabels, failingSince: 'Falhando desde' },
  report_schedule: { title: 'Relatório', company: 'Empresa', ...scheduleLabels, active: 'Ativo' },
  privacy_request: { kind: 'Pedido', status: 'Situação' },
}

/** What is said elsewhere on the line: what the thing is called. */
const said: Readonly<Partial<Record<string, readonly string[]>>> = {
  membership: ['userId'],
  service_order: ['orderNumber'],
  privacy_request: ['protocol'],
}

const nameOf = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')

/** The changes worth reading, in the order of the form: all but those that only repeat what the thing is called. */
export function changesOf({ entity, changes }: Pick<AuditEntry, 'entity' | 'changes'>): FieldChange[] {
  const order = Object.keys((fields as Readonly<Record<string, Words>>)[entity] ?? {})
  const place = ({ field }: FieldChange) => {
    const index = order.indexOf(nameOf(field))
    return index < 0 ? order.length : index
  }
  return changes
    .filter(({ field }) => !said[entity]?.includes(nameOf(field)))
    .toSorted((one, other) => place(one) - place(other))
}

/** What a field is called; one that this version does not know is said as it was written down. */
export function fieldWords(entity: string, pointer: string): string {
  const name = nameOf(pointer)
  return (fields as Readonly<Record<string, Words>>)[entity]?.[name] ?? `Campo “${name}”`
}

/** Values that stand for words. Where a field holds several, they are separated by commas. */
const choices: Readonly<Record<string, Words>> = {
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
  'settings.service': { smtp: 'E-mail', webhook: 'Webhook', postalCodes: 'Busca de CEP', storage: 'Armazenamento' },
  'service_order.status': serviceOrderStatusLabels,
  'webhook.status': webhookStatusLabels,
  'webhook.events': webhookEventTypeLabels,
  'report_schedule.period': reportPeriodLabels,
  'report_schedule.format': { csv: 'CSV', xlsx: 'XLSX' },
  'report_schedule.rhythm.every': { day: 'Todo dia', week: 'Toda semana', month: 'Todo mês' },
  'report_schedule.rhythm.weekday': weekdayLabels,
  'privacy_request.kind': privacyRequestKindLabels,
  'privacy_request.status': privacyRequestStatusLabels,
}

/** The last part of a name tells how its value is written, whatever it belongs to. */
const writing: Readonly<Record<string, (text: string) => string>> = {
  phone: formatPhone,
  contactPhone: formatPhone,
  cnpj: formatCnpj,
  postalCode: formatPostalCode,
  timeZone: (zone) => brazilianZones.find(({ value }) => value === zone)?.label ?? zone,
  expiresAt: formatDateTime,
  failingSince: formatDateTime,
  // Who it was, the id does not say.
  assigneeId: () => 'Outra pessoa',
  companyIds: (ids) => countOf(ids.split(', ').length, 'empresa', 'empresas'),
  openingHours: spansInWords,
  hours: spansInWords,
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

/** A value as people read it. */
export function valueWords(entity: string, pointer: string, value: FieldChange['to']): string {
  const name = nameOf(pointer)
  if (value === null || value === '') return empty
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') {
    const unit = units.find(([ending]) => ending.test(name))
    return unit ? countOf(value, unit[1], unit[2]) : formatCount(value)
  }
  const words = choices[`${entity}.${name}`]
  if (words) return new Intl.ListFormat('pt-BR').format(value.split(', ').map((one) => words[one] ?? one))
  return writing[name.split('.').at(-1) ?? '']?.(value) ?? value
}

const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`

function spansInWords(text: string): string {
  return listIn(text, OpeningSpan, ({ weekday, opens, closes }) => `${weekdayLabels[weekday]} ${opens} às ${closes}`)
}

/** A list that was written down as JSON, one thing after the other. What is none is shown as it is. */
function listIn<S extends z.ZodMiniType>(text: string, schema: S, inWords: (one: z.output<S>) => string): string {
  try {
    const list = z.parse(z.array(schema), JSON.parse(text))
    return list.length === 0 ? empty : list.map(inWords).join('; ')
  } catch {
    return text
  }
}
