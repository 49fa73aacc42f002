/**
 * `pnpm gallery [words]`: every story whose id has one of the words (all of them without any), at four widths and in both
 * themes, on one page that a designer looks through: `.malote/gallery/index.html`. The pages of the application are
 * the stories under "Telas": `pnpm gallery telas`.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumArgs, findChromium } from './chromium.ts'
import { type GalleryStory, galleryPage, themes, widths } from './visual/gallery-page.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, '.malote/gallery')
const storybook = join(folder, 'storybook')
/** How many stories are pictured side by side. */
const workers = 2
/** Stories are shown as fast as they draw; one that never does must not hold the others up. */
const patienceMs = 30_000

function buildStorybook(): void {
  const built = spawnSync('storybook', ['build', '--quiet', '--output-dir', storybook], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('Storybook could not be built; the lines above say why.')
}

async function readStories(words: readonly string[]): Promise<GalleryStory[]> {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, GalleryStory & { type: string }>
  }
  return Object.values(entries).filter(
    ({ id, type }) => type === 'story' && (words.length === 0 || words.some((word) => id.includes(word))),
  )
}

async function picture(context: BrowserContext, address: string, story: GalleryStory): Promise<string[]> {
  const faults: string[] = []
  for (const [theme, global] of Object.entries(themes)) {
    for (const width of widths) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${address}iframe.html?id=${story.id}&viewMode=story&globals=theme:${global}`)
      const shown = await page
        .waitForFunction(
          () => {
            const { __STORYBOOK_PREVIEW__: view } = window as unknown as {
              __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
            }
            const phase = view?.currentRender?.phase ?? ''
            return ['completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(phase) && phase
          },
          undefined,
          { timeout: patienceMs },
        )
        .then((handle) => handle.jsonValue())
        .catch(() => 'never shown')
      if (['errored', 'aborted', 'never shown'].includes(String(shown))) faults.push(`${theme} ${width}: ${shown}`)
      await page.evaluate(() => document.fonts.ready)
      const path = join(folder, story.id, `${theme}-${width}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
      await page.close()
    }
  }
  return faults
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
buildStorybook()
const stories = await readStories(process.argv.slice(2))
if (stories.length === 0) throw new Error('No story has such a word in its id.')
const server = await preview({
  root,
  configFile: false,
  build: { outDir: storybook },
  preview: { port: 0, open: false },
})
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
const left = [...stories]
let done = 0
await Promise.all(
  Array.from({ length: workers }, async () => {
    // A context of its own: stories of pages remember things in the browser.
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    })
    for (let story = left.shift(); story; story = left.shift()) {
      story.faults = await picture(context, address, story)
      done += 1
      process.stdout.write(`${done} of ${stories.length}: ${story.id} ${story.faults.join(', ')}\n`)
    }
  }),
)
await browser.close()
await server.close()
await writeFile(join(folder, 'index.html'), galleryPage(stories))
console.log(`Open ${join(folder, 'index.html')}`)
process.exit(0)
