/**
 * `pnpm gallery [words]`: takes screenshots of every story whose id contains one of the words (all stories without
 * words), at four widths and in both themes, on one page for designers: `.malote/gallery/index.html`. The pages of the
 * application are the stories under "Telas": `pnpm gallery telas`.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { type GalleryStory, renderGalleryPage, themes, widths } from './gallery-page.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.malote/gallery')
const storybook = join(folder, 'storybook')
/** The number of stories processed in parallel. */
const workers = 2
/** The time limit per story, so that a story that never renders does not block the others. */
const patienceMs = 30_000

function buildStorybook(): void {
  const built = spawnSync('storybook', ['build', '--quiet', '--output-dir', storybook], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('Storybook could not be built; the lines above contain the reason.')
}

async function readStories(words: readonly string[]): Promise<GalleryStory[]> {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, GalleryStory & { type: string }>
  }
  return Object.values(entries).filter(
    ({ id, type }) => type === 'story' && (words.length === 0 || words.some((word) => id.includes(word))),
  )
}

/** Loads the story and waits until it is rendered and its play function is done. @returns the final phase. */
async function load(page: Page, address: string): Promise<string> {
  await page.goto(address)
  const phase = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
      }
      const now = preview?.currentRender?.phase ?? ''
      return ['finished', 'errored', 'aborted'].includes(now) && now.replace('finished', 'success')
    },
    undefined,
    { timeout: patienceMs },
  )
  return String(await phase.jsonValue())
}

/** Remounts the story, so that it measures the current width; this is much faster than a reload. */
function remount(page: Page, storyId: string): Promise<string> {
  return page.evaluate(
    ([id, patience]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: {
          once: (event: string, listener: (payload: { status: string }) => void) => void
          emit: (event: string, payload: { storyId: string }) => void
        }
      }
      return new Promise<string>((done) => {
        setTimeout(done, patience, 'never shown')
        channel.once('storyFinished', ({ status }) => done(status))
        channel.emit('forceRemount', { storyId: id })
      })
    },
    [storyId, patienceMs] as const,
  )
}

async function takeScreenshots(page: Page, address: string, story: GalleryStory): Promise<string[]> {
  const errors: string[] = []
  for (const [theme, global] of Object.entries(themes)) {
    // Disables the accessibility check, which the tests run.
    const globals = `theme:${global};a11y.manual:!true`
    const view = `${address}iframe.html?id=${story.id}&viewMode=story&globals=${globals}`
    for (const [turn, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 })
      const end = await (turn === 0 ? load(page, view) : remount(page, story.id)).catch(() => 'never shown')
      if (end !== 'success') errors.push(`${theme} ${width}: ${end}`)
      await page.evaluate(() => document.fonts.ready)
      const path = join(folder, story.id, `${theme}-${width}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
  }
  return errors
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
buildStorybook()
const stories = await readStories(process.argv.slice(2))
if (stories.length === 0) throw new Error('No story id contains one of the words.')
const server = await preview({
  root,
  configFile: false,
  build: { outDir: storybook },
  preview: { port: 0, open: false },
})
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
const queue = [...stories]
let done = 0
await Promise.all(
  Array.from({ length: workers }, async () => {
    // A separate context, because stories of pages write to browser storage.
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    })
    for (let story = queue.shift(); story; story = queue.shift()) {
      story.errors = await takeScreenshots(page, address, story)
      done += 1
      process.stdout.write(`${done} of ${stories.length}: ${story.id} ${story.errors.join(', ')}\n`)
    }
  }),
)
await browser.close()
await server.close()
await writeFile(join(folder, 'index.html'), renderGalleryPage(stories))
console.log(`Open ${join(folder, 'index.html')}`)
process.exit(0)
