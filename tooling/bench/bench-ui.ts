/**
 * `pnpm bench:ui [rounds]`: the time from a click to the next paint, and to the first frame with the requested content,
 * on a processor slowed down four times, compared with the same page built with other libraries. Rounds are
 * interleaved, so that a busy machine affects all of them equally.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { median, recordPaints, slowdown } from './servers/interaction-time.ts'
import { installReferences, referencesFolder, withVersion } from './servers/references.ts'

process.env.NODE_ENV = 'production'
const rounds = Number(process.argv[2] ?? 7)
const root = resolve(import.meta.dirname, '../..')
const outDir = resolve(root, '.malote/benchmarks')

const pages: Record<string, string> = {
  malote: 'Malote',
  radix: 'Radix, plain',
  mantine: withVersion('Mantine', '@mantine/core'),
  mui: withVersion('MUI', '@mui/material'),
  chakra: withVersion('Chakra', '@chakra-ui/react'),
  'radix-themes': withVersion('Radix Themes', '@radix-ui/themes'),
}

/** The value of `data-bench` on the element that contains the click target. */
type Target = 'select-50' | 'select-1000' | 'menu' | 'sidebar'

/** The sidebar comes first, so that a long list that a library leaves in the page does not slow it down. */
const interactions: Record<string, { target: Target; goal: number }> = {
  'toggle the sidebar': { target: 'sidebar', goal: 40 },
  'open a select of 50': { target: 'select-50', goal: 50 },
  'open a select or combobox of 1,000': { target: 'select-1000', goal: 50 },
  'open a menu': { target: 'menu', goal: 40 },
}

async function buildPages() {
  installReferences()
  const own = spawnSync('node', ['--run', 'build'], { cwd: resolve(root, 'packages/ui'), encoding: 'utf8' })
  if (own.status !== 0) throw new Error(`packages/ui does not build.\n${own.stdout}${own.stderr}`)
  for (const name of Object.keys(pages)) {
    await build({
      configFile: false,
      root: referencesFolder,
      base: './',
      logLevel: 'error',
      resolve: {
        alias: {
          '@malote/ui/styles.css': resolve(root, 'packages/ui/dist/styles/precompiled.css'),
          '@malote/ui': resolve(root, 'packages/ui/dist/index.js'),
        },
        dedupe: ['react', 'react-dom'],
      },
      plugins: [
        {
          name: 'page',
          resolveId: (id) => (id.endsWith('/index.html') ? id : undefined),
          load: (id) =>
            id.endsWith('/index.html')
              ? `<!doctype html><html lang="pt-BR"><body><script type="module" src="/pages/${name}.tsx"></script></body></html>`
              : undefined,
        },
      ],
      build: {
        outDir: resolve(outDir, name),
        emptyOutDir: true,
        rolldownOptions: { input: resolve(referencesFolder, 'index.html'), onLog: () => {} },
      },
    })
  }
}

interface Times {
  /** Milliseconds from the press to the next paint, from the browser's Event Timing (steps of 8). */
  paint: number
  /** Milliseconds from the press to the first frame in which an option or a menu item is visible. */
  shown?: number
}

async function timeClick(page: Page, target: Target): Promise<Times> {
  await page.evaluate(recordPaints)
  const inside = page.locator(`[data-bench=${target}]`).locator('button, [role=combobox], input').first()
  const box = await inside.boundingBox()
  if (!box) throw new Error(`${page.url()} shows no ${target}.`)
  // Simulates a pointer that moves to the target and pauses before the press.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.waitForTimeout(120)
  await page.mouse.down()
  await page.waitForTimeout(40)
  await page.mouse.up()
  await page.waitForTimeout(1200)
  const { durations, shown } = await page.evaluate(
    () => (window as unknown as { noted: { durations: number[]; shown?: number } }).noted,
  )
  return { paint: Math.max(8, ...durations), shown }
}

const formatTimes = (all: readonly Times[] = []) =>
  `${median(all.map(({ paint }) => paint))} / ${median(all.map(({ shown }) => shown))}`

await buildPages()
const servers = await Promise.all(
  Object.keys(pages).map(async (name) => {
    const server = await preview({
      configFile: false,
      root: referencesFolder,
      logLevel: 'error',
      build: { outDir: resolve(outDir, name) },
      preview: { port: 0, host: '127.0.0.1' },
    })
    return [name, server] as const
  }),
)
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
const times: Record<string, Record<string, Times[]>> = {}
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, server] of servers) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      page.on('pageerror', (error) => console.error(`${pages[name]}: ${error.message}`))
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      await page.waitForLoadState('networkidle')
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      for (const [interaction, { target }] of Object.entries(interactions)) {
        const took = await timeClick(page, target)
        times[interaction] ??= {}
        times[interaction][name] = [...(times[interaction][name] ?? []), took]
        await page.keyboard.press('Escape')
        await page.waitForTimeout(400)
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  await Promise.all(servers.map(([, server]) => server.close()))
}

console.log(`Milliseconds from the press to the next paint / to the frame that shows the list.
${slowdown}× slower processor, median of ${rounds} fresh pages.`)
const row = (interaction: string) =>
  Object.entries(pages).map(([name, title]) => [title, formatTimes(times[interaction]?.[name])] as const)
console.table(
  Object.fromEntries(
    Object.entries(interactions).map(([interaction, { goal }]) => [
      interaction,
      { goal, ...Object.fromEntries(row(interaction)) },
    ]),
  ),
)
