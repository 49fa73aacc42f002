import { expect, test } from 'vitest'
import { toOccurrenceChanges } from './occurrence-changes.ts'

const before = { ownerId: 'ana', due: '2026-11-30T07:48' }
const check = (edit: Partial<typeof before>) => toOccurrenceChanges({ ...before, ...edit }, before, 'America/Sao_Paulo')

test('a change of the owner leaves the due time as it is', () => {
  expect(check({ ownerId: 'otto' })).toEqual({ changes: { ownerId: 'otto' } })
  expect(check({ ownerId: '' })).toEqual({ changes: { ownerId: null } })
})

test('a change of the due time is in the zone of the viewer and leaves the owner as it is', () => {
  expect(check({ due: '2026-11-30T18:00' })).toEqual({ changes: { dueAt: '2026-11-30T21:00:00.000Z' } })
})

test('a missing due time has a message', () => {
  expect(check({ due: '' })).toEqual({ due: 'Preencha este campo.' })
})
