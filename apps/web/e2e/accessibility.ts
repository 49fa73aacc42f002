import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails on every accessibility violation of the current page; `what` names the state in the message. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  // Legacy mode: the page has no cross-origin frames, for which axe would open a second page each time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([])
}

/** Also fails when the page scrolls horizontally. */
export async function expectAccessibleAndFitting(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Checks both themes, in a wide and in a narrow viewport. */
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
