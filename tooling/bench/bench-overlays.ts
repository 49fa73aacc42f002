/**
 * `pnpm bench overlays [rounds]`: the time from the press to the frame that shows the content of an overlay, on a
 * processor slowed down four times: its first opening on a new page, whose code may have to load, and its second. A
 * plain select of Radix is measured in the same run.
 */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { slowdown } from './interactions.ts'

process.env.NODE_ENV = 'production'
const rounds = Number(process.argv[2] ?? 5)
const root = resolve(import.meta.dirname, '../..')
const ui = resolve(root, 'packages/ui')
const outDir = resolve(root, '.malote/benchmarks/overlays')

/** How long the pointer rests on a trigger before the press, ms: as long as a slow touch. */
const restDuration = 100

/** The code is loaded on intent, or before it by `preloadOverlays`. */
const cases = [
  { page: 'radix', trigger: 'Select' },
  ...['Select', 'DropdownMenu', 'Dialog', 'Combobox'].flatMap((trigger) =>
    ['intent', 'preloaded'].map((page) => ({ page, trigger })),
  ),
]

/** Builds both pages with the published package. */
async function buildPages(): Promise<void> {
  const built = spawnSync('node', ['--run', 'build'], { cwd: ui, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`packages/ui does not build.\n${built.stdout}${built.stderr}`)
  const document = resolve(ui, 'index.html')
  await build({
    configFile: false,
    root: ui,
    logLevel: 'error',
    resolve: {
      alias: {
        '@malote/ui/styles.css': join(ui, 'dist/styles/precompiled.css'),
        '@malote/ui': join(ui, 'dist/index.js'),
        ...Object.fromEntries(
          ['@radix-ui/react-select', 'react-dom', 'react'].map((name) => [name, join(ui, 'node_modules', name)]),
        ),
      },
    },
    plugins: [
      {
        name: 'document',
        resolveId: (id) => (id === document ? id : undefined),
        load: (id) =>
          id === document
            ? `<!doctype html><html lang="pt-BR"><body><script type="module" src="/@fs${import.meta.dirname}/overlays.tsx"></script></body></html>`
            : undefined,
      },
    ],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: document, onLog: () => {} } },
  })
}

/** Runs in the page: measures from the next press to the frame that shows an option, an item or a dialog. */
function timeOpening() {
  const opening = new Promise<number>((done) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        const isShown = [...document.querySelectorAll('[role=option], [role=menuitem], [role=dialog] h2')].some(
          (element) => {
            const { top, bottom } = element.getBoundingClientRect()
            const isInside = bottom > 0 && top < innerHeight
            return isInside && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          },
        )
        if (isShown) done(performance.now() - timeStamp)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', start, { capture: true, once: true })
  })
  Object.assign(window, { opening })
}

async function open(page: Page, trigger: string): Promise<number> {
  await page.evaluate(timeOpening)
  const box = await page
    .getByLabel(trigger)
    .or(page.getByRole('button', { name: trigger }))
    .first()
    .boundingBox()
  if (!box) throw new Error(`The page shows no ${trigger}.`)
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.waitForTimeout(restDuration)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => (window as unknown as { opening: Promise<number> }).opening)
}

async function measureCase(browser: Browser, url: string, { page: name, trigger }: (typeof cases)[number]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${url}?${name}`)
  await page.getByLabel('Select').first().waitFor()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const first = await open(page, trigger)
  await page.keyboard.press('Escape')
  await page.mouse.move(600, 700)
  await page.waitForTimeout(500)
  const second = await open(page, trigger)
  await page.close()
  return { first, second }
}

const median = (values: readonly number[]) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)

await buildPages()
const server = await preview({
  configFile: false,
  root: ui,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
})
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
try {
  const times = cases.map((): { first: number; second: number }[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of cases.entries()) {
      times[index]?.push(await measureCase(browser, server.resolvedUrls?.local[0] ?? '', one))
    }
  }
  const load = loadavg()[0]?.toFixed(1)
  console.log(`Milliseconds from the press to the visible content; median of ${rounds}; goal 120; load ${load}.`)
  console.table(
    cases.map(({ page, trigger }, index) => ({
      overlay: trigger,
      page,
      first: median(times[index]?.map(({ first }) => first) ?? []),
      second: median(times[index]?.map(({ second }) => second) ?? []),
    })),
  )
} finally {
  await browser.close()
  await server.close()
}
