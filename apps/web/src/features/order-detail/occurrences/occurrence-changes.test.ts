import { expect, test } from 'vitest'
import { toOccurrenceChanges } from './occurrence-changes.ts'

const before = { ownerId: 'ana', due: '2026-11-30T07:48' }
const check = (edit: Partial<typeof before>, now = '2026-11-29T18:00:00Z') =>
  toOccurrenceChanges({ ...before, ...edit }, before, 'America/Sao_Paulo', new Date(now))

test('a change of the owner leaves the due time as it is, also when it has passed', () => {
  expect(check({ ownerId: 'otto' }, '2026-12-05T12:00:00Z')).toEqual({ changes: { ownerId: 'otto' } })
  expect(check({ ownerId: '' })).toEqual({ changes: { ownerId: null } })
})

test('a change of the due time is in the zone of the viewer and leaves the owner as it is', () => {
  expect(check({ due: '2026-11-30T18:00' })).toEqual({ changes: { dueAt: '2026-11-30T21:00:00.000Z' } })
})

test('a due time that is missing or in the past has a message', () => {
  expect(check({ due: '' })).toEqual({ due: 'Preencha este campo.' })
  expect(check({ due: '2026-11-01T10:00' })).toEqual({ due: 'Este prazo já passou: escolha um a partir de agora.' })
})
