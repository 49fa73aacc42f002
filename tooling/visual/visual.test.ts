import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { getCellAddress } from './cell-address.ts'
import { renderDifferencesPage } from './differences-page.ts'
import { comparePictures, type Picture } from './picture.ts'
import { PictureRun } from './picture-run.ts'
import { SheetFolder } from './sheet-folder.ts'

const paint = (shade: number, width = 40, height = 20): Picture => ({
  data: Buffer.alloc(width * height * 4, Buffer.from([shade, shade, shade, 255])),
  width,
  height,
})

const light = 'a-b-claro.webp'

/** A folder with one sheet of two cells, and how to run stories against it. */
const test = base.extend('folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'))
  await new SheetFolder(join(folder, 'baselines')).write(
    light,
    new Map([
      ['c', paint(200)],
      ['d', paint(90, 30)],
    ]),
  )
  return folder
})

async function runStories(folder: string, stories: Record<string, Picture>, { update = false, complete = true } = {}) {
  const sheets = new SheetFolder(join(folder, 'baselines'))
  const run = new PictureRun(sheets, join(folder, 'differences'), { stableWithinMs: 100 })
  run.start(update)
  const failures: string[] = []
  for (const [id, picture] of Object.entries(stories)) {
    const failure = await run.check(id, getCellAddress(id, 'claro'), async () => picture)
    if (failure) failures.push(failure)
  }
  await run.finishSheets(new Set(Object.keys(stories).map((id) => getCellAddress(id, 'claro').sheet)), complete)
  return { run, failures }
}

test('the cell of a story with a Portuguese title has an ASCII address', () => {
  const address = getCellAddress('patterns-página--açúcar-novo', 'claro')
  expect(address).toEqual({ sheet: 'patterns-pagina-claro.webp', cell: 'acucar-novo' })
})

test('a sheet keeps the pixels of each cell', async ({ folder }) => {
  const sheets = new SheetFolder(join(folder, 'baselines'))
  const cells = await sheets.read(light)
  expect([...cells.keys()]).toEqual(['c', 'd'])
  expect(cells.get('d')).toMatchObject({ width: 30, height: 20 })
  expect(comparePictures(paint(90, 30), cells.get('d') as Picture)).toBeUndefined()
})

test('passes when every story equals its cell', async ({ folder }) => {
  const { run, failures } = await runStories(folder, { 'a-b--c': paint(200), 'a-b--d': paint(90, 30) })
  run.finishRun()
  expect([...failures, ...run.stale]).toEqual([])
})

test('names the story that differs and saves before, after and difference', async ({ folder }) => {
  const { run, failures } = await runStories(folder, { 'a-b--c': paint(120), 'a-b--d': paint(90, 30) })
  expect(failures).toEqual(['a-b--c (a-b-claro.webp): 800 pixels differ.'])
  expect(run.differences[0]?.pictures.map(({ name }) => name)).toEqual(['reference', 'actual', 'diff'])
  expect((await readdir(join(folder, 'differences'))).length).toBe(3)
})

test('fails when the size of a story changes', async ({ folder }) => {
  const { failures } = await runStories(folder, { 'a-b--c': paint(200, 40, 21), 'a-b--d': paint(90, 30) })
  expect(failures).toEqual(['a-b--c (a-b-claro.webp): the size is 40×21 instead of 40×20 pixels.'])
})

test('fails when the sheet has no cell for a story', async ({ folder }) => {
  const { failures } = await runStories(folder, { 'a-b--c': paint(200), 'a-b--d': paint(90, 30), 'a-b--e': paint(1) })
  expect(failures).toEqual(['a-b--e (a-b-claro.webp): the sheet has no cell for the story.'])
})

test('reports a cell without a story, except in a filtered run', async ({ folder }) => {
  const filtered = await runStories(folder, { 'a-b--c': paint(200) }, { complete: false })
  expect(filtered.run.stale).toEqual([])
  const { run } = await runStories(folder, { 'a-b--c': paint(200) })
  expect(run.stale).toEqual(['a-b-claro.webp: d'])
})

test('reports a sheet without stories', async ({ folder }) => {
  await new SheetFolder(join(folder, 'baselines')).write('x-gone-claro.webp', new Map([['c', paint(1)]]))
  const { run } = await runStories(folder, { 'a-b--c': paint(200), 'a-b--d': paint(90, 30) })
  run.finishRun()
  expect(run.stale).toEqual(['x-gone-claro.webp'])
})

test('an update rewrites the changed cell, adds the new one and removes the stale one', async ({ folder }) => {
  const stories = { 'a-b--e': paint(7), 'a-b--c': paint(120) }
  expect((await runStories(folder, stories, { update: true })).failures).toEqual([])
  expect(new SheetFolder(join(folder, 'baselines')).listCells(light)).toEqual(['e', 'c'])
  expect((await runStories(folder, stories)).failures).toEqual([])
})

test('a filtered update keeps the cells of the other stories', async ({ folder }) => {
  await runStories(folder, { 'a-b--d': paint(7) }, { update: true, complete: false })
  expect((await runStories(folder, { 'a-b--c': paint(200), 'a-b--d': paint(7) })).failures).toEqual([])
})

test('an update without changes does not write, and a repeated one writes the same bytes', async ({ folder }) => {
  const path = join(folder, 'baselines', light)
  const { mtimeMs } = await stat(path)
  await runStories(folder, { 'a-b--c': paint(200), 'a-b--d': paint(90, 30) }, { update: true })
  expect((await stat(path)).mtimeMs).toBe(mtimeMs)
  const before = await readFile(path)
  await runStories(folder, { 'a-b--c': paint(120) }, { update: true, complete: false })
  await runStories(folder, { 'a-b--c': paint(200) }, { update: true, complete: false })
  expect(before.equals(await readFile(path))).toBe(true)
})

test('an update of every story removes sheets without stories', async ({ folder }) => {
  await new SheetFolder(join(folder, 'baselines')).write('x-gone-claro.webp', new Map([['c', paint(1)]]))
  const { run } = await runStories(folder, { 'a-b--c': paint(200), 'a-b--d': paint(90, 30) }, { update: true })
  run.finishRun()
  expect((await readdir(join(folder, 'baselines'))).sort()).toEqual([light, 'cells.json'])
})

test('the page of differences shows before, after and difference, and escapes story titles', () => {
  const page = renderDifferencesPage([
    {
      story: 'Button <script>',
      message: '12 pixels differ.',
      pictures: [
        { name: 'reference', path: 'before.png' },
        { name: 'actual', path: 'after.png' },
        { name: 'diff', path: 'diff.png' },
      ],
    },
  ])
  expect(page).toMatch(/Antes.*before\.png.*Depois.*after\.png.*Diferença.*diff\.png/s)
  expect(page).not.toContain('<script>')
})
