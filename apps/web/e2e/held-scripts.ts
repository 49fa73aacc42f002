import type { Page } from '@playwright/test'
import { getAccount } from './people.ts'
import { waitForServer } from './slow-server.ts'

/**
 * Lets the scripts of the page wait.
 *
 * @param name Of the scripts that wait.
 * @default name '*', all
 * @returns a function that lets them continue.
 */
export async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await waitForServer(page)
  await page.route(`**/assets/${name}.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Stores a session of the admin for the pages that are opened next. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const { email, password } = getAccount('admin')
  const response = await page.request.post('/v1/auth/login', { data: { email, password } })
  const { token } = await response.json()
  await page.addInitScript((stored) => localStorage.setItem('malote:token', stored), token)
}

/** Opens a page without waiting for the application. */
export const openBeforeScripts = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })
