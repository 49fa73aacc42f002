import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey, removeDrafts, removeDraftsOfOtherUsers } from './drafts.ts'

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

test('does not throw when the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(removeDrafts).not.toThrow()
})
