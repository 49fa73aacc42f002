import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { findFreePorts } from '../run/free-ports.ts'
import { type Consumer, startConsumer } from './consumer.ts'
import { readStyle } from './open-page.ts'

/* Applications with the styles and dialogs of another library, as README describes them ("Together with other libraries"). */

let consumer: Consumer
let browser: Browser

beforeAll(async () => {
  const [port = 0] = await findFreePorts(1)
  consumer = await startConsumer('hosts', port)
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await consumer?.stop()
}, 300_000)

async function open(host: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${consumer.url}${host}.html`)
  expect(errors).toEqual([])
  await page.locator('#guest').waitFor()
  return page
}

/** What a rule of the host would change: not what follows from the place of an element, such as its position. */
const properties = [
  ...[
    'align-items',
    'appearance',
    'background-color',
    'border-collapse',
    'box-shadow',
    'box-sizing',
    'color',
    'cursor',
  ],
  ...['display', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'line-height'],
  ...['list-style-type', 'opacity', 'outline-style', 'text-align', 'text-decoration-line', 'text-transform'],
  ...['vertical-align', 'white-space'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `border-${side}-color`,
    `border-${side}-style`,
    `border-${side}-width`,
    `margin-${side}`,
    `padding-${side}`,
  ]),
  ...['border-start-start-radius', 'border-end-end-radius'],
]

/** The values of all elements of the guest, one line for each; not of the box in which Radix moves an overlay. */
const readGuest = (page: Page) =>
  page.locator('#guest').evaluate(
    (guest, names) =>
      [...guest.querySelectorAll(':not([data-radix-popper-content-wrapper])')].map((element, index) => {
        const style = getComputedStyle(element)
        const path = [element.closest('[data-slot]')?.getAttribute('data-slot'), element.localName, index].join(' ')
        return [path, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join('; ')
      }),
    properties,
  )

test.each(['bootstrap', 'mui', 'tailwind3'])('the components look the same in an application with %s', async (host) => {
  const pages = [await open('alone'), await open(host)] as const
  const compare = async () => expect(await readGuest(pages[1])).toEqual(await readGuest(pages[0]))
  await compare()
  for (const [name, role] of [
    ['Ações', 'menu'],
    ['Compartilhar', 'dialog'],
  ] as const) {
    for (const page of pages) {
      await page.getByRole('button', { name }).click()
      await page.getByRole(role).waitFor()
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    }
    await compare()
    for (const page of pages) {
      await page.keyboard.press('Escape')
      await page.getByRole(role).waitFor({ state: 'detached' })
    }
  }
})

test('the application with Bootstrap keeps its look', async () => {
  const page = await open('bootstrap')
  expect(await readStyle(page, '#host-title', 'font-size')).toBe('40px')
  expect(await readStyle(page, '#host-title', 'margin-bottom')).toBe('8px')
  expect(await readStyle(page, '#host-button', 'background-color')).toBe('rgb(13, 110, 253)')
})

test('the application with Tailwind 3 keeps its look', async () => {
  const page = await open('tailwind3')
  expect(await readStyle(page, '#host-title', 'font-size')).toBe('30px')
  expect(await readStyle(page, '#host-title', 'margin-bottom')).toBe('0px')
  expect(await readStyle(page, '#host-button', 'text-transform')).toBe('uppercase')
  expect(await readStyle(page, '#host-button', 'border-top-width')).toBe('0px')
  expect(await readStyle(page, '#host-button', 'padding-top')).toBe('8px')
})

describe('with next-themes', () => {
  /** The text of a component, and the surface of a list, which is rendered at the end of the page. */
  const readColors = async (page: Page) => {
    await page.getByRole('combobox').click()
    await page.getByRole('listbox').waitFor()
    const colors = [
      await readStyle(page, '#guest [role=combobox]', 'color'),
      await readStyle(page, '[data-slot=select-list]', 'background-color'),
    ]
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    return colors
  }

  test.each([
    'attribute=class',
    'attribute=data-theme',
    'attribute=class&withoutColorScheme',
    'attribute=data-theme&withoutColorScheme',
  ])('the components follow light, dark and system: %s', async (options) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(`${consumer.url}themes.html?${options}`)
    const choose = async (theme: string) => {
      await page.getByRole('button', { name: theme }).click()
      return readColors(page)
    }
    const light = await choose('light')
    const dark = await choose('dark')
    expect(dark[0]).not.toBe(light[0])
    expect(dark[1]).not.toBe(light[1])
    expect(await choose('system')).toEqual(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => readColors(page)).toEqual(dark)
    expect(await choose('light')).toEqual(light)
    await page.reload()
    expect(await readColors(page)).toEqual(light)
    await page.close()
  })
})

describe('in a dialog of MUI', () => {
  const openDialog = async () => {
    const page = await open('mui')
    await page.getByRole('button', { name: 'Abrir anfitrião' }).click()
    const host = page.getByRole('dialog', { name: 'Anfitrião' })
    await host.waitFor()
    return { page, host }
  }
  const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

  test.each([
    ['combobox', 'Cidade', 'listbox'],
    ['combobox', 'Empresa', 'listbox'],
    ['combobox', 'Rotas', 'listbox'],
    ['button', 'Abrir calendário', 'dialog'],
    ['button', 'Ações', 'menu'],
    ['button', 'Filtrar', 'dialog'],
    ['button', 'Editar', 'dialog'],
  ] as const)('the overlay of the %s %s is above it, keeps the focus, and Esc closes one of both', async (...names) => {
    const [role, name, layer] = names
    const { page, host } = await openDialog()
    const trigger = host.getByRole(role, { name })
    await trigger.click()
    const overlay = page.locator(`[role="${layer}"]:not(.MuiDialog-paper)`)
    await overlay.waitFor()
    const isAbove = () =>
      overlay.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20)))
      })
    await expect.poll(isAbove).toBe(true)
    // The focus trap of MUI looks at the focus every 50 ms.
    await page.waitForTimeout(200)
    const hasFocus = () =>
      page.evaluate((selector) => {
        const focused = document.activeElement
        return focused?.closest(selector) !== null || focused?.getAttribute('role') === 'combobox'
      }, `[role="${layer}"]:not(.MuiDialog-paper)`)
    expect(await hasFocus()).toBe(true)
    await page.keyboard.press('Escape')
    await overlay.waitFor({ state: 'detached' })
    expect(await host.isVisible()).toBe(true)
    await expect.poll(() => isFocused(trigger)).toBe(true)
    await page.keyboard.press('Escape')
    await host.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.body.style.cssText)).not.toMatch(/hidden|none/)
    await page.close()
  })

  test.each([
    ['Filtrar', 'Motivo'],
    ['Editar', 'Nome'],
  ])('the field in the overlay of %s receives the focus and the text', async (trigger, field) => {
    const { page, host } = await openDialog()
    await host.getByRole('button', { name: trigger }).click()
    const input = page.getByLabel(field, { exact: true })
    await expect.poll(() => isFocused(input)).toBe(true)
    await page.keyboard.type('abc')
    await page.waitForTimeout(200)
    await page.keyboard.type('def')
    expect(await input.inputValue()).toBe('abcdef')
    await page.close()
  })

  test('a choice by mouse in a list closes the list only', async () => {
    const { page, host } = await openDialog()
    await host.getByRole('combobox', { name: 'Cidade' }).click()
    await page.getByRole('option', { name: 'Rio de Janeiro' }).click()
    await expect.poll(() => host.getByRole('combobox', { name: 'Cidade' }).textContent()).toContain('Rio de Janeiro')
    expect(await host.isVisible()).toBe(true)
    await page.close()
  })

  test('Esc hides a tooltip, and the next one closes the dialog', async () => {
    const { page, host } = await openDialog()
    await host.getByRole('button', { name: 'Editar' }).focus()
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    expect(await host.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await host.waitFor({ state: 'detached' })
    await page.close()
  })
})
