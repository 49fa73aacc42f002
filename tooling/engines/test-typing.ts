import { expect, test } from 'vitest'
import { control, type Page } from './page.ts'

/** What is typed into each field of the page `TextForms`, and the text that it then shows. */
const typed = {
  native: ['abc', 'abc'],
  TextField: ['abc', 'abc'],
  Textarea: ['abc', 'abc'],
  PasswordField: ['abc', 'abc'],
  SearchField: ['abc', 'abc'],
  MaskedField: ['529982', '529.982'],
  CodeField: ['4821', '4821'],
  NumberField: ['1234', '1234'],
  MoneyField: ['12,5', '12,5'],
  DateField: ['25/12/2026', '25/12/2026'],
  TimeField: ['09:30', '09:30'],
} as const

/** More steps than letters: the field stays empty, or complete, at the end of its history. */
const steps = 12

/** Declares the tests of what a person types: the text, the value, undo and redo, Enter. */
export function testTyping(getPage: () => Page): void {
  test.each(Object.entries(typed))('%s takes typed text', async (name, [keys, text]) => {
    const page = getPage()
    await page.open('TextForms')
    await page.click(control(name))
    await page.window.type(keys)
    await expect.poll(() => page.getValue(control(name))).toBe(text)
  })

  test.each(Object.entries(typed))('%s: undo empties it, redo restores the text', async (name, [keys, text]) => {
    const page = getPage()
    await page.open('TextForms')
    await page.click(control(name))
    await page.window.type(keys)
    await expect.poll(() => page.getValue(control(name))).toBe(text)
    // The field with a history that is not of the browser takes its keys in every engine.
    const { press, undo, redo } = page.window
    const isMasked = name === 'MaskedField'
    for (let step = 0; step < steps; step++) await (isMasked ? press('Control+z') : undo())
    await expect.poll(() => page.getValue(control(name))).toBe('')
    for (let step = 0; step < steps; step++) await (isMasked ? press('Control+Shift+z') : redo())
    await expect.poll(() => page.getValue(control(name))).toBe(text)
  })

  test.each(Object.keys(typed).filter((name) => name !== 'Textarea'))('%s: Enter submits the form', async (name) => {
    const page = getPage()
    await page.open('TextForms')
    await page.click(control(name))
    await page.window.type(typed[name as keyof typeof typed][0])
    await page.window.press('Enter')
    await expect.poll(() => page.getSubmissions(`form[data-control="${name}"]`)).toBe(1)
  })

  const area = control('Textarea')
  const measure = (page: Page) =>
    page.window.run((css) => {
      const { clientHeight, scrollHeight } = document.querySelector(css) as HTMLTextAreaElement
      return { height: clientHeight, hidden: scrollHeight - clientHeight }
    }, area)

  test('Textarea: Enter starts a line, and the field grows and shrinks with its lines', async () => {
    const page = getPage()
    await page.open('TextForms')
    const first = await measure(page)
    await page.click(area)
    await page.window.press(...Array<string>(6).fill('Enter'), 'x')
    const grown = await measure(page)
    expect(grown.height).toBeGreaterThan(first.height)
    expect(grown.hidden).toBeLessThanOrEqual(1)
    expect(await page.getSubmissions('form[data-control="Textarea"]')).toBe(0)
    await page.window.press('Control+a', 'Backspace')
    expect(await measure(page)).toEqual(first)
  })

  test('Textarea: a narrower window, a long text and a reset change the height', async () => {
    const page = getPage()
    await page.open('TextForms')
    const first = await measure(page)
    await page.click(area)
    await page.window.type('palavra '.repeat(12))
    await page.window.run((css) => {
      document.querySelector(css)?.closest('form')?.style.setProperty('width', '160px')
    }, area)
    await expect.poll(async () => (await measure(page)).height).toBeGreaterThan(first.height)
    await expect.poll(async () => (await measure(page)).hidden).toBeLessThanOrEqual(1)
    await page.window.run((css) => document.querySelector(css)?.closest('form')?.reset(), area)
    await expect.poll(async () => (await measure(page)).height).toBe(first.height)
  })

  test('Textarea: the height that a person gives it stays', async () => {
    const page = getPage()
    await page.open('TextForms')
    await page.window.run((css) => {
      // As a drag of its edge does.
      document.querySelector<HTMLElement>(css)?.style.setProperty('height', '200px')
    }, area)
    await page.click(area)
    await page.window.press('x', 'Enter', 'x')
    expect((await measure(page)).height).toBeGreaterThan(190)
  })
}
