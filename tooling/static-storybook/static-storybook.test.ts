/** Checks the Storybook that `build:storybook` wrote, as its readers and Chromatic receive it. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../repo-rules/tracked-files.ts'
import { type OpenStorybook, openStorybook, storybookFolder } from './open-storybook.ts'

const root = resolve(import.meta.dirname, '../..')
/** The largest number of snapshots of a build in which every story changed. */
const snapshotBudget = 1400

interface Entry {
  id: string
  type: 'story' | 'docs'
  importPath: string
  /** Of a page: the files with the stories that it shows. */
  storiesImports?: string[]
}

const readIndex = () => readFileSync(resolve(storybookFolder, 'index.json'), 'utf8')
const entries = Object.values((JSON.parse(readIndex()) as { entries: Record<string, Entry> }).entries)

let storybook: OpenStorybook
beforeAll(async () => {
  storybook = await openStorybook()
})
afterAll(() => storybook?.close())

test('the index contains every story file and every guide', () => {
  const files = listFiles('packages', /\.(?:stories\.tsx|mdx)$/).concat(listFiles('apps', /\.stories\.tsx$/))
  const indexed = new Set(entries.map(({ importPath }) => importPath.replace('./', '')))
  expect(files.filter((path) => !indexed.has(path))).toEqual([])
  expect(entries.filter(({ type }) => type === 'story').length).toBeGreaterThanOrEqual(640)
})

test('every component has a guide with its stories', () => {
  const folders = listFiles('packages/ui/src/components', /\.stories\.tsx$/)
  const pages = entries.filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'))
  const shown = new Set(
    pages.flatMap(({ storiesImports = [] }) => storiesImports.map((path) => path.replace('./', ''))),
  )
  expect(folders.filter((path) => !shown.has(path))).toEqual([])
})

test('every sample of a component is code that can be copied', () => {
  const assets = resolve(storybookFolder, 'assets')
  const wrong = readdirSync(assets).filter((name) => {
    // The stories of pages show no code.
    if (!/\.stories-.*\.js$/.test(name) || /(?:pages?|drawers)\.stories/.test(name)) return false
    // The message of a story that Storybook cannot read, and the parentheses around an element as text.
    return /Expected (?:story|render) to be|\n *\(\n/.test(readFileSync(resolve(assets, name), 'utf8'))
  })
  expect(wrong).toEqual([])
})

test('no id exists twice', () => {
  const ids = [...readIndex().matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBe(entries.length)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('the sheet of states shows components with the pointer over them', async () => {
  const page = await storybook.browser.newPage()
  const { id } = entries.find(({ id }) => id.endsWith('--hover')) as Entry
  await page.goto(storybook.toUrl(`iframe.html?viewMode=story&id=${encodeURIComponent(id)}`))
  const buttons = page.getByRole('button', { name: 'Criar ordem', includeHidden: true })
  await buttons.first().waitFor({ state: 'attached', timeout: 0 })
  const getColors = () =>
    buttons.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor))
  await expect.poll(async () => new Set(await getColors()).size).toBe(2)
  await page.close()
})

test(`Chromatic takes at most ${snapshotBudget} snapshots of all stories`, async () => {
  const page = await storybook.browser.newPage()
  await page.goto(storybook.toUrl('iframe.html'))
  // Chromatic reads the stories with the same function.
  const modes = await page.evaluate(async () => {
    interface Story {
      parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> } }
    }
    interface Preview {
      ready(): Promise<void>
      extract(): Promise<Record<string, Story>>
    }
    const global = window as unknown as { __STORYBOOK_PREVIEW__?: Preview }
    while (!global.__STORYBOOK_PREVIEW__) await new Promise((done) => setTimeout(done, 50))
    await global.__STORYBOOK_PREVIEW__.ready()
    const stories = Object.values(await global.__STORYBOOK_PREVIEW__.extract())
    return stories.map(({ parameters: { chromatic } }) =>
      chromatic?.disableSnapshot
        ? []
        : Object.entries(chromatic?.modes ?? {}).flatMap(([name, { disable }]) => (disable ? [] : name)),
    )
  })
  expect(modes.length).toBe(entries.filter(({ type }) => type === 'story').length)
  expect(modes.filter((names) => names.length === 0)).toEqual([])
  expect(modes.flat().length).toBeLessThanOrEqual(snapshotBudget)
})

/** The texts of the rows of all tables of props in a guide, by name. */
async function readPropRows(guide: string): Promise<Record<string, string[]>> {
  const page = await storybook.browser.newPage()
  const { id } = entries.find(({ importPath }) => importPath.endsWith(guide)) as Entry
  await page.goto(storybook.toUrl(`iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`))
  await page.waitForSelector('.docblock-argstable tbody tr')
  const rows = await page
    .locator('.docblock-argstable tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')))
  return Object.fromEntries(rows.map(([name = '', ...cells]) => [name.replace('*', ''), cells]))
}

test('tables of props show values, defaults as in the source, and no props of elements', async () => {
  const rows = await readPropRows('/button.mdx')
  expect(rows.size).toEqual([expect.stringContaining('"lg""md""sm"'), "'md'"])
  expect(rows.children).toEqual(['The content.ReactNode', '-'])
  expect(rows).not.toHaveProperty('className')
})

test('tables of types show their members', async () => {
  const rows = await readPropRows('/bar-chart.mdx')
  expect(rows.value).toEqual([expect.stringContaining('numbernullundefined'), '-'])
  expect(rows.tone?.[0]).toContain('"success"')
})

/** @returns the story files that TurboSnap takes again after a change of a file. */
function listAffectedStories(changed: string): string[] {
  const command = resolve(root, 'node_modules/chromatic/dist/bin.cjs')
  const { untraced } = JSON.parse(readFileSync(resolve(root, 'chromatic.config.json'), 'utf8')) as {
    untraced: string[]
  }
  const options = untraced.flatMap((glob) => ['--untraced', glob])
  const output = execFileSync(process.execPath, [command, 'trace', '--mode', 'compact', ...options, changed], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...new Set(output.match(/[\w./-]+\.stories\.tsx/g))].sort()
}

test('TurboSnap finds the stories of a change in the statistics of the build', () => {
  const home = 'packages/ui/src/components'
  expect(listAffectedStories(`${home}/kbd/kbd.tsx`)).toContain(`${home}/kbd/kbd.stories.tsx`)
  expect(listAffectedStories(`${home}/kbd/kbd.tsx`)).not.toContain(`${home}/textarea/textarea.stories.tsx`)
  expect(listAffectedStories(`${home}/kbd/kbd.test.tsx`)).toEqual([])
})
