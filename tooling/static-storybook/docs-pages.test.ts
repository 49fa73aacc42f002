/** Opens guides whose stories in frames open overlays and move the focus: the guide must keep its place and its focus. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenStorybook, openStorybook, storybookFolder } from './open-storybook.ts'

const { entries } = JSON.parse(readFileSync(resolve(storybookFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; importPath: string }>
}
/** The file names of the guides. */
const guides = ['destructive-action', 'form-page', 'list-page', 'combobox', 'dialog', 'drawer', 'toaster']

let storybook: OpenStorybook
beforeAll(async () => {
  storybook = await openStorybook()
})
afterAll(() => storybook?.close())

test.each(guides)('the guide %s opens at its top, takes no focus, and is not below a modal', async (guide) => {
  const page = await storybook.browser.newPage({ reducedMotion: 'reduce' })
  const { id } = Object.values(entries).find(({ importPath }) => importPath.endsWith(`/${guide}.mdx`)) as { id: string }
  await page.goto(storybook.toUrl(`iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`))
  const frames = page.locator('iframe[id^="iframe--"]')
  await frames.first().waitFor()
  // A frame that is far below is not loaded before the reader scrolls to it.
  const findUnfinished = () =>
    frames.evaluateAll((all) =>
      (all as HTMLIFrameElement[])
        .filter(
          ({ contentDocument, dataset }) => contentDocument?.URL !== 'about:blank' && !('storyRendered' in dataset),
        )
        .map((frame) => frame.id),
    )
  await expect.poll(() => frames.first().getAttribute('data-story-rendered'), { timeout: 60_000 }).toBe('')
  await expect.poll(findUnfinished, { timeout: 60_000 }).toEqual([])
  const state = await page.evaluate(() => ({
    scroll: scrollY,
    focus: document.activeElement?.localName,
    modals: document.querySelectorAll('[aria-modal="true"], [data-slot$="-overlay"], dialog:modal').length,
    pointerEvents: document.body.style.pointerEvents,
  }))
  expect(state).toEqual({ scroll: 0, focus: 'body', modals: 0, pointerEvents: '' })
  await page.close()
})
