import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey, removeDrafts, removeDraftsOfOtherUsers } from './drafts'

let store: Record<string, unknown>

beforeEach(() => {
  store = {
    'malote:token': 'x',
    [draftKey('ana', 'nova')]: '{}',
    [draftKey('ana', 'edicao:OS-1')]: '{}',
    [draftKey('anabela', 'nova')]: '{}',
  }
  // Its keys are its own properties, as those of the browser's storage are.
  Object.defineProperty(store, 'removeItem', { value: (key: string) => delete store[key] })
  vi.stubGlobal('localStorage', store)
})

test('who leaves takes along what they typed, and nothing else', () => {
  removeDrafts()
  expect(Object.keys(store)).toEqual(['malote:token'])
})

test('who begins finds their own, and nothing of anybody else', () => {
  removeDraftsOfOtherUsers('ana')
  expect(Object.keys(store)).toEqual(['malote:token', draftKey('ana', 'nova'), draftKey('ana', 'edicao:OS-1')])
})

test('a browser that stores nothing is no fault', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(removeDrafts).not.toThrow()
})
