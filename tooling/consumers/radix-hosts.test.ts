import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { findFreePorts } from '../run/free-ports.ts'
import { type Consumer, startConsumer } from './consumer.ts'

/* An application with an older version of Radix. The layers of both share the state that decides about Esc and focus. */

let consumer: Consumer
let browser: Browser

beforeAll(async () => {
  const [port = 0] = await findFreePorts(1)
  consumer = await startConsumer('radix', port)
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await consumer?.stop()
}, 300_000)

async function open(trigger: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(consumer.url)
  await page.getByRole('button', { name: trigger }).click()
  return page
}

const findCopies = (folder: string, name: string): string[] =>
  readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(join(name, 'package.json')),
  )

test.each(['react-dismissable-layer', 'react-focus-scope'])('the application has one copy of %s', (name) => {
  expect(findCopies(consumer.folder, `@radix-ui/${name}`)).toEqual([`@radix-ui/${name}/package.json`])
})

describe('in a dialog of the application', () => {
  test.each([
    ['combobox', 'Cidade', 'listbox'],
    ['combobox', 'Empresa', 'listbox'],
    ['button', 'Abrir calendário', 'dialog'],
    ['button', 'Ações', 'menu'],
    ['button', 'Filtrar', 'dialog'],
    ['button', 'Editar', 'dialog'],
  ] as const)(
    'Esc in the overlay of the %s %s closes it only, and the page stays usable',
    async (role, name, layer) => {
      const page = await open('Abrir anfitrião')
      await page.getByRole(role, { name }).click()
      const overlays = page.locator(`[role="${layer}"][data-slot], [data-slot] [role="listbox"]`)
      await expect.poll(() => overlays.count()).toBe(1)
      await page.keyboard.press('Escape')
      await expect.poll(() => overlays.count()).toBe(0)
      expect(await page.getByRole('heading', { name: 'Anfitrião' }).isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { name: 'Anfitrião' }).waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.body.style.pointerEvents)).toBe('')
      await page.close()
    },
  )

  test.each([
    ['Abrir anfitrião', 'Filtrar', 'Motivo'],
    ['Abrir anfitrião', 'Editar', 'Nome'],
    // Without a ThemeScope, overlays are outside of the element of the dialog, which must not take the focus back.
    ['Abrir sem escopo', 'Filtrar', 'Motivo'],
    ['Abrir sem escopo', 'Editar', 'Nome'],
  ])('%s: the field in the overlay of %s receives the focus and the text', async (host, trigger, field) => {
    const page = await open(host)
    await page.getByRole('button', { name: trigger }).click()
    const input = page.getByLabel(field, { exact: true })
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('abc')
    expect(await input.inputValue()).toBe('abc')
    await page.close()
  })

  test('Esc hides a tooltip, and the next one closes the dialog', async () => {
    const page = await open('Abrir anfitrião')
    await page.getByRole('button', { name: 'Editar' }).focus()
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: 'Editar' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Editar' }).waitFor({ state: 'detached' })
    await page.close()
  })

  test('arrow keys move in a list and in a menu, which return the focus', async () => {
    const page = await open('Abrir anfitrião')
    const city = page.getByRole('combobox', { name: 'Cidade' })
    await city.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => city.textContent()).toContain('Rio de Janeiro')
    await expect.poll(() => city.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Ações' }).focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name: 'Imprimir' })
    await expect.poll(() => item.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const trigger = page.getByRole('button', { name: 'Ações' })
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.close()
  })
})

describe('a dialog of the package', () => {
  test('lets the keys move in a menu of the application', async () => {
    const page = await open('Abrir convidado')
    await page.getByRole('button', { name: 'Menu do anfitrião' }).focus()
    await page.keyboard.press('Enter')
    const second = page.getByRole('menuitem', { name: 'Dois' })
    await second.waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => second.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await second.waitFor({ state: 'detached' })
    expect(await page.getByRole('heading', { name: 'Convidado' }).isVisible()).toBe(true)
    await page.close()
  })

  test('lets the user type in a dialog of the application, and Esc closes one after the other', async () => {
    const page = await open('Abrir convidado')
    await page.getByRole('button', { name: 'Diálogo do anfitrião' }).click()
    const input = page.getByLabel('Texto')
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('abc')
    expect(await input.inputValue()).toBe('abc')
    await page.keyboard.press('Escape')
    await input.waitFor({ state: 'detached' })
    expect(await page.getByRole('heading', { name: 'Convidado' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Convidado' }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.body.style.pointerEvents)).toBe('')
    await page.close()
  })
})
