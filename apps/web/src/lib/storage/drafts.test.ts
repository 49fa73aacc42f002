import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey, draftTextKey, removeDrafts, removeDraftsOfOtherUsers } from './drafts.ts'
import { removeOldDrafts } from './old-drafts.ts'

let store: Record<string, unknown>

beforeEach(() => {
  store = {
    'malote:token': 'x',
    [draftKey('ana', 'nova')]: '{}',
    [draftKey('ana', 'edicao:OS-1')]: '{}',
    [draftKey('anabela', 'nova')]: '{}',
  }
  // The keys are own properties, as in the browser's storage.
  Object.defineProperty(store, 'removeItem', { value: (key: string) => delete store[key] })
  vi.stubGlobal('localStorage', store)
})

test('removes all drafts and nothing else on sign-out', () => {
  removeDrafts()
  expect(Object.keys(store)).toEqual(['malote:token'])
})

test('keeps the drafts of the user who signs in and removes those of other users', () => {
  removeDraftsOfOtherUsers('ana')
  expect(Object.keys(store)).toEqual(['malote:token', draftKey('ana', 'nova'), draftKey('ana', 'edicao:OS-1')])
})

test('removes only the drafts that are too old', () => {
  const day = 24 * 3_600_000
  const now = 100 * day
  const at = (savedAt: number) => JSON.stringify({ values: {}, savedAt })
  store[draftTextKey('ana', 'passo:1')] = at(now - 8 * day)
  store[draftTextKey('ana', 'passo:2')] = at(now - 6 * day)
  Object.defineProperty(store, 'getItem', { value: (key: string) => store[key] ?? null })
  const before = Object.keys(store)
  removeOldDrafts(now)
  expect(before.filter((key) => !(key in store))).toEqual([draftTextKey('ana', 'passo:1')])
})

test('removes typed texts with the other drafts', () => {
  store[draftTextKey('ana', 'passo:1')] = '{}'
  removeDraftsOfOtherUsers('anabela')
  expect(Object.keys(store)).toEqual(['malote:token', draftKey('anabela', 'nova')])
})

test('does not throw when the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(removeDrafts).not.toThrow()
})
