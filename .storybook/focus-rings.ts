/**
 * Checks in every story that what Tab reaches draws a focus ring (WCAG 2.4.7), also in forced colours, where Tailwind's
 * `outline-none` and a background that only differs in colour are invisible (1.4.11).
 */
import type {} from '@vitest/browser-playwright'
import { afterEach, type TestContext } from 'vitest'
import { cdp } from 'vitest/browser'
import { findMissingRings } from '../packages/ui/src/testing/focus-rings.ts'

const emulateForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

afterEach(async ({ task }: TestContext) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  const violations = await findMissingRings()
  await emulateForcedColors('active')
  violations.push(...(await findMissingRings()).map((line) => `forced colors: ${line}`))
  await emulateForcedColors('none')
  if (violations.length > 0) throw new Error(violations.join('\n'))
})
