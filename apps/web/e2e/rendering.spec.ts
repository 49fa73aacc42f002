import type { Page } from '@playwright/test'
import { type Rendering, recordRendering } from '../../../tooling/bench/rendering.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

// Counts, not times: they do not depend on the speed of the machine.

/** Opens a page as the admin and records the work of the browser until the page shows its content. */
async function recordLoad(page: Page, path: string, content: string): Promise<Rendering> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await openAs(page, 'admin', '/icone.svg')
  // How often a running animation updates its elements depends on time.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return recordRendering(browser, page, async () => {
    await page.goto(path)
    await expect(page.locator(content).first()).toBeVisible()
  })
}

async function getFirstOrder(page: Page): Promise<string> {
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/service-orders?limit=1')).json()
  return data[0].orderNumber
}

const pages: Record<string, { path: string; content: string }> = {
  list: { path: '/ordens-de-servico', content: 'table tbody a' },
  detail: { path: '/ordens-de-servico/:orderNumber', content: '[data-slot="timeline"]' },
  dashboard: {
    path: '/dashboard',
    content: 'main [role="application"]',
  },
  create: { path: '/ordens-de-servico/criar', content: 'form' },
}

for (const [name, { path, content }] of Object.entries(pages)) {
  test(`the ${name} page computes few styles while it loads, and no script forces a layout`, async ({ page }) => {
    const url = path.includes(':orderNumber') ? path.replace(':orderNumber', await getFirstOrder(page)) : path
    const { restyled, elements, forcedLayouts } = await recordLoad(page, url, content)
    expect(forcedLayouts).toEqual([])
    expect(restyled / elements, `${restyled} styles for ${elements} elements`).toBeLessThanOrEqual(1.5)
  })
}
