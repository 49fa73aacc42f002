import { beforeEach, expect, test, vi } from 'vitest'
import { saveDraft } from '../../../lib/storage/drafts.ts'
import { removeStored } from '../../../lib/storage/storage.ts'
import { readOrderDraft } from './order-draft.ts'
import { emptyItem, emptyOrder } from './order-values.ts'

const key = 'malote:draft:pessoa:nova'
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  })
})

test('reads a saved draft, and nothing after its removal', () => {
  const values = { ...emptyOrder('empresa'), notes: 'Portão azul 🚪', items: [{ ...emptyItem, description: 'Caixa' }] }
  expect(saveDraft(key, { values, savedAt: 1000 })).toBe(true)
  expect(readOrderDraft(key, 2000)).toEqual({ values, savedAt: 1000 })
  removeStored(key)
  expect(readOrderDraft(key, 2000)).toBeUndefined()
})

test('removes a draft that is older than a week', () => {
  saveDraft(key, { values: emptyOrder('empresa'), savedAt: 0 })
  expect(readOrderDraft(key, 8 * 24 * 3_600_000)).toBeUndefined()
  expect(store.size).toBe(0)
})

test.each([
  ['invalid JSON', '{'],
  ['an array', '[1,2]'],
  ['missing values', '{"savedAt":1}'],
])('ignores a stored value that is not a draft: %s', (_name, stored) => {
  store.set(key, stored)
  expect(readOrderDraft(key, 2)).toBeUndefined()
})

test('replaces fields of another type with defaults and keeps the others', () => {
  const pickup = { contactName: 'Ana', address: 'Rua A', window: null }
  store.set(
    key,
    JSON.stringify({ savedAt: 1, values: { notes: 7, costCenter: 'CC', priority: 'x', pickup, dropoffs: [] } }),
  )
  const empty = emptyOrder('')
  expect(readOrderDraft(key, 2)?.values).toEqual({
    ...empty,
    costCenter: 'CC',
    pickup: { ...empty.pickup, contactName: 'Ana' },
  })
})

test('reports that the browser could not store the draft', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(saveDraft(key, { values: emptyOrder(''), savedAt: 1 })).toBe(false)
  expect(readOrderDraft(key, 2)).toBeUndefined()
})
