import { expect, test } from 'vitest'
import type { Page } from './page.ts'

/** Declares the tests of what a person drags. */
export function testPointer(getPage: () => Page): void {
  test('a line that is drawn on the pad is a signature, also where the pointer leaves the pad', async () => {
    const page = getPage()
    await page.open('Drags')
    await page.drag('canvas', { x: 90, y: 40 })
    const getText = () => page.window.run(() => document.querySelector('output')?.textContent)
    await expect.poll(getText).toBe('image/png com traço')
    await page.open('Drags')
    await page.drag('canvas', { x: 120, y: 400 })
    await expect.poll(getText).toBe('image/png com traço')
  })

  test('a drag starts at its first point, also where the pointer is elsewhere', async () => {
    const page = getPage()
    await page.open('Drags')
    const [x, y] = await page.hover('canvas')
    await page.window.move(0, 0)
    await page.window.drag([x, y], [x + 90, y + 40])
    await expect
      .poll(() => page.window.run(() => document.querySelector('output')?.textContent))
      .toBe('image/png com traço')
  })

  test('the edge of a column follows the pointer', async () => {
    const page = getPage()
    await page.open('Drags')
    const getWidth = () => page.window.run(() => document.querySelector('th')?.getBoundingClientRect().width ?? 0)
    await page.hover('th')
    const before = await getWidth()
    await page.drag('[data-slot="data-table-resizer"]', { x: -150, y: 0 })
    await expect.poll(getWidth).toBeLessThan(before - 100)
  })
}
