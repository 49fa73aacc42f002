import {
  type AuditEntity,
  auditActionLabels,
  auditEntityLabels,
  type FieldChange,
  SettingsChanges,
} from '@malote/api-client'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatAction, formatEntity, formatField, formatFieldValue, listChanges } from './audit-text.ts'

/** The JSON pointers of all values and lists of a schema. */
function listPointers(schema: z.core.$ZodType, pointer = ''): string[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return listPointers(schema._zod.def.innerType, pointer)
  }
  if (!(schema instanceof z.ZodMiniObject)) return [pointer]
  return Object.entries(schema.shape).flatMap(([name, part]) =>
    listPointers(part as z.core.$ZodType, `${pointer}/${name}`),
  )
}

test('has a label for every setting that can be changed', () => {
  const pointers = listPointers(SettingsChanges).filter((pointer) => pointer !== '/version')
  expect(pointers).toContain('/retention/trackingDays')
  const nameless = pointers.filter((pointer) => formatField('settings', pointer).startsWith('Campo'))
  expect(nameless).toEqual([])
})

test.each([
  ['user', '/role', 'manager', 'Perfil', 'Gestor'],
  ['company', '/policy/slaNormalHours', 12, 'Prazo normal', '12 horas'],
  ['company', '/cnpj', '12ABC34501DE35', 'CNPJ', '12.ABC.345/01DE-35'],
  ['company', '/name', null, 'Nome', '(vazio)'],
  ['location', '/active', false, 'Em uso', 'Não'],
  ['location', '/street', 'Rua A', 'Logradouro', 'Rua A'],
  ['settings', '/slaHours/urgent', 1, 'Prazo urgente', '1 hora'],
  ['settings', '/notifications/statuses', 'failed, returned', /./, 'Tentativa sem sucesso e Devolvida'],
  ['settings', '/timeZone', 'America/Manaus', 'Fuso horário', 'Manaus (UTC−4)'],
  ['settings', '/holidays', '[{"day":"2026-12-25","name":"Natal"}]', 'Feriados', '25/12/2026 Natal'],
  ['settings', '/openingHours', '[]', 'Horário de funcionamento', '(vazio)'],
  ['webhook', '/events', 'service_order.created', 'Avisar quando', 'Ordem criada'],
] as const)('formats the value of %s %s: %s', (entity, pointer, value, label, words) => {
  expect(formatField(entity, pointer)).toMatch(label)
  expect(formatFieldValue(entity, pointer, value as FieldChange['to'])).toBe(words)
})

test('shows actions, entities and fields that this version has no label for as they were recorded', () => {
  expect(formatField('drone', '/battery/level')).toBe('Campo “battery.level”')
  expect(formatField('user', '/nickname')).toBe('Campo “nickname”')
  expect(formatFieldValue('settings', '/holidays', 'no list')).toBe('no list')
  expect(formatFieldValue('user', '/role', 'pilot')).toBe('pilot')
  expect(formatAction({ action: 'drones.land' })).toBe('drones.land')
  expect(formatEntity({ entity: 'drone' })).toBe('drone')
})

test('names the assignees of a reassigned order', () => {
  const names = new Map([['b', 'Bruna Teixeira']])
  expect(formatFieldValue('service_order', '/assigneeId', 'b', names)).toBe('Bruna Teixeira')
  expect(formatFieldValue('service_order', '/assigneeId', 'x', names)).toBe('Outra pessoa')
  expect(formatFieldValue('service_order', '/assigneeId', null, names)).toBe('(vazio)')
})

test('omits the name of the entity from its changes', () => {
  const changes = [
    { field: '/orderNumber', from: null, to: 'OS-2026-000001' },
    { field: '/status', from: 'failed', to: 'delivered' },
  ]
  expect(listChanges({ entity: 'service_order', changes }).map(({ field }) => field)).toEqual(['/status'])
})

test('sorts changes in the order of the form, with unknown fields last', () => {
  const changes = ['/nickname', '/policy/slaNormalHours', '/name', '/status'].map((field) => ({
    field,
    from: 1,
    to: 2,
  }))
  expect(listChanges({ entity: 'company', changes }).map(({ field }) => field)).toEqual([
    '/status',
    '/name',
    '/policy/slaNormalHours',
    '/nickname',
  ])
})

test.each([
  ['action', auditActionLabels, (action: string) => formatAction({ action })],
  ['kind of entity', auditEntityLabels, (entity: string) => formatEntity({ entity: entity as AuditEntity })],
] as const)('formats every %s by a distinct label', (_name, labels, format) => {
  expect(Object.keys(labels).map(format)).toEqual(Object.values(labels))
  expect(new Set(Object.values(labels)).size).toBe(Object.keys(labels).length)
  for (const label of Object.values(labels)) expect(label).toMatch(/^\p{Lu}/u)
})
