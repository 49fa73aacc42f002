/** Opens guides whose stories in frames open overlays and move the focus: the guide must keep its place and its focus. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../run/chromium.ts'

const folder = resolve(import.meta.dirname, '../../storybook-static')
const { entries } = JSON.parse(readFileSync(resolve(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; importPath: string }>
}
/** The file names of the guides. */
const guides = ['destructive-action', 'form-page', 'list-page', 'combobox', 'dialog', 'drawer', 'toaster']

let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  server = await preview({ configFile: false, build: { outDir: folder }, preview: { port: 0, open: false } })
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test.each(guides)('the guide %s opens at its top, takes no focus, and is not below a modal', async (guide) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const { id } = Object.values(entries).find(({ importPath }) => importPath.endsWith(`/${guide}.mdx`)) as { id: string }
  const url = new URL(`iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`, server.resolvedUrls?.local[0])
  await page.goto(url.href)
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
