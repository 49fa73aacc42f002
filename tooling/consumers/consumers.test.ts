import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { findFreePorts } from '../run/free-ports.ts'
import { type Consumer, type ConsumerName, startConsumer } from './consumer.ts'
import { openPage, readStyle } from './open-page.ts'
import { readThemes } from './read-themes.ts'
import { run } from './run-command.ts'

const names: readonly ConsumerName[] = ['plain', 'tailwind', 'server', 'next']
const consumers = new Map<string, Consumer>()
let browser: Browser

beforeAll(async () => {
  const ports = await findFreePorts(names.length)
  const started = await Promise.all(
    names.map(async (name, index) => [name, await startConsumer(name, ports[index] ?? 0)] as const),
  )
  for (const [name, consumer] of started) consumers.set(name, consumer)
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await Promise.all([...consumers.values()].map((consumer) => consumer.stop()))
  // It removes the installed libraries of every application.
}, 300_000)

const open = (name: ConsumerName) => openPage(browser, consumers.get(name)?.url ?? '')

test.each(['plain', 'tailwind'] as const)('the packed package works in an application that is %s', async (name) => {
  const { page, complaints } = await open(name)
  const primary = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'var(--malote-primary)'
    const { color } = getComputedStyle(sample)
    sample.remove()
    return color
  })
  expect(await readStyle(page, 'h1', 'color')).toBe(primary)
  expect(await readStyle(page, 'button:has-text("Criar ordem")', 'background-color')).toBe(primary)
  expect(await readStyle(page, 'button:has-text("Criar ordem")', 'border-radius')).toBe('8px')
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('14px "Figtree Variable"'))),
  ).toBe(true)

  await page.getByRole('combobox', { name: 'Cidade' }).click()
  await page.getByRole('option', { name: 'Rio de Janeiro' }).click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Cidade' }).textContent()).toContain('Rio de Janeiro')
  await page.getByRole('button', { name: 'Criar ordem' }).click()
  await page.getByText('Ordem criada').waitFor()
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await page.getByRole('dialog', { name: 'Compartilhar rastreio' }).waitFor()
  expect(complaints).toEqual([])
})

test('a strict content security policy reports no violation while every kind of overlay opens', async () => {
  const { page, complaints } = await open('plain')
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
      console.error(`policy: ${violatedDirective} ${sourceFile} ${sample}`)
    })
  })
  await page.getByRole('button', { name: 'Criar ordem' }).click()
  await page.getByText('Ordem criada').waitFor()
  expect(await readStyle(page, '[data-sonner-toaster]', 'position')).toBe('fixed')
  await page.getByRole('combobox', { name: 'Cidade' }).click()
  await page.getByRole('option', { name: 'Rio de Janeiro' }).click()
  await page.getByRole('button', { name: 'Ações' }).click()
  await page.getByRole('menuitem', { name: 'Imprimir etiqueta' }).click()
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await page.getByRole('dialog', { name: 'Compartilhar rastreio' }).waitFor()
  expect(await readStyle(page, 'body', 'overflow-y')).toBe('hidden')
  expect(await page.locator('style').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('an overlay whose code cannot be loaded shows an error, and opens after a successful retry', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const layers = /\/assets\/[^/]*-layer-[^/]*\.js(\?|$)/
  await page.route(layers, (route) => route.abort())
  const failedInIdleTime = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/dialog-layer-'),
    timeout: 0,
  })
  await page.goto(consumers.get('plain')?.url ?? '')
  await failedInIdleTime
  // The press requests the code again; a retry during that request joins it.
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('attempt=1'),
    timeout: 0,
  })
  await page.getByRole('button', { name: 'Cancelar ordem' }).click()
  await failed
  await page.getByRole('alert').getByText('Não foi possível abrir').waitFor()
  await page.unroute(layers)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('alertdialog', { name: 'Cancelar esta ordem?' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('the declarations compile in an application that type-checks its packages', async () => {
  const { folder } = consumers.get('plain') as Consumer
  await run(folder, 'npx', 'tsc', '--project', '.')
})

test('tests of an application in jsdom open lists and dialogs without waiting', async () => {
  const { folder } = consumers.get('plain') as Consumer
  await run(folder, 'npx', 'vitest', 'run')
})

test('an application without Tailwind gets no Tailwind classes', () => {
  const { folder } = consumers.get('plain') as Consumer
  expect(existsSync(join(folder, 'node_modules/@malote/ui/dist/styles/precompiled.css'))).toBe(true)
  expect(existsSync(join(folder, 'node_modules/tailwindcss'))).toBe(false)
})

test.each(['screen', 'print'] as const)('the style sheet changes no element of its host on %s', async (media) => {
  const { page } = await open('plain')
  await page.emulateMedia({ media })
  const differences = await page.evaluate(() => {
    // Without the application, whose size the page has.
    document.getElementById('root')?.style.setProperty('display', 'none')
    document.getElementById('host')?.style.setProperty('transition', 'color 2s')
    const elements = ['html', 'body', '#host', '#host *'].flatMap((selector) => [
      ...document.querySelectorAll(selector),
    ])
    const read = () =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        return [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`)
      })
    const setDisabled = (disabled: boolean) => {
      for (const sheet of document.styleSheets) sheet.disabled = disabled
    }
    const withSheet = read()
    setDisabled(true)
    const without = read()
    setDisabled(false)
    return withSheet.flatMap((lines, index) => lines.filter((line, at) => line !== without[index]?.[at]))
  })
  expect(differences).toEqual([])
})

test('every class of the components has the prefix of the package', async () => {
  const { page } = await open('plain')
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await page.getByRole('dialog', { name: 'Compartilhar rastreio' }).waitFor()
  const classes = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => [...element.classList]),
  )
  expect(classes.length).toBeGreaterThan(100)
  expect(classes.filter((name) => !name.startsWith('malote:'))).toEqual([])
})

test('the names of parts have no prefix', async () => {
  const { page } = await open('plain')
  const slots = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset.slot),
  )
  expect(slots).toContain('table-row')
  expect(slots.filter((slot) => slot?.includes(':'))).toEqual([])
})

test('every rule of the style sheet is for an element of the package or declares its variables', async () => {
  const { page } = await open('plain')
  const foreign = await page.evaluate(() => {
    const list = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? list(rule.cssRules as CSSRuleList) : [])])
    const malotePattern = /malote\\?:|malote|data-theme|data-slot|data-sonner|data-shell/
    return [...document.styleSheets]
      .flatMap((sheet) => list(sheet.cssRules))
      .filter((rule) => rule instanceof CSSStyleRule && !rule.parentRule?.cssText.startsWith('@layer properties'))
      .filter((rule) => {
        const { selectorText, style } = rule as CSSStyleRule
        const isVariables = [...style].every((name) => /^--(?:malote|tw|lightningcss)-/.test(name))
        return !malotePattern.test(selectorText) && !selectorText.includes('&') && !isVariables
      })
      .map((rule) => (rule as CSSStyleRule).selectorText)
  })
  expect(foreign).toEqual([])
})

test('a host with Tailwind keeps its palette, sizes, shadows, breakpoints and the names of shadcn', async () => {
  const { page, complaints } = await open('tailwind')
  expect(await readStyle(page, '#host', 'background-color')).toMatch(
    /^(?:oklch\(0\.623 0\.214 259\.8|lab|rgb\(43, 127, 255\))/,
  )
  expect(await readStyle(page, '#host', 'font-size')).toBe('14px')
  expect(await readStyle(page, '#host', 'border-radius')).toBe('6px')
  expect(await readStyle(page, '#host', 'box-shadow')).toContain('4px 6px -1px')
  expect(await readStyle(page, '#host', 'text-decoration-line')).toBe('underline')
  expect(await readStyle(page, '#shadcn', 'background-color')).toBe('rgb(10, 120, 60)')
  expect(await readStyle(page, 'button:has-text("Criar ordem")', 'background-color')).not.toBe('rgb(10, 120, 60)')
  expect(complaints).toEqual([])
})

test('a utility of a host with Tailwind overrides the class of a component, also in a state', async () => {
  const { page } = await open('tailwind')
  const button = '#overridden'
  const readColor = () => readStyle(page, button, 'background-color')
  for (const side of ['top', 'right', 'bottom', 'left'])
    expect(await readStyle(page, button, `padding-${side}`)).toBe('32px')
  expect(await readStyle(page, button, 'border-start-start-radius')).toBe('0px')
  expect(await readColor()).toBe(await readStyle(page, '#host', 'background-color'))
  const before = await readColor()
  await page.locator(button).hover()
  await expect.poll(readColor).not.toBe(before)
  // Without classes of the host it stays as it is.
  expect(await readStyle(page, 'button:has-text("Criar ordem")', 'padding-top')).not.toBe('32px')
})

test('a host that sets its color scheme in a layer keeps it, and the components follow it', async () => {
  const { page } = await open('tailwind')
  const [scoped, dark, light] = await page.evaluate(() =>
    ['', 'dark', 'light'].map((theme) => {
      document.documentElement.dataset.theme = theme
      document.body.style.background = 'var(--malote-surface)'
      return getComputedStyle(document.body).backgroundColor
    }),
  )
  expect(scoped).toBe(dark)
  expect(scoped).not.toBe(light)
})

test.each(['plain', 'tailwind', 'next'] as const)(
  'a default build of an application that is %s keeps the theme of a part of its page',
  async (name) => {
    const { page } = await open(name)
    const colors = await page.evaluate(readThemes)
    expect(new Set(colors.light).size).toBe(1)
    expect(new Set(colors.dark).size).toBe(1)
    expect(colors.light[0]).not.toBe(colors.dark[0])
  },
)

test('the focus ring keeps its colour in a host that sets the outlines of all elements', async () => {
  const { page } = await open('tailwind')
  await page.getByRole('combobox', { name: 'Cidade' }).focus()
  expect(await readStyle(page, '[role="combobox"]', 'outline-color')).not.toBe('rgb(10, 120, 60)')
  expect(await readStyle(page, '[role="combobox"]', 'outline-style')).toBe('solid')
})

test('the package contains the notices of the code that is part of it', () => {
  const { folder } = consumers.get('plain') as Consumer
  const read = (path: string) => readFileSync(join(folder, 'node_modules/@malote/ui/dist', path), 'utf8')
  expect(read('icons/LICENSE.txt')).toContain('ISC License')
  expect(read('bundled/LICENSES.txt')).toContain('@radix-ui/react-dialog')
})

test("an application with Tailwind can use the theme's names in its classes", async () => {
  const { page } = await open('tailwind')
  expect(await readStyle(page, 'h1', 'padding-left')).toBe('40px')
  expect(await readStyle(page, 'h1', 'font-size')).toBe('24px')
})

test('a server component renders the components, and the browser hydrates them without a mismatch', async () => {
  const html = await (await fetch(consumers.get('server')?.url ?? '')).text()
  expect(html).toContain('OS-2026-000124')
  expect(html).toContain('data-primary="#0159d5"')
  // A policy without inline styles blocks such attributes in markup from a server.
  expect(html.match(/<[^>]* style=[^>]*>/g)).toBeNull()
  expect(html).toMatch(/<button[^>]*>(<[^>]+>)*Criar ordem/)

  const { page, complaints } = await open('server')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('combobox', { name: 'Cidade' }).click()
  await page.getByRole('option', { name: 'São Paulo' }).click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Cidade' }).textContent()).toContain('São Paulo')
  expect(complaints).toEqual([])
})

test('Next.js renders the components under a policy with a nonce, and they work after hydration', async () => {
  const response = await fetch(consumers.get('next')?.url ?? '')
  const html = await response.text()
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w-]+' 'strict-dynamic';/)
  // Components of the server, and of the browser in another language.
  for (const text of ['OS-2026-000124', 'Parcel intake', 'Save parcel', '11/20/2026', '12.50']) {
    expect(html).toContain(text)
  }
  expect(html.match(/<[^>]* style=[^>]*>/g)).toBeNull()

  const { page, complaints } = await open('next')
  expect(await readStyle(page, 'html', '--malote-primary')).toContain('light-dark(')
  expect(await readStyle(page, 'button:has-text("Save parcel")', 'background-color')).not.toBe('rgb(1, 89, 213)')
  await page.getByRole('textbox', { name: 'Recipient' }).fill('Ada')
  await page.getByRole('combobox', { name: 'City' }).click()
  await page.getByRole('option', { name: 'Boston' }).click()
  await page.getByRole('button', { name: 'Save parcel' }).click()
  await page.getByText('Saved for Ada in bos').waitFor()
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('dialog', { name: 'How to register a parcel' }).waitFor()
  expect(await readStyle(page, 'body', 'overflow-y')).toBe('hidden')
  expect(complaints).toEqual([])
})
