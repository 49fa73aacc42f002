/**
 * Takes a picture of every story in both themes and compares it with its committed baseline, in the same test run
 * that executes the play function and checks accessibility. `pnpm visual:update` writes new baselines;
 * docs/how-to/review-pictures.md explains how to review a difference.
 */
import { afterEach, expect, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import { getBaselineName } from '../tooling/visual/baseline-name.ts'

const themes = { claro: 'light', escuro: 'dark' }

/** Hides animated content, as Chromatic does. */
const hidden = document.createElement('style')
hidden.textContent = '[data-chromatic="ignore"] { visibility: hidden !important }'

/**
 * Full pages have no baseline here: each component has one, and every text change would change a large picture.
 * Chromatic and `pnpm gallery` cover pages.
 */
const pages = /^(?:telas|começar)-/

/** Pixels below the lowest element, for its focus ring and shadow. */
const focusMargin = 16

/**
 * Returns the bottom edge of the lowest visible content in an element. Content of a scrolling box counts up to the
 * box.
 */
function getLowestEdge(element: Element = document.body): number {
  const own = element === document.body ? 0 : element.getBoundingClientRect().bottom
  if (element !== document.body && getComputedStyle(element).overflowY !== 'visible') return own
  return Math.ceil(Math.max(own, ...[...element.children].map((child) => getLowestEdge(child))))
}

afterEach(async ({ task }: TestContext) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || pages.test(storyId) || task.result?.state === 'fail') return
  await document.fonts.ready
  document.head.append(hidden)
  // The picture is limited to the viewport. Each story sets its own viewport, so this is not reset.
  if (getLowestEdge() > window.innerHeight) await page.viewport(window.innerWidth, getLowestEdge())
  // Crops the empty rest of the viewport.
  document.body.style.minHeight = `${Math.min(getLowestEdge() + focusMargin, window.innerHeight)}px`
  for (const [name, theme] of Object.entries(themes)) {
    document.documentElement.dataset.theme = theme
    await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(getBaselineName(storyId, name))
  }
  hidden.remove()
  document.documentElement.dataset.theme = themes.claro
  document.body.style.minHeight = ''
})
