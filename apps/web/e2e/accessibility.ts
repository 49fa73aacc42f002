import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { createPageScript, type PageScript } from '../../../tooling/accessibility/page-script.ts'

/** The rules of axe about color, all that can fail in one theme and pass in the other. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Fails on every accessibility violation of the current page; `what` names the state in the message. */
export async function expectAccessible(page: Page, what?: string, rules?: string[]): Promise<void> {
  // Legacy mode: the page has no cross-origin frames, for which axe would open a second page each time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([])
}

const pageScript = createPageScript()

/** Fails on every violation that IBM Equal Access or HTML_CodeSniffer finds on the current page. */
async function expectNoFinding(page: Page, what: string): Promise<void> {
  // Evaluated by the debugger, because the policy of the page allows no inline script.
  if (!(await page.evaluate(() => 'malotePageScript' in window))) await page.evaluate(await pageScript)
  const violations = await page.evaluate(async () => {
    const { runEngine, judge } = (window as unknown as PageScript).malotePageScript
    return [...judge(await runEngine('ibm')).violations, ...judge(await runEngine('htmlcs')).violations]
  })
  expect(violations, what).toEqual([])
}

/** Also fails when the page scrolls horizontally. */
export async function expectAccessibleAndFitting(page: Page, what: string, rules?: string[]): Promise<void> {
  await expectAccessible(page, what, rules)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

/**
 * Checks the current page in a narrow and in a wide viewport and in both themes, without loading it again. A theme
 * changes colors only, so the dark one is checked with the rules about color. Ends with a wide, light page.
 */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [colorScheme, rules] of [
      ['dark', colorRules],
      ['light', undefined],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessibleAndFitting(page, `${what}, ${colorScheme}, ${width} px`, rules)
    }
  }
  await expectNoFinding(page, what)
}
