import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey, readDraft, saveDraft } from './drafts.ts'
import { openTabDraft, tabDraftKey } from './tab-drafts.ts'
import { createTestStorage } from './test-storage.ts'

let store: Record<string, string>
beforeEach(() => {
  store = createTestStorage()
  vi.stubGlobal('localStorage', store)
})

const key = draftKey('ana', 'nova')
const now = Date.now()
const tab = (id: string, ...others: string[]) => ({ id, open: new Set([id, ...others]) })
const save = (storedKey: string, notes: string, savedAt = now) => saveDraft(storedKey, { values: { notes }, savedAt })
const read = (storedKey: string) => readDraft(storedKey)?.values

test('tabs that are open keep their drafts apart, and a reload finds its own', () => {
  const first = openTabDraft(key, tab('a'))
  save(first, 'primeira')
  const second = openTabDraft(key, tab('b', 'a'))
  expect(read(second)).toBeUndefined()
  save(second, 'segunda')
  expect(read(openTabDraft(key, tab('a', 'b')))).toEqual({ notes: 'primeira' })
  expect(read(openTabDraft(key, tab('b', 'a')))).toEqual({ notes: 'segunda' })
})

test('the next tab takes over the newest draft of a closed tab, and the one after it the next', () => {
  save(tabDraftKey(key, tab('a')), 'antiga', now - 2)
  save(tabDraftKey(key, tab('b')), 'nova', now - 1)
  expect(read(openTabDraft(key, tab('c')))).toEqual({ notes: 'nova' })
  expect(read(openTabDraft(key, tab('d', 'c')))).toEqual({ notes: 'antiga' })
  expect(read(openTabDraft(key, tab('e', 'c', 'd')))).toBeUndefined()
})

test('the draft of a release without tabs is taken over, and that of another form or user is not', () => {
  save(key, 'de antes')
  save(draftKey('ana', 'nova2'), 'outro formulário')
  save(draftKey('anabela', 'nova'), 'outra pessoa')
  const ownKey = openTabDraft(key, tab('a'))
  expect(read(ownKey)).toEqual({ notes: 'de antes' })
  expect(Object.keys(store).sort()).toEqual([ownKey, draftKey('ana', 'nova2'), draftKey('anabela', 'nova')].sort())
})

test('drafts that are too old are not taken over', () => {
  save(tabDraftKey(key, tab('a')), 'antiga', now - 8 * 24 * 3_600_000)
  expect(read(openTabDraft(key, tab('b')))).toBeUndefined()
  expect(Object.keys(store)).toEqual([])
})

test('at most ten drafts of closed tabs are left', () => {
  for (let index = 0; index < 30; index++) save(tabDraftKey(key, tab(`t${index}`)), `${index}`, now - index)
  save(tabDraftKey(key, tab('aberta')), 'aberta', now - 100)
  openTabDraft(key, tab('a', 'aberta'))
  expect(Object.keys(store)).toHaveLength(11)
  expect(read(tabDraftKey(key, tab('aberta')))).toEqual({ notes: 'aberta' })
})

test('drafts that add up are joined, newer values first', () => {
  saveDraft(key, { values: { a: 1, b: 1 }, savedAt: now - 2 })
  saveDraft(tabDraftKey(key, tab('a')), { values: { b: 2, c: 2 }, savedAt: now - 1 })
  const ownKey = openTabDraft(key, tab('b'), (older, newer) => ({ ...older, ...newer }))
  expect(read(ownKey)).toEqual({ a: 1, b: 2, c: 2 })
  expect(Object.keys(store)).toEqual([ownKey])
})

test('a browser that does not list open tabs copies a draft instead', () => {
  save(tabDraftKey(key, tab('a')), 'talvez aberta')
  const ownKey = openTabDraft(key, { id: 'b', open: undefined })
  expect(read(ownKey)).toEqual({ notes: 'talvez aberta' })
  expect(read(tabDraftKey(key, tab('a')))).toEqual({ notes: 'talvez aberta' })
})
