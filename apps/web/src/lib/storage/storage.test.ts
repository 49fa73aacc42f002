import { afterEach, expect, test, vi } from 'vitest'
import { listStoredKeys, readJson, readText, removeStored, writeJson, writeText } from './storage.ts'
import { createTestStorage } from './test-storage.ts'

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

test('reads, writes, lists and removes values', () => {
  vi.stubGlobal('localStorage', createTestStorage({ 'a:1': 'x', b: '{' }))
  expect(writeJson('a:2', { size: 2 })).toBe(true)
  expect(readJson('a:2')).toEqual({ size: 2 })
  expect(listStoredKeys('a:')).toEqual(['a:1', 'a:2'])
  removeStored('a:1')
  expect(readText('a:1')).toBeNull()
  expect(readJson('b')).toBeNull()
})

test('keeps session storage apart from local storage', () => {
  vi.stubGlobal('localStorage', createTestStorage({}))
  vi.stubGlobal('sessionStorage', createTestStorage({}))
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
