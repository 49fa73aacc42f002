import { expect, test } from 'vitest'
import { control, type Page } from './page.ts'

/** The overlays of the page `Overlays` that Enter opens, and their role. */
const overlays = [
  ['Dialog', 'dialog'],
  ['Drawer', 'dialog'],
  ['Popover', 'dialog'],
  ['DropdownMenu', 'menu'],
  ['Select', 'listbox'],
] as const

/** Expects the focus in an opened overlay, and at its control after Esc, which closes it. */
async function expectClosedByEscape(page: Page, name: string, role: string): Promise<void> {
  await expect.poll(() => page.getFocusedLayer()).toBe(role)
  await page.window.press('Escape')
  await expect.poll(() => page.getLayers()).toEqual([])
  await expect.poll(() => page.getFocusedControl()).toBe(name)
}

/** Declares the tests of overlays: keys, focus, toasts, tooltips and the scroll of the page. */
export function testOverlays(getPage: () => Page): void {
  test.each(overlays)(
    '%s: Enter opens it with the focus inside, Esc closes it and returns the focus',
    async (name, role) => {
      const page = getPage()
      await page.open('Overlays')
      await page.focus(control(name))
      await page.window.press('Enter')
      await expectClosedByEscape(page, name, role)
    },
  )

  test.each(overlays)('%s: a press opens it, Esc closes it and returns the focus', async (name, role) => {
    const page = getPage()
    await page.open('Overlays')
    await page.click(control(name))
    await expectClosedByEscape(page, name, role)
  })

  test.each(['Dialog', 'Drawer'])('%s: Tab stays inside', async (name) => {
    const page = getPage()
    await page.open('Overlays')
    await page.focus(control(name))
    await page.window.press('Enter')
    await expect.poll(() => page.getFocused()).toBe('Primeiro')
    const visited = new Set<string>()
    for (let count = 0; count < 6; count++) {
      await page.window.press('Tab')
      expect(await page.getFocusedLayer()).toBe('dialog')
      visited.add(await page.getFocused())
    }
    expect([...visited]).toEqual(expect.arrayContaining(['Primeiro', 'Empresa', 'Último']))
  })

  test('Select in a dialog: Esc closes the list only', async () => {
    const page = getPage()
    await page.open('Overlays')
    await page.click(control('Dialog'))
    await expect.poll(() => page.getFocused()).toBe('Primeiro')
    await page.window.press('Tab', 'Enter')
    await expect.poll(() => page.getFocusedLayer()).toBe('listbox')
    await page.window.press('Escape')
    await expect.poll(() => page.getLayers()).toEqual(['dialog'])
    await expect.poll(() => page.getFocused()).toBe('Empresa')
    await page.window.press('Escape')
    await expect.poll(() => page.getLayers()).toEqual([])
  })

  test('Select: a letter and arrows move, Enter chooses', async () => {
    const page = getPage()
    await page.open('Overlays')
    await page.focus(control('Select'))
    await page.window.press('Enter')
    await expect.poll(() => page.getFocused()).toBe('Ana')
    await page.window.press('c')
    await expect.poll(() => page.getFocused()).toBe('Caio')
    await page.window.press('ArrowUp')
    await expect.poll(() => page.getFocused()).toBe('Bia')
    await page.window.press('Enter')
    await expect
      .poll(() => page.window.run((css) => document.querySelector(css)?.textContent, control('Select')))
      .toBe('Bia')
  })

  test('DropdownMenu: letters without accents, Home, End and arrows move', async () => {
    const page = getPage()
    await page.open('Overlays')
    await page.focus(control('DropdownMenu'))
    await page.window.press('Enter')
    await expect.poll(() => page.getFocused()).toBe('Baixar')
    const moves = [
      ['a', 'Área de entrega'],
      ['End', 'Última rota'],
      ['ArrowUp', 'Índice'],
      ['Home', 'Baixar'],
      ['ArrowDown', 'Área de entrega'],
    ] as const
    for (const [key, text] of moves) {
      await page.window.press(key)
      await expect.poll(() => page.getFocused()).toBe(text)
    }
  })

  test('Combobox: letters filter, arrows and Enter choose, Esc restores the text', async () => {
    const page = getPage()
    await page.open('Overlays')
    const field = control('Combobox')
    await page.click(field)
    await page.window.type('ca')
    await expect.poll(() => page.window.run(() => document.querySelectorAll('[role="option"]').length)).toBe(1)
    await page.window.press('ArrowDown', 'Enter')
    await expect.poll(() => page.getValue(field)).toBe('Caio')
    await page.window.type('x')
    await page.window.press('Escape', 'Escape')
    await page.window.press('Tab')
    await expect.poll(() => page.getLayers()).toEqual([])
  })

  test('DateField: Alt+ArrowDown opens the calendar, arrows and Enter choose a day', async () => {
    const page = getPage()
    await page.open('Overlays')
    await page.focus(control('DateField'))
    await page.window.press('Alt+ArrowDown')
    await expect.poll(() => page.getFocusedLayer()).toBe('dialog')
    await page.window.press('ArrowRight', 'Enter')
    await expect.poll(() => page.getValue(control('DateField'))).toBe('26/12/2026')
    await expect.poll(() => page.getFocusedControl()).toBe('DateField')
  })

  test('a toast stays while the pointer is over it or it has the focus, and then goes', async () => {
    const page = getPage()
    await page.open('Toasts')
    const toast = '[data-slot="toast"], [data-sonner-toast]'
    const isShown = () => page.window.run((css) => document.querySelector(css) !== null, toast)
    await page.click('button')
    await page.hover(toast)
    // Longer than a toast is shown otherwise.
    await new Promise((done) => setTimeout(done, 6000))
    expect(await isShown()).toBe(true)
    await page.window.press('Alt+t', 'Tab')
    await page.window.move(5, 5)
    await expect.poll(() => page.getFocused()).not.toBe('Avisar')
    await new Promise((done) => setTimeout(done, 6000))
    expect(await isShown()).toBe(true)
    await page.focus('button')
    await expect.poll(isShown).toBe(false)
  })

  test('a tooltip appears at the keyboard focus, and Esc hides it without closing the dialog around it', async () => {
    const page = getPage()
    await page.open('Tooltips')
    await page.focus('button')
    await page.window.press('Enter')
    await expect.poll(() => page.getFocusedLayer()).toBe('dialog')
    for (let count = 0; count < 3 && (await page.getFocused()) !== 'Com dica'; count++) await page.window.press('Tab')
    await expect.poll(() => page.window.run(() => document.querySelector('[role="tooltip"]')?.textContent)).toBe('Dica')
    await page.window.press('Escape')
    await expect.poll(() => page.getLayers()).toEqual(['dialog'])
    await page.window.press('Escape')
    await expect.poll(() => page.getLayers()).toEqual([])
  })

  test.each(['button', '[role="combobox"]'])('the page does not scroll behind what %s opens', async (trigger) => {
    const page = getPage()
    await page.open('TallPage')
    const getScroll = () => page.window.run(() => Math.round(scrollY))
    await page.hover(trigger)
    await page.window.scrollDown()
    await expect.poll(getScroll).toBeGreaterThan(0)
    await page.window.run(() => scrollTo(0, 0))
    await page.click(trigger)
    await expect.poll(() => page.getFocusedLayer()).not.toBeNull()
    await page.window.move(700, 600)
    await page.window.scrollDown()
    // A scroll would begin within some frames.
    await new Promise((done) => setTimeout(done, 500))
    expect(await getScroll()).toBe(0)
    await page.window.press('Escape')
    await expect.poll(() => page.getLayers()).toEqual([])
    await page.window.move(700, 600)
    await page.window.scrollDown()
    await expect.poll(getScroll).toBeGreaterThan(0)
  })
}
