/**
 * Every story is pictured in both themes and compared with its committed baseline, in the same run that plays it
 * and checks its accessibility. `pnpm visual:update` takes new baselines; docs/how-to/review-pictures.md says how
 * to look at a difference.
 */
import { afterEach, expect, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import { baselineName } from '../tooling/visual/baseline-name.ts'

const themes = { claro: 'light', escuro: 'dark' }

/** What moves by its nature is left out here as it is by Chromatic. */
const hidden = document.createElement('style')
hidden.textContent = '[data-chromatic="ignore"] { visibility: hidden !important }'

/**
 * Pages have no baseline here: each of their components has one, and every text that changes would change a large picture.
 * They are pictured by Chromatic, and by `pnpm gallery`.
 */
const pages = /^(?:telas|começar)-/

/** Pixels below the lowest thing, for its focus ring and shadow. */
const focusRoom = 16

/** Where the lowest thing under an element ends; what scrolls inside of a box ends with the box. */
function lowest(element: Element = document.body): number {
  const own = element === document.body ? 0 : element.getBoundingClientRect().bottom
  if (element !== document.body && getComputedStyle(element).overflowY !== 'visible') return own
  return Math.ceil(Math.max(own, ...[...element.children].map((child) => lowest(child))))
}

afterEach(async ({ task }: TestContext) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || pages.test(storyId) || task.result?.state === 'fail') return
  await document.fonts.ready
  document.head.append(hidden)
  // A picture ends with the window. Every story begins by setting its own, so nothing has to be put back.
  if (lowest() > window.innerHeight) await page.viewport(window.innerWidth, lowest())
  // The empty rest of the window says nothing, and would be most of every picture.
  document.body.style.minHeight = `${Math.min(lowest() + focusRoom, window.innerHeight)}px`
  for (const [name, theme] of Object.entries(themes)) {
    document.documentElement.dataset.theme = theme
    await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(baselineName(storyId, name))
  }
  hidden.remove()
  document.documentElement.dataset.theme = themes.claro
  document.body.style.minHeight = ''
})
