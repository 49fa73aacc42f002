import type { Page } from '@playwright/test'

/** Holds back what the page asks of some addresses until the returned function is called: a network as slow as a test needs it. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
