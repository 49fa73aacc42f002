/** Opens guides whose stories in frames open overlays and move the focus: the guide must keep its place and its focus. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenStorybook, openStorybook, storybookFolder } from './open-storybook.ts'

interface Entry {
  id: string
  type: string
  importPath: string
  /** The story files that it imports. */
  storiesImports?: string[]
}

const { entries } = JSON.parse(readFileSync(resolve(storybookFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
const hasFrames = (path: string) =>
  readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8').includes('inline: false')
const guides = Object.values(entries).filter(
  ({ type, importPath, storiesImports = [] }) =>
    type === 'docs' && importPath.endsWith('.mdx') && storiesImports.some(hasFrames),
)

let storybook: OpenStorybook
/** One for all guides, which share its cache. */
let context: BrowserContext
beforeAll(async () => {
  storybook = await openStorybook()
  context = await storybook.browser.newContext({ reducedMotion: 'reduce' })
})
afterAll(() => storybook?.close())

test('finds the guides with stories in frames', () => {
  expect(guides.length).toBeGreaterThan(15)
})

test.concurrent.for(guides)(
  '$id opens at its top, takes no focus, and is not below a modal',
  async ({ id }, { expect }) => {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    // A frame that is far below is not loaded before the reader scrolls to it.
    let loadedFrames = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame().parentFrame()) loadedFrames += 1
    })
    await page.goto(storybook.toUrl(`iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`))

    const readState = () =>
      page.evaluate(() => {
        const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')]
        return {
          scroll: scrollY,
          focus: document.activeElement?.localName,
          modals: document.querySelectorAll('[aria-modal="true"], [data-slot$="-overlay"], dialog:modal').length,
          pointerEvents: document.body.style.pointerEvents,
          frames: frames.length,
          renderedFrames: frames.filter(({ dataset }) => 'storyRendered' in dataset).length,
          visibleFrames: frames.filter((frame) => frame.getBoundingClientRect().top < innerHeight).length,
        }
      })
    let state: Awaited<ReturnType<typeof readState>> | undefined
    // With the state of the moment in which every started frame is rendered: a play moves the focus until its end.
    const isSettled = async () => {
      state = await readState()
      const { frames, renderedFrames, visibleFrames } = state
      return frames > 0 && renderedFrames >= visibleFrames && renderedFrames === loadedFrames
    }
    await expect.poll(isSettled, { timeout: 90_000 }).toBe(true)
    expect(errors).toEqual([])
    expect(state).toMatchObject({ scroll: 0, focus: 'body', modals: 0, pointerEvents: '' })
    await page.close()
  },
)
