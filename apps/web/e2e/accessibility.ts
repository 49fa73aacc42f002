import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails on every accessibility violation of what the page shows now; `what` names it where a test looks more than once. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  // In one go within the page: it has no frames of other origins, for which a second page would be opened each time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([])
}

/** The same, and the page fits its width: nothing has to be scrolled sideways. */
export async function expectAccessibleAndFitting(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** The same in both themes, on a desk and on a phone. */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 375],
    ['light', 375],
    ['dark', 1440],
    ['light', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleAndFitting(page, `${what}, ${colorScheme}, ${width} px`)
  }
}
