import { afterEach, expect, test, vi } from 'vitest'
import { listStoredKeys, readJson, readText, removeStored, writeJson, writeText } from './storage.ts'

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

/** A `Storage` whose keys are its own properties, as in a browser. */
function createStorage(entries: Record<string, string>) {
  const store = { ...entries }
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => delete store[key],
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value })
  return store
}

afterEach(() => vi.unstubAllGlobals())

test('reads, writes, lists and removes values', () => {
  vi.stubGlobal('localStorage', createStorage({ 'a:1': 'x', b: '{' }))
  expect(writeJson('a:2', { size: 2 })).toBe(true)
  expect(readJson('a:2')).toEqual({ size: 2 })
  expect(listStoredKeys('a:')).toEqual(['a:1', 'a:2'])
  removeStored('a:1')
  expect(readText('a:1')).toBeNull()
  expect(readJson('b')).toBeNull()
})

test('keeps session storage apart from local storage', () => {
  vi.stubGlobal('localStorage', createStorage({}))
  vi.stubGlobal('sessionStorage', createStorage({}))
  writeText('a', 'x', 'session')
  expect([readText('a'), readText('a', 'session')]).toEqual([null, 'x'])
})

test('reports blocked storage instead of throwing', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect([readText('a'), readJson('a'), writeText('a', 'x'), writeJson('a', 1)]).toEqual([
    undefined,
    null,
    false,
    false,
  ])
  expect(() => removeStored('a')).not.toThrow()
  vi.stubGlobal('localStorage', undefined)
  expect(listStoredKeys('a')).toEqual([])
})
