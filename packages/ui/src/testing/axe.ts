import axe from 'axe-core'
import { finishAnimations } from './finish-animations.ts'
import { waitForMeasurement } from './wait-for-measurement.ts'

/** The rules of axe about color, all that can fail in one theme and pass in the other. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the accessibility violations of the page, one line each; an empty list means that it passes.
 * @param rules checks only these rules of axe.
 */
export async function findViolations(container: Element = document.body, rules?: string[]): Promise<string[]> {
  // A region becomes focusable when its content overflows, which the browser reports at the end of a frame.
  await waitForMeasurement()
  // A layer that fades in has no final contrast yet, so animations are finished. A page in the background would never
  // finish them.
  finishAnimations()
  const { violations } = await axe.run(container, {
    ...(rules && { runOnly: rules }),
    resultTypes: ['violations'],
    // Single components are not pages: landmarks and the first heading are tested on screens.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' · ')})`)
}
