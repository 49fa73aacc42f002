import { beforeEach, expect, test, vi } from 'vitest'
import { removeStoredPages } from '../lib/storage/end-session.ts'
import { type SignedInPage, storePage } from './stored-pages.ts'

let token: string | null
let pages: Map<string, Response>
let removed: string[]

/** The part of `CacheStorage` that the module uses. A repeated `put` moves the entry to the end, as in a browser. */
beforeEach(() => {
  token = 'session'
  vi.stubGlobal('localStorage', { getItem: () => token })
  pages = new Map()
  removed = []
  const cache = {
    put: async (key: string, response: Response) => {
      pages.delete(key)
      pages.set(key, response)
    },
    keys: async () => [...pages.keys()],
    delete: async (key: string) => pages.delete(key),
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async (name: string) => removed.push(name),
  })
})

const store = (key: string, page: SignedInPage = { html: '', data: [], renderedAt: 900 }, storedAt = Date.now()) =>
  storePage({ token: 'session', key, page, storedAt })

test.each(['before', 'while'])('stores no page of a session that ended %s it is stored', async (moment) => {
  if (moment === 'before') token = null
  const storing = store('/pagina/a')
  token = null
  await storing
  expect(pages.size).toBe(0)
})

test('stores markup, data and time', async () => {
  await store('/pagina/a', { html: '<p>Olá</p>', data: [], renderedAt: 900 }, 1000)
  expect(await pages.get('/pagina/a')?.json()).toEqual({
    storedAt: 1000,
    html: '<p>Olá</p>',
    data: [],
    renderedAt: 900,
  })
})

test('keeps the hundred pages that were visited last', async () => {
  for (let index = 0; index < 100; index += 1) await store(`/pagina/${index}`)
  await store('/pagina/0')
  await store('/pagina/100')
  expect(pages.size).toBe(100)
  expect([pages.has('/pagina/0'), pages.has('/pagina/1'), pages.has('/pagina/100')]).toEqual([true, false, true])
})

test('removes all pages', () => {
  removeStoredPages()
  expect(removed).toEqual(['malote:pages'])
})

test('does not throw on an origin that is not secure, which has no such storage', () => {
  vi.stubGlobal('caches', undefined)
  expect(removeStoredPages).not.toThrow()
})
