/**
 * `pnpm bench web [rounds]`: load times of the built pages on a slow phone (processor slowed down four times, slow 4G,
 * empty cache, then again with a filled one), compared with a floor: an empty application of the same libraries, served
 * by the same server. Then the first reaction: when a press at the first content has its effect, and how many typed letters
 * are kept. Then the time from the press to the next paint of ten interactions, and to the content of the next
 * page. Rounds are interleaved, so that a busy machine affects all equally; compare ratios.
 */
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { interact, interactions, navigate, slow4g, slowdown } from './interactions.ts'
import { countKeptLetters, firstFields, firstPresses, measureFirstPress } from './reaction.ts'
import { type Rendering, recordRendering } from './rendering.ts'
import { buildFloor, startProduct } from './web-servers.ts'

process.env.NODE_ENV = 'production'
const rounds = Number(process.argv[2] ?? 7)
const root = resolve(import.meta.dirname, '../..')
const tokenKey = 'malote:token'

interface Load {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** When the content was visible: the first row of the list, the heading of an order. */
  readonly shown: number
  /** When the application responded to input. */
  readonly ready: number
  /** Transferred bytes until the page shows its main content. */
  readonly scripts: number
  /** Requests until five seconds after the content, with those of the service worker. */
  readonly requests: number
  /** Transferred bytes of the page until five seconds after the content. */
  readonly bytes: number
}

/** Runs in the page before all other scripts: records the browser's paint timings. */
function recordMetrics() {
  const seen = { lcp: 0, cls: 0, tbt: 0, ready: 0 }
  Object.assign(window, { seen })
  // The application removes it when it responds to input.
  new MutationObserver(() => {
    if (!document.documentElement.dataset.session && document.readyState !== 'loading') seen.ready ||= performance.now()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-session'] })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tbt += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

/** Waits until the application has stored its files and the page, which it does when it is idle. */
async function finishVisit(page: Page, session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', { ...slow4g, latency: 0, downloadThroughput: -1 })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => (await (await caches.open('malote:pages')).keys()).length > 0)
}

interface LoadOptions {
  /** The next load with the same context is a second visit. */
  isFirst?: boolean
}

async function load(
  context: BrowserContext,
  url: string,
  ready: string,
  { isFirst = false }: LoadOptions = {},
): Promise<Load> {
  const page = await context.newPage()
  await page.addInitScript(recordMetrics)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const scripts = new Set<string>()
  let scriptBytes = 0
  let bytes = 0
  let requests = 0
  const countRequest = () => {
    requests += 1
  }
  context.on('request', countRequest)
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await page.goto(url, { timeout: 90_000 })
  await page.locator(ready).first().waitFor({ timeout: 90_000 })
  const counted = scriptBytes
  const shown = await page.evaluate(() => performance.now())
  await page.waitForTimeout(5_000)
  context.off('request', countRequest)
  const earlyBytes = bytes
  const {
    fcp,
    lcp,
    cls,
    tbt,
    ready: readyAt,
  } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      fcp: paint?.startTime ?? 0,
      ...(window as unknown as { seen: { lcp: number; cls: number; tbt: number; ready: number } }).seen,
    }
  })
  if (isFirst) await finishVisit(page, session)
  await page.close()
  return { fcp, lcp, cls, tbt, shown, ready: readyAt, scripts: counted, requests, bytes: earlyBytes }
}

const floorDir = resolve(root, '.malote/benchmarks/floor')
const floorBytes = await buildFloor(floorDir)
const [product, floor] = [await startProduct(), await startProduct({ WEB_DIST: floorDir })]
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
try {
  const token = await product.token()
  const headers = { authorization: `Bearer ${token}` }
  const listed = await (await fetch(`${product.url}/v1/service-orders?tab=ongoing&limit=1`, { headers })).json()
  const order = await (
    await fetch(`${product.url}/v1/service-orders/${listed.data[0].orderNumber}`, { headers })
  ).json()
  const pages: Record<string, { url: string; ready: string; signedIn?: true }> = {
    floor: { url: `${floor.url}/entrar`, ready: 'h1' },
    '/entrar': { url: `${product.url}/entrar`, ready: 'form' },
    list: { url: `${product.url}/ordens-de-servico`, ready: 'table tbody a', signedIn: true },
    detail: { url: `${product.url}/ordens-de-servico/${order.orderNumber}`, ready: 'main h1', signedIn: true },
    dashboard: { url: `${product.url}/dashboard`, ready: 'main [data-slot="stat-card"]', signedIn: true },
    create: { url: `${product.url}/ordens-de-servico/criar`, ready: 'form', signedIn: true },
    'public page': { url: order.stops[1].trackingUrl.replace(/^https?:\/\/[^/]+/, product.url), ready: 'h1' },
  }
  const loads: Record<string, Load[]> = {}
  const seconds: Record<string, Load[]> = {}
  const firstReactions: Record<string, { first: number; second: number | undefined; letters: number | undefined }[]> =
    {}
  const presses: Record<string, number[]> = {}
  const navigations: { detail: number; list: number }[] = []
  const fresh = async (signedIn: boolean) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
    if (signedIn) {
      await context.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [tokenKey, token] as const)
    }
    return context
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { url, ready, signedIn }] of Object.entries(pages)) {
      const context = await fresh(signedIn === true)
      loads[name] = [...(loads[name] ?? []), await load(context, url, ready, { isFirst: signedIn === true })]
      if (signedIn) seconds[name] = [...(seconds[name] ?? []), await load(context, url, ready)]
      const press = firstPresses[name]
      if (press) {
        const second = signedIn && (await measureFirstPress(context, url, ready, press))
        const cold = await fresh(signedIn === true)
        const first = await measureFirstPress(cold, url, ready, press)
        await cold.close()
        const field = firstFields[name]
        const typing = await fresh(signedIn === true)
        const letters = field === undefined ? undefined : await countKeptLetters(typing, url, ready, field)
        await typing.close()
        firstReactions[name] = [...(firstReactions[name] ?? []), { first, second, letters }]
      }
      await context.close()
    }
    const warm = await fresh(true)
    navigations.push(await navigate(warm, product.url))
    await warm.close()
    for (const [name, interaction] of Object.entries(interactions)) {
      // A new context, so that an interaction does not change the start state of the next, such as by closing the
      // sidebar.
      const context = await fresh(true)
      presses[name] = [...(presses[name] ?? []), await interact(context, product.url, interaction)]
      await context.close()
    }
  }

  const renderings: Record<string, Rendering> = {}
  for (const [name, { url, ready, signedIn }] of Object.entries(pages)) {
    const context = await fresh(signedIn === true)
    const page = await context.newPage()
    renderings[name] = await recordRendering(browser, page, async () => {
      await page.goto(url)
      await page.locator(ready).first().waitFor()
    })
    await context.close()
  }

  const middle = (values: readonly number[] = []) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const of = (name: string, key: keyof Load) => middle(loads[name]?.map((one) => one[key]))
  const onSecondVisit = (name: string) => middle(seconds[name]?.map(({ lcp }) => lcp))
  console.log(
    `${slowdown}× slower processor, slow 4G, nothing cached; median of ${rounds}; load ${loadavg()[0]?.toFixed(1)}.`,
  )
  console.log(`The floor's scripts have ${(floorBytes / 1000).toFixed(1)} kB of gzip.`)
  console.table(
    Object.fromEntries(
      Object.keys(pages).map((name) => [
        name,
        {
          'FCP ms': Math.round(of(name, 'fcp')),
          '× floor': Number((of(name, 'fcp') / of('floor', 'fcp')).toFixed(2)),
          'LCP ms': Math.round(of(name, 'lcp')),
          'LCP × floor': Number((of(name, 'lcp') / of('floor', 'lcp')).toFixed(2)),
          'content ms': Math.round(of(name, 'shown')),
          'ready ms': Math.round(of(name, 'ready')),
          'blocking ms': Math.round(of(name, 'tbt')),
          CLS: Number(of(name, 'cls').toFixed(3)),
          'scripts kB': Number((of(name, 'scripts') / 1000).toFixed(1)),
          '× floor’s': Number((of(name, 'scripts') / of('floor', 'scripts')).toFixed(2)),
          'requests until 5 s': of(name, 'requests'),
          'kB until 5 s': Math.round(of(name, 'bytes') / 1000),
        },
      ]),
    ),
  )
  console.log(
    'From the navigation to the effect of a press at the first content; goal 1.3 and 0.8 × floor, 20 letters.',
  )
  console.table(
    Object.fromEntries(
      Object.entries(firstReactions).map(([name, all]) => {
        const first = middle(all.map((one) => one.first))
        const second = middle(all.flatMap((one) => one.second ?? []))
        const floorLcp = of('floor', 'lcp')
        return [
          name,
          {
            'first visit ms': Math.round(first),
            '× floor': Number((first / floorLcp).toFixed(2)),
            'second visit ms': second === 0 ? '–' : Math.round(second),
            '× floor (second)': second === 0 ? '–' : Number((second / floorLcp).toFixed(2)),
            'letters of 20': all[0]?.letters === undefined ? '–' : Math.min(...all.map((one) => one.letters ?? 0)),
          },
        ]
      }),
    ),
  )
  console.log('LCP of the second visit, as a share of the first visit of the floor; goal 0.5.')
  console.table(
    Object.fromEntries(
      Object.keys(seconds).map((name) => [
        name,
        {
          'LCP ms': Math.round(onSecondVisit(name)),
          '× floor': Number((onSecondVisit(name) / of('floor', 'lcp')).toFixed(2)),
        },
      ]),
    ),
  )
  console.log('Work of the browser until the page shows its content; goal: 1.5 styles per element, no forced layout.')
  console.table(
    Object.fromEntries(
      Object.entries(renderings).map(([name, { elements, restyled, stylePasses, layouts, forcedLayouts }]) => [
        name,
        {
          elements,
          styles: restyled,
          'per element': Number((restyled / elements).toFixed(2)),
          'style passes': stylePasses,
          layouts,
          'forced layouts': forcedLayouts.join(', ') || 'none',
        },
      ]),
    ),
  )
  console.log('From the press to the next paint, ms; goal 50.')
  console.table(Object.fromEntries(Object.entries(presses).map(([name, values]) => [name, { ms: middle(values) }])))
  const [detail, list] = [middle(navigations.map((one) => one.detail)), middle(navigations.map((one) => one.list))]
  console.log(
    `From the press to the content: list to detail ${Math.round(detail)} ms (200), back ${Math.round(list)} ms (100).`,
  )
} finally {
  await browser.close()
  await Promise.all([product.stop(), floor.stop()])
}
