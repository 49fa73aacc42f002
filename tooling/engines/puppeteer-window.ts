import type { Browser, KeyInput } from 'puppeteer-core'
import { type EngineWindow, interpolate, splitKeys } from './engine.ts'

/** @returns the window of a browser that Puppeteer drives. */
export async function toWindow(browser: Browser): Promise<EngineWindow> {
  // In the first page of Firefox the address bar keeps the focus.
  const page = await browser.newPage()
  const press = async (keys: string) => {
    const [last, ...modifiers] = splitKeys(keys).reverse() as [KeyInput, ...KeyInput[]]
    for (const key of modifiers) await page.keyboard.down(key)
    await page.keyboard.press(last)
    for (const key of modifiers) await page.keyboard.up(key)
  }
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    },
    run: (task, ...parameters) => page.evaluate(task as never, ...parameters) as never,
    async press(...all) {
      for (const keys of all) await press(keys)
    },
    type: (text) => page.keyboard.type(text),
    undo: () => press('Control+z'),
    redo: () => press('Control+Shift+z'),
    move: (x, y) => page.mouse.move(x, y),
    async pressPointer() {
      await page.mouse.down()
      await page.mouse.up()
    },
    async drag(from, to) {
      await page.mouse.move(...from)
      await page.mouse.down()
      for (const point of interpolate(from, to)) await page.mouse.move(...point)
      await page.mouse.up()
    },
    scrollDown: () => page.mouse.wheel({ deltaY: 300 }),
    close: () => browser.close(),
  }
}
