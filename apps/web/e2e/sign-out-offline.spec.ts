import type { Page } from '@playwright/test'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { connectionErrors, expect, openOwnAs, test } from './people.ts'

// In one worker: the tests stop the server.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

let api: RunningApi
test.beforeAll(async () => {
  api = await startOwnApi('sign-out-offline')
})
test.afterAll(() => api.dispose())

const countStored = (page: Page) => page.evaluate(async () => (await (await caches.open('malote:pages')).keys()).length)
const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Opens a page and waits until it opens without a connection too; returns the token. */
async function openAndStore(page: Page): Promise<string> {
  const { token } = await openOwnAs(page, api, 'operator', '/ordens-de-servico')
  await expect.poll(() => countStored(page)).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.evaluate(() => localStorage.setItem('malote:draft:ana:nova', '{}'))
  return token
}

const signOuts = {
  'the link': (page: Page) => page.getByRole('link', { name: 'Sair' }).click(),
  'the address': (page: Page) => page.goto(`${api.url}/sair`),
}

for (const [name, signOut] of Object.entries(signOuts)) {
  test(`signs out without a connection, by ${name}; the server ends the session later`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(connectionErrors)
    const token = await openAndStore(page)
    await api.stop()
    await signOut(page)
    await expect(page).toHaveURL(/\/entrar/)
    expect(await readStored(page, 'malote:token')).toBeNull()
    expect(await readStored(page, 'malote:draft:ana:nova')).toBeNull()
    expect(await countStored(page)).toBe(0)
    await api.restart()
    await page.reload()
    await expect.poll(() => readStored(page, 'malote:ended-tokens')).toBeNull()
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get(`${api.url}/v1/users/me`, { headers })).status()).toBe(401)
  })
}
