import type { Page } from '@playwright/test'
import { waitForServer } from './slow-server.ts'

/** Lets the scripts of the page wait. @returns a function that lets them continue. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await waitForServer(page)
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
