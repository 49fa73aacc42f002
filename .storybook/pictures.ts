/**
 * Takes pictures of every story and compares each with its cell on the committed contact sheet, in the same test that
 * executes the play function and checks accessibility: components in both themes, patterns and small pages in the light
 * theme.
 * `pnpm visual:update` rewrites the sheets; docs/how-to/review-pictures.md explains how to review a difference.
 */
import { afterEach, type TestContext } from 'vitest'
import { cdp, commands, page } from 'vitest/browser'
import { finishAnimations } from '../packages/ui/src/testing/finish-animations.ts'
import { waitForMeasurement } from '../packages/ui/src/testing/wait-for-measurement.ts'
import type {} from '../tooling/visual/picture-command.ts'

const themes = { claro: 'light', escuro: 'dark' }

/**
 * Hides animated content, as Chromatic does, and the caret, which blinks. In pages also the line of the current time, which
 * moves while the stories run; stories of the component have a fixed time.
 */
const hidden = document.createElement('style')
hidden.textContent = [
  '[data-chromatic="ignore"], [data-slot="app-shell"] [data-slot="schedule-now"] { visibility: hidden !important }',
  '* { caret-color: transparent !important }',
].join(' ')

/** Waits until the close view of a map has the parts of its areas. */
async function waitForMapParts(): Promise<void> {
  const isLoading = () => document.querySelector('[data-slot=outline-map-drawing] [data-loading]') !== null
  if (!isLoading()) return
  while (isLoading()) await new Promise((done) => setTimeout(done, 20))
  await waitForMeasurement()
}

/** The area of the body in the page that contains the frame of the test, in whole pixels. */
function getPictureArea() {
  const frame = window.frameElement?.getBoundingClientRect()
  const body = document.body.getBoundingClientRect()
  const x = Math.floor(body.left)
  const y = Math.floor(body.top)
  return {
    x: x + (frame?.left ?? 0),
    y: y + (frame?.top ?? 0),
    width: Math.ceil(body.right) - x,
    height: Math.ceil(body.bottom) - y,
  }
}

/** The start pages of the documentation consist of stories that have pictures. */
const hasNoPicture = (storyId: string) => storyId.startsWith('começar-')

/** Examples of pages, composed of the components. */
const isPattern = (storyId: string) => storyId.startsWith('patterns-')

/** The full pages of the application. */
const isPage = (storyId: string) => storyId.startsWith('telas-')

/**
 * The sheets of a story with the theme of each, and the scale of their cells. A pattern or a page has no color that the
 * components lack. The layout of a page is recognizable at two fifths of its size; its wide and its narrow stories have
 * different sheets.
 */
function getPictures(storyId: string): { scale: number; sheets: [name: string, theme: string][] } {
  if (isPage(storyId)) return { scale: 0.4, sheets: [[`${window.innerWidth}-claro`, themes.claro]] }
  if (isPattern(storyId)) return { scale: 1, sheets: [['claro', themes.claro]] }
  return { scale: 1, sheets: Object.entries(themes) }
}

/** Turns forced colors on for the story that shows them, and off for all others. */
const emulateForcedColors = (storyId: string, value: 'active' | 'none') =>
  storyId.endsWith('--forced-colors') &&
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

/** How often the viewport grows with the content; a story that always grows with its viewport must end. */
const maxEnlargements = 4

/** Pixels below the lowest element, for its focus ring and shadow. */
const focusMargin = 16

/**
 * Returns the bottom edge of the lowest visible content in an element. Content of a scrolling box counts up to the
 * box.
 */
function getLowestEdge(element: Element = document.body): number {
  const elementEdge = element === document.body ? 0 : element.getBoundingClientRect().bottom
  if (element !== document.body && getComputedStyle(element).overflowY !== 'visible') return elementEdge
  return Math.ceil(Math.max(elementEdge, ...[...element.children].map((child) => getLowestEdge(child))))
}

afterEach(async ({ task }: TestContext) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || hasNoPicture(storyId) || task.result?.state === 'fail') return
  await document.fonts.ready
  await waitForMeasurement()
  document.head.append(hidden)
  await emulateForcedColors(storyId, 'active')
  // The picture is limited to the viewport. Each story sets its own viewport, so this is not reset. Content outside of the
  // viewport can have an estimated height (`content-visibility`), so the edge can be lower when it is inside.
  let lowestEdge = getLowestEdge()
  for (let enlargements = 0; lowestEdge > window.innerHeight && enlargements < maxEnlargements; enlargements += 1) {
    await page.viewport(window.innerWidth, lowestEdge)
    await waitForMeasurement()
    lowestEdge = getLowestEdge()
  }
  await waitForMapParts()
  // Crops the empty rest of the viewport.
  document.body.style.minHeight = `${Math.min(lowestEdge + focusMargin, window.innerHeight)}px`
  const failures: string[] = []
  const { scale, sheets } = getPictures(storyId)
  for (const [sheet, theme] of sheets) {
    document.documentElement.dataset.theme = theme
    // An endless animation shows its first state.
    for (const animation of finishAnimations()) animation.cancel()
    failures.push((await commands.comparePicture(storyId, sheet, { ...getPictureArea(), scale })) ?? '')
  }
  hidden.remove()
  await emulateForcedColors(storyId, 'none')
  document.documentElement.dataset.theme = themes.claro
  document.body.style.minHeight = ''
  if (failures.some(Boolean)) throw new Error(failures.filter(Boolean).join('\n'))
})
