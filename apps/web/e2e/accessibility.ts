import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails on every accessibility violation of what the page shows now; `what` names it where a test looks more than once. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
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
