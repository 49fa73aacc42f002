import type { Page } from '@playwright/test'

/**
 * Lets a page wait for its markup as long as the server needs. After three seconds without a response (boot.ts), the
 * application requests the data itself, which a busy machine would make a test of the markup fail.
 */
export async function waitForServer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const isLimit = (milliseconds: unknown) => milliseconds === 3_000
    window.setTimeout = ((handler: TimerHandler, milliseconds?: number, ...values: unknown[]) =>
      setTimeout(handler, isLimit(milliseconds) ? 60_000 : milliseconds, ...values)) as typeof setTimeout
  })
}
