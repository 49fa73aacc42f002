import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { createPageScript, type PageScript } from '../../../tooling/accessibility/page-script.ts'

/** The rules of axe about color, all that can fail in one theme and pass in the other. */
const colorRules = ['color-contrast', 'link-in-text-block']

const axeScript = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Defines a global variable of the page by a script, once for each document. */
export async function defineOnce(page: Page, variable: string, script: Promise<string>): Promise<void> {
  // Evaluated by the debugger, because the policy of the page allows no inline script.
  if (!(await page.evaluate((name) => name in window, variable))) await page.evaluate(await script)
}

/**
 * Fails on every accessibility violation of the current page; `what` names the state in the message. Calls axe itself:
 * `@axe-core/playwright` sends and evaluates its script again for each check, which takes longer than the check.
 */
export async function expectAccessible(page: Page, what?: string, rules?: string[]): Promise<void> {
  expect(page.frames(), 'axe checks only one frame').toHaveLength(1)
  await defineOnce(page, 'axe', axeScript)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: engine } = window as unknown as { axe: typeof axe }
    const results = await engine.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, rules)
  expect(violations, what).toEqual([])
}

const pageScript = createPageScript()

/** Fails on every violation that IBM Equal Access or HTML_CodeSniffer finds on the current page. */
async function expectNoFinding(page: Page, what: string): Promise<void> {
  await defineOnce(page, 'malotePageScript', pageScript)
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
