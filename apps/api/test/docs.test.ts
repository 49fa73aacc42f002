import { endpoints, resourceTitles } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './world.ts'

let world: World
let page: string
beforeAll(async () => {
  world = await createWorld()
  page = (await world.call('GET', '/v1/docs')).body
})

test('the documentation describes every endpoint in Portuguese, and all its links work', () => {
  for (const { id, summary } of endpoints) {
    expect(page, id).toContain(`id="${id}"`)
    expect(page, id).toContain(summary.replaceAll('"', '&quot;'))
  }
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  expect(page).toContain('<html lang="pt-BR">')
  expect(page).not.toContain('undefined')
})

test('every group of endpoints has a Portuguese title, and every title has a group', () => {
  const groups = new Set(endpoints.map(({ id }) => id.split('.')[0] ?? ''))
  expect(Object.keys(resourceTitles).sort()).toEqual([...groups].sort())
  const titles = [...page.matchAll(/<h2 class="small">(.*?)<\/h2>/g)].map(([, title]) => title)
  expect(titles).toEqual(expect.arrayContaining([...groups].map((group) => resourceTitles[group])))
})

test('loads nothing from another host, runs no script, and its policy allows nothing more', async () => {
  expect(page).not.toMatch(
    /<script|<link|<img|@import|url\(|https?:\/\/(?!malote|erp|localhost|www\.w3)[^"<\s]*"\s*(?:src|href)/,
  )
  const { headers } = await world.call('GET', '/v1/docs')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors/,
  )
})
