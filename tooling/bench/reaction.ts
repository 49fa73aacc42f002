/** The first reaction of a page, for `pnpm bench web`: what a user presses or types as soon as the content is visible. */
import type { BrowserContext, Page } from 'playwright'
import { slow4g, slowdown } from './interactions.ts'

interface FirstPress {
  /** The first element that the user presses. */
  readonly press: string
  /** What the page then shows. */
  readonly shows: string
}

const menu: FirstPress = { press: 'header [aria-haspopup="menu"]', shows: '[role="menu"]' }

/** The first press on each page. */
export const firstPresses: Readonly<Record<string, FirstPress>> = {
  '/entrar': { press: 'form button[type="button"]', shows: 'input[name="password"][type="text"]' },
  list: { press: 'main button[aria-haspopup="dialog"]', shows: '[role="dialog"]' },
  detail: menu,
  dashboard: menu,
  create: menu,
}

/** The field of each page in which the user types first. */
export const firstFields: Readonly<Record<string, string>> = {
  '/entrar': 'input[name="email"]',
  list: 'main input[type="search"]',
  create: 'main form textarea',
}

const letters = 'abcdefghijklmnopqrst'

async function openSlowly(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit', timeout: 90_000 })
  return page
}

/** @returns the milliseconds from the navigation until the page shows what the first press opens. */
export async function measureFirstPress(
  context: BrowserContext,
  url: string,
  content: string,
  { press, shows }: FirstPress,
): Promise<number> {
  const page = await openSlowly(context, url)
  await page.locator(content).first().waitFor({ timeout: 90_000 })
  const box = await page.locator(press).first().boundingBox()
  if (!box) throw new Error(`${url} shows no ${press}.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const shown = await page.waitForFunction((selector) => document.querySelector(selector) && performance.now(), shows, {
    polling: 'raf',
    timeout: 90_000,
  })
  const at = await shown.jsonValue()
  await page.close()
  return Number(at)
}

/** @returns how many of 20 letters, typed from the first content on at ten per second, are in the field at the end. */
export async function countKeptLetters(
  context: BrowserContext,
  url: string,
  content: string,
  field: string,
): Promise<number> {
  const page = await openSlowly(context, url)
  await page.locator(content).first().waitFor({ timeout: 90_000 })
  const target = page.locator(field).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${url} shows no ${field}.`)
  await page.mouse.click(box.x + 20, box.y + box.height / 2)
  for (const letter of letters) {
    await page.keyboard.press(letter)
    await page.waitForTimeout(100)
  }
  await page.waitForFunction(() => !document.documentElement.dataset.session, null, { timeout: 90_000 })
  // A field that the application has not received is emptied by its next rendering.
  await page.waitForTimeout(2_000)
  const value = await target.inputValue()
  await page.close()
  return [...letters].filter((letter) => value.includes(letter)).length
}
