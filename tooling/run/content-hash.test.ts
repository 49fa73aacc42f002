import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashContents, isStamped, runAndStamp } from './content-hash.ts'

const root = resolve(import.meta.dirname, '../..')
let folder: string

beforeEach(() => {
  mkdirSync(join(root, '.malote'), { recursive: true })
  folder = mkdtempSync(join(root, '.malote/planted-'))
  writeFileSync(join(folder, 'page.ts'), 'one')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const hash = (extra?: string) => hashContents([relative(root, folder)], extra)

test('a changed, added or renamed file and a changed setting change the hash', () => {
  const hashes = [hash(), hash('VITE_API_BASE_URL')]
  writeFileSync(join(folder, 'page.ts'), 'two')
  hashes.push(hash())
  writeFileSync(join(folder, 'more.ts'), '')
  hashes.push(hash())
  rmSync(join(folder, 'more.ts'))
  writeFileSync(join(folder, 'other.ts'), '')
  hashes.push(hash())
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('build output does not change the hash', () => {
  const before = hash()
  writeFileSync(join(folder, 'routes.gen.ts'), '')
  expect(hash()).toBe(before)
})

test('finished work is recorded only for its own hash, and failed work is not recorded', async () => {
  const name = relative(join(root, '.malote/stamps'), join(folder, 'stamp'))
  await runAndStamp(name, 'first', async () => undefined)
  expect([isStamped(name, 'first'), isStamped(name, 'second')]).toEqual([true, false])
  await runAndStamp(name, 'first', () => Promise.reject(new Error('broken'))).catch(() => undefined)
  expect(isStamped(name, 'first')).toBe(false)
})
