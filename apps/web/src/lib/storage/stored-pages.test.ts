import { beforeEach, expect, test, vi } from 'vitest'
import { removeStoredPages, storePage } from './stored-pages.ts'

let pages: Map<string, Response>
let removed: string[]

/** The part of `CacheStorage` that the module uses. A repeated `put` moves the entry to the end, as in a browser. */
beforeEach(() => {
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

test('stores markup, data and time', async () => {
  await storePage('/pagina/a', { html: '<p>Olá</p>', data: [] }, 1000)
  expect(await pages.get('/pagina/a')?.json()).toEqual({ storedAt: 1000, html: '<p>Olá</p>', data: [] })
})

test('keeps the sixty pages that were visited last', async () => {
  for (let index = 0; index < 60; index += 1) await storePage(`/pagina/${index}`, { html: '', data: [] })
  await storePage('/pagina/0', { html: '', data: [] })
  await storePage('/pagina/60', { html: '', data: [] })
  expect(pages.size).toBe(60)
  expect([pages.has('/pagina/0'), pages.has('/pagina/1'), pages.has('/pagina/60')]).toEqual([true, false, true])
})

test('removes all pages', () => {
  removeStoredPages()
  expect(removed).toEqual(['malote:pages'])
})

test('does not throw on an origin that is not secure, which has no such storage', () => {
  vi.stubGlobal('caches', undefined)
  expect(removeStoredPages).not.toThrow()
})
