/**
 * Checks the layout of every story: targets of 24 px (WCAG 2.5.8), no motion where the system turns it off, texts of
 * 200 % (1.4.4), and a window of 320 px, which is 400 % of 1280 px (1.4.10).
 */
import { afterEach, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import { findMotion, findOverflows, findSmallTargets } from '../packages/ui/src/testing/reflow.ts'
import { waitForMeasurement } from '../packages/ui/src/testing/wait-for-measurement.ts'

/** Larger texts apply to a desktop: 200 % of a phone's 375 px would be narrower than the 320 px below. */
const desktopWidth = 992

afterEach(async ({ task }: TestContext) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  const violations = [...findSmallTargets(), ...findMotion()]
  if (innerWidth >= desktopWidth) {
    document.documentElement.style.fontSize = '200%'
    await waitForMeasurement()
    violations.push(...findOverflows().map((line) => `texts of 200 %: ${line}`))
    document.documentElement.style.fontSize = ''
  }
  await page.viewport(320, 256)
  await waitForMeasurement()
  violations.push(...findOverflows().map((line) => `320 px: ${line}`))
  if (violations.length > 0) throw new Error(violations.join('\n'))
})
