/**
 * `pnpm bench views [rounds]`: the board with 500 cards, the calendar with 500 orders, and the planner with 200 orders and
 * more than 20 couriers, with a processor slowed down four times; and the check screen of an import of 10,000 rows. Prints the time
 * from each press to the next paint and the longest task that follows, with the elements of the page, and what such an import
 * costs; also the processor time until that paint, which other programs hardly change.
 */
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { measureImport } from './import-orders.ts'
import { createCheckedImport, importInteractions } from './import-views.ts'
import { slowdown } from './interactions.ts'
import { measureWork } from './main-thread-work.ts'
import { createViewOrders, orderCount, type ViewOrders } from './view-orders.ts'
import { type RunningServer, startProduct } from './web-servers.ts'

process.env.NODE_ENV = 'production'
const rounds = Number(process.argv[2] ?? 3)
const words = process.argv.slice(3)

const card = (page: Page, index: number) => page.locator('[data-slot=board-card]').nth(index)
const entry = (page: Page) => page.locator('[data-slot=schedule-entry]:not([data-concealed])').first()

interface ViewInteraction {
  readonly path: (orders: ViewOrders) => string
  /** @default 4 */
  readonly slowdown?: number
  /** Shows all that the view has, and moves the pointer or the focus to the target. */
  readonly prepare: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
}

const board = (orders: ViewOrders) => `/ordens-de-servico?visao=quadro&tab=all&companyId=${orders.companyId}`
const week = (orders: ViewOrders) =>
  `/ordens-de-servico?visao=calendario&tab=all&companyId=${orders.companyId}&dia=${orders.day}`
const planner = (orders: ViewOrders) =>
  `/ordens-de-servico/planejar?dia=${orders.plannedDay}&companyId=${orders.companyId}`

/** Loads the cards of all columns. */
async function showAllCards(page: Page): Promise<void> {
  await card(page, 0).waitFor()
  const more = page.getByRole('button', { name: /^Mostrar mais/ })
  for (let count = 0; count < orderCount; count = await page.locator('[data-slot=board-card]').count()) {
    if ((await more.count()) === 0) return
    await more.first().click()
    await page.waitForTimeout(400)
  }
}

async function moveTo(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not visible.')
  // Not on the link or the checkbox of a card.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 6)
}
const pointAtCard = async (page: Page) => {
  await moveTo(page, card(page, 0))
}
async function startDrag(page: Page): Promise<void> {
  const box = await card(page, 0).boundingBox()
  if (!box) throw new Error('The card is not visible.')
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height - 6, { steps: 4 })
  await page.mouse.move(box.x + box.width * 1.6, box.y + box.height - 6, { steps: 4 })
}
const both = (first: (page: Page) => Promise<void>, second: (page: Page) => Promise<void>) => async (page: Page) => {
  await first(page)
  await second(page)
}
const focusCard = (page: Page) => card(page, 0).focus()
const focusEntry = async (page: Page) => {
  await entry(page).waitFor()
  await entry(page).focus()
}
const press = (key: string) => (page: Page) => page.keyboard.press(key)
const mousePress = async (page: Page) => {
  await page.mouse.down()
  await page.mouse.up()
}
const pointAtText = (text: string | RegExp) => async (page: Page) => {
  await entry(page).waitFor()
  const target = page.getByText(text, { exact: true }).last()
  const box = await target.boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}
const pointAtButton = (name: RegExp) => async (page: Page) => {
  const target = page.getByRole('button', { name }).first()
  await target.waitFor()
  const box = await target.boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}
const waitForCards = (page: Page) => card(page, 0).waitFor()

const interactions: Record<string, ViewInteraction> = {
  'board: next card': { path: board, prepare: both(showAllCards, focusCard), act: press('ArrowDown') },
  'board: select a card': { path: board, prepare: both(showAllCards, focusCard), act: press(' ') },
  'board: move by keys': { path: board, prepare: both(showAllCards, focusCard), act: press('Shift+ArrowRight') },
  'board: drag': { path: board, prepare: both(showAllCards, pointAtCard), act: startDrag },
  'board: drop': {
    path: board,
    prepare: both(both(showAllCards, pointAtCard), startDrag),
    act: (page) => page.mouse.up(),
  },
  'board: type in the search': {
    path: board,
    prepare: async (page) => {
      await showAllCards(page)
      await page.getByLabel('Buscar ordens', { exact: true }).focus()
    },
    act: press('m'),
  },
  'calendar: next entry': { path: week, prepare: focusEntry, act: press('ArrowDown') },
  'calendar: select an entry': { path: week, prepare: focusEntry, act: press(' ') },
  'calendar: week to day': { path: week, prepare: pointAtText('Dia'), act: mousePress },
  'calendar: day to week': {
    path: (orders) => `${week(orders)}&escala=dia`,
    prepare: pointAtText('Semana'),
    act: mousePress,
  },
  'calendar: next week': { path: week, prepare: both(focusEntry, pointAtButton(/^Próxima semana$/)), act: mousePress },
  'calendar: open a day': {
    path: week,
    prepare: both(focusEntry, async (page) => moveTo(page, page.locator('[data-show=day]').first())),
    act: mousePress,
  },
  'planner: next card': { path: planner, prepare: both(waitForCards, focusCard), act: press('ArrowDown') },
  'planner: select a card': { path: planner, prepare: both(waitForCards, focusCard), act: press(' ') },
  'planner: select all': {
    path: planner,
    prepare: both(waitForCards, pointAtButton(/^Selecionar todas/)),
    act: mousePress,
  },
  'planner: drag': { path: planner, prepare: both(waitForCards, pointAtCard), act: startDrag },
  'planner: drop': {
    path: planner,
    prepare: both(both(waitForCards, pointAtCard), startDrag),
    act: (page) => page.mouse.up(),
  },
  ...importInteractions,
}

interface Cost {
  readonly paint: number
  readonly work: number
  readonly task: number
  readonly elements: number
}

/** Runs in the page: records the events with their paint, and long tasks. */
function recordCosts() {
  const seen = { paint: 8, task: 0 }
  Object.assign(window, { seen })
  const isOther = (name: string) => /(over|out|enter|leave|move)$/.test(name)
  // The browser gives a dragstart the time of the press: it is measured from the movement that causes it.
  const at = { move: 0, drag: 0 }
  const record = { capture: true, passive: true }
  addEventListener('pointermove', ({ timeStamp }) => Object.assign(at, { move: timeStamp }), record)
  addEventListener('dragstart', () => Object.assign(at, { drag: at.move }), record)
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (isOther(name)) continue
      const wait = name === 'dragstart' ? Math.max(at.drag - startTime, 0) : 0
      seen.paint = Math.max(seen.paint, duration - wait)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration)
  }).observe({ type: 'longtask' })
}

type PageCost = Omit<Cost, 'work'>

async function openView(browser: Browser, url: string, token: string, prepare: ViewInteraction['prepare']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  await context.addInitScript((stored) => localStorage.setItem('malote:token', stored), token)
  const page = await context.newPage()
  await page.goto(url)
  await prepare(page)
  await page.waitForTimeout(1_500)
  return page
}

async function measure(browser: Browser, url: string, token: string, one: ViewInteraction): Promise<Cost> {
  const factor = one.slowdown ?? slowdown
  const page = await openView(browser, url, token, one.prepare)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor })
  await page.evaluate(recordCosts)
  await one.act(page)
  await page.waitForTimeout(1_500)
  const cost = await page.evaluate(
    (): PageCost => ({
      ...(window as unknown as { seen: Omit<PageCost, 'elements'> }).seen,
      elements: document.querySelectorAll('*').length,
    }),
  )
  await page.context().close()
  // In another page at full speed, because tracing takes time.
  const traced = await openView(browser, url, token, one.prepare)
  const work = factor * (await measureWork(browser, traced, () => one.act(traced)))
  await traced.context().close()
  return { ...cost, work }
}

function createCall({ url }: RunningServer, token: string) {
  return async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${url}/v1${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
}

const product = await startProduct()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
try {
  const token = await product.token()
  const chosen = Object.entries(interactions).filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  const call = createCall(product, token)
  const created = await createViewOrders(call)
  const isImportChosen = chosen.some(([name]) => name in importInteractions)
  let importId = ''
  if (isImportChosen) {
    // Of another company than the views, and before the check screen, so that the memory is that of a server at rest.
    const { data: companies } = await call('/companies?limit=2')
    console.table({ 'import of orders': await measureImport(product, token, companies[1].id) })
    importId = await createCheckedImport(product, token, created.companyId)
  }
  const orders = { ...created, importId }
  const costs: Record<string, Cost[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, one] of chosen) {
      costs[name] = [...(costs[name] ?? []), await measure(browser, `${product.url}${one.path(orders)}`, token, one)]
    }
  }
  console.log(
    `${slowdown}× slower processor (imports: not slower); the least of ${rounds}; ms from the press to the next paint, goal 50, and of work until then.`,
  )
  const least = (all: readonly Cost[], key: keyof Cost) => Math.round(Math.min(...all.map((one) => one[key])))
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([name, all]) => [
        name,
        {
          'ms to paint': least(all, 'paint'),
          'ms of work': least(all, 'work'),
          'longest task ms': least(all, 'task'),
          elements: least(all, 'elements'),
        },
      ]),
    ),
  )
} finally {
  await browser.close()
  await product.stop()
}
