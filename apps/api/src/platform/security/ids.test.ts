import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('ids are UUIDs of version 7, different and in the order of time', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => newId(1_800_000_000_000 + index))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('ids of the same millisecond have the order of their creation', () => {
  const ids = Array.from({ length: 1000 }, () => newId(1_800_000_000_000))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(1000)
})
