import {
  type AuditEntity,
  type AuditEntry,
  auditActionLabels,
  auditEntityLabels,
  type FieldChange,
  settingLabels,
} from '@malote/api-client'
import { addressLabels } from '../../lib/forms/address-values.ts'
import {
  apiKeyLabels,
  companyLabels,
  locationLabels,
  scheduleLabels,
  stateLabels,
  userLabels,
  webhookLabels,
} from '../../lib/forms/field-labels.ts'
import { formatRecordedValue, getFieldPath } from '../../lib/forms/field-values.ts'
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
  user: { ...stateLabels.user, ...userLabels },
  company: {
    ...stateLabels.company,
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
    ...stateLabels.location,
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
  webhook: { ...webhookLabels, ...stateLabels.webhook },
  report_schedule: { title: 'Relatório', company: 'Empresa', ...scheduleLabels, ...stateLabels.report_schedule },
  privacy_request: { kind: 'Pedido', status: 'Situação' },
}

/** Fields that the row shows already, because they name the entity. */
const nameFields: Readonly<Partial<Record<string, readonly string[]>>> = {
  membership: ['userId'],
  service_order: ['orderNumber'],
  occurrence: ['orderNumber'],
  privacy_request: ['protocol'],
}

/** @returns the changes in the order of the form, without those that only repeat the name of the entity. */
export function listChanges({ entity, changes }: Pick<AuditEntry, 'entity' | 'changes'>): FieldChange[] {
  const order = Object.keys((fields as Readonly<Record<string, Labels>>)[entity] ?? {})
  const getPosition = ({ field }: FieldChange) => {
    const index = order.indexOf(getFieldPath(field))
    return index < 0 ? order.length : index
  }
  return changes
    .filter(({ field }) => !nameFields[entity]?.includes(getFieldPath(field)))
    .toSorted((one, other) => getPosition(one) - getPosition(other))
}

/** @returns the label of a field; an unknown field is returned as recorded. */
export function formatField(entity: string, pointer: string): string {
  const name = getFieldPath(pointer)
  return (fields as Readonly<Record<string, Labels>>)[entity]?.[name] ?? `Campo “${name}”`
}

/** Whether a field is the assignee of an order. */
const isAssignee = (pointer: string): boolean => getFieldPath(pointer) === 'assigneeId'

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
  // The id does not identify the user to a reader.
  if (isAssignee(pointer) && value !== null && value !== '') return assignees.get(String(value)) ?? 'Outra pessoa'
  return formatRecordedValue(entity, pointer, value)
}
