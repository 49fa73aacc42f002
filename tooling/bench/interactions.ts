/** Interactions with the loaded application, for `pnpm bench web`. */
import type { BrowserContext, Locator, Page } from 'playwright'

/** The factor by which the processor is slowed down, to simulate a user's device. */
export const slowdown = 4

/** Slow 4G: 562 ms of latency, 1.4 Mbit/s down and 0.7 up. */
export const slow4g = { offline: false, latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 }

interface Interaction {
  readonly path: string
  readonly act: (page: Page) => Promise<void>
}

/** How long a pointer rests on its target before the press, ms. */
const restDuration = 100

/**
 * Presses an element with the mouse. Not with `click()`, whose checks of the target execute in the page, slowed down, and
 * are a third of the time.
 */
async function pressElement(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not visible.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(restDuration)
  await page.mouse.down()
  await page.mouse.up()
}

const press = (role: 'button' | 'checkbox' | 'combobox', name: RegExp) => (page: Page) =>
  pressElement(page, page.getByRole(role, { name }).first())

/** Typical tasks of a dispatcher. */
export const interactions: Record<string, Interaction> = {
  'toggle the sidebar': { path: '/ordens-de-servico', act: press('button', /^Fechar Sidebar$/) },
  'open a filter': { path: '/ordens-de-servico', act: press('button', /^Status$/) },
  'type in the search': {
    path: '/ordens-de-servico',
    act: (page) => page.getByLabel('Buscar ordens', { exact: true }).press('m'),
  },
  'select 100 rows': { path: '/ordens-de-servico?limit=100', act: press('checkbox', /^Selecionar tod/) },
  'change the tab': {
    path: '/ordens-de-servico',
    act: (page) => pressElement(page, page.getByLabel('Situação das ordens').getByRole('link').nth(2)),
  },
  'open a detail': {
    path: '/ordens-de-servico',
    act: (page) => pressElement(page, page.getByRole('table').getByRole('rowheader').getByRole('link').first()),
  },
  'open the account menu': { path: '/ordens-de-servico', act: press('button', /^Conta de/) },
  'open the company selector': { path: '/ordens-de-servico', act: press('combobox', /mpresa/) },
  'open the command palette': { path: '/ordens-de-servico', act: (page) => page.keyboard.press('Control+k') },
  'add a drop-off': { path: '/ordens-de-servico/criar', act: press('button', /^Adicionar outra entrega$/) },
}

/** Runs in the page: records the paints that follow a press. */
function recordPaints() {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** @returns the milliseconds from the press to the next paint. */
export async function interact(context: BrowserContext, url: string, { path, act }: Interaction): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${url}${path}`)
  await page.locator('table tbody a, form').first().waitFor()
  // Waits for requests made after the load; the event stream stays open, so the network is never idle.
  await page.waitForTimeout(1_500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(recordPaints)
  await act(page)
  await page.waitForTimeout(1_000)
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await page.close()
  return Math.max(8, ...durations)
}

/** Runs in the page: presses a link. @returns the milliseconds until its page has painted its heading and content. */
function timeLink([link, heading, content]: readonly [link: string, heading: string, content: string]) {
  return new Promise<number>((resolve) => {
    const pressedAt = performance.now()
    const check = () => {
      const isShown = document.querySelector('main h1')?.textContent.startsWith(heading)
      if (!isShown || !document.querySelector(content)) return requestAnimationFrame(check)
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
    }
    document.querySelector<HTMLElement>(link)?.click()
    check()
  })
}

/** Opens an order from the list, and returns; the code of both pages is loaded. */
export async function navigate(context: BrowserContext, url: string): Promise<{ detail: number; list: number }> {
  const page = await context.newPage()
  await page.goto(`${url}/ordens-de-servico`)
  const links = page.locator('tbody th a')
  const open = async (index: number) => {
    const orderNumber = (await links.nth(index).getAttribute('href'))?.split('/').at(-1)?.replace(/\?.*/, '') ?? ''
    // As long as a pointer rests on a link before the press; the router then fetches the data.
    await links.nth(index).hover()
    await page.waitForTimeout(300)
    return page.evaluate(timeLink, [
      `tbody th a[href*="${orderNumber}"]`,
      orderNumber,
      '[data-slot="timeline"]',
    ] as const)
  }
  const back = () => page.evaluate(timeLink, ['main a[href^="/ordens-de-servico"]', 'Ordens', 'tbody th a'] as const)
  await open(0)
  await back()
  await page.waitForTimeout(1_500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const [detail, list] = [await open(1), await back()]
  await page.close()
  return { detail, list }
}
