import { expect, test } from 'vitest'
import { control, type Page } from './page.ts'

/** Declares the tests of where the focus goes when its first target cannot take it, and of presses in a frame. */
export function testFocus(getPage: () => Page): void {
  test('a dialog that starts with a hidden input focuses its first visible field', async () => {
    const page = getPage()
    await page.open('FocusTargets')
    await page.focus(control('hidden'))
    await page.window.press('Enter')
    await expect.poll(() => page.getFocused()).toBe('Nome')
  })

  test('the focus does not get lost when the trigger of a dialog becomes disabled', async () => {
    const page = getPage()
    await page.open('FocusTargets')
    await page.click(control('disabled'))
    await expect.poll(() => page.getFocusedLayer()).toBe('dialog')
    await page.click('[data-confirm]')
    await expect.poll(() => page.getLayers()).toEqual([])
    await expect.poll(() => page.getFocused()).not.toBe('body')
  })

  test('Tab reaches tabs of which none is selected', async () => {
    const page = getPage()
    await page.open('FocusTargets')
    await page.focus('[data-control="tabs"] button')
    await page.window.press('Tab')
    await expect.poll(() => page.getFocused()).toBe('Um')
  })

  test.each([
    ['Popover', 'button'],
    ['DateField', 'button'],
  ])('%s closes at a press in a frame', async (name, trigger) => {
    const page = getPage()
    await page.open('Frames')
    await page.click(`[data-control="${name}"] ${trigger}`)
    await expect.poll(() => page.getFocusedLayer()).toBe('dialog')
    await page.click('iframe')
    await expect.poll(() => page.getLayers()).toEqual([])
  })
}
