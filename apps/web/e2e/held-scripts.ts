import type { Page } from '@playwright/test'
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
