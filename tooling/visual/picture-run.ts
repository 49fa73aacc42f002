import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CellAddress } from './cell-address.ts'
import type { Difference } from './differences-page.ts'
import { comparePictures, type Picture, writePicture } from './picture.ts'
import type { SheetFolder } from './sheet-folder.ts'

interface PictureRunOptions {
  /** How long a story may take until its picture is the expected one, or does not change. @default 5000 */
  readonly stableWithinMs?: number
}

/** Compares the pictures of one test run with the contact sheets, and rewrites the sheets when updating. */
export class PictureRun {
  isUpdate = false
  /** The differences of the run, with the pictures that `differences` contains. */
  readonly differences: Difference[] = []
  /** The cells and sheets without a story. */
  readonly stale: string[] = []
  readonly #sheets: SheetFolder
  readonly #differencesFolder: string
  readonly #stableWithinMs: number
  /** The cells that stories of this run have, by sheet; with a picture when the cell must be rewritten. */
  readonly #cells = new Map<string, Map<string, Picture | undefined>>()
  /** The sheets of each story of this run. */
  readonly #sheetsOfStories = new Map<string, Set<string>>()

  constructor(sheets: SheetFolder, differencesFolder: string, { stableWithinMs = 5000 }: PictureRunOptions = {}) {
    this.#sheets = sheets
    this.#stableWithinMs = stableWithinMs
    this.#differencesFolder = differencesFolder
  }

  start(isUpdate: boolean): void {
    this.isUpdate = isUpdate
    rmSync(this.#differencesFolder, { recursive: true, force: true })
  }

  /** Compares a picture of a story with its cell. @returns why it fails, or nothing. */
  async check(story: string, address: CellAddress, take: () => Promise<Picture>): Promise<string | undefined> {
    const { sheet, cell } = address
    const cells = this.#cells.get(sheet) ?? new Map<string, Picture | undefined>()
    this.#cells.set(sheet, cells.set(cell, undefined))
    this.#sheetsOfStories.set(story, (this.#sheetsOfStories.get(story) ?? new Set()).add(sheet))
    const expected = (await this.#sheets.read(sheet)).get(cell)
    const actual = await takeStablePicture(expected, take, this.#stableWithinMs)
    if (!actual) return `${story} (${sheet}): the story changes without an end.`
    const difference = expected ? comparePictures(expected, actual) : { message: 'the sheet has no cell for the story' }
    if (!difference) return undefined
    if (this.isUpdate) {
      cells.set(cell, actual)
      return undefined
    }
    const message = `${story} (${sheet}): ${difference.message}.`
    await this.#saveDifference(message, address, { reference: expected, actual, diff: difference.picture })
    return message
  }

  /** @returns the sheets that a story has been compared with. */
  listSheets(story: string): Iterable<string> {
    return this.#sheetsOfStories.get(story) ?? []
  }

  async #saveDifference(
    message: string,
    { sheet, cell }: CellAddress,
    pictures: Record<'reference' | 'actual' | 'diff', Picture | undefined>,
  ): Promise<void> {
    mkdirSync(this.#differencesFolder, { recursive: true })
    const difference: Difference = { story: `${sheet}: ${cell}`, message, pictures: [] }
    for (const name of ['reference', 'actual', 'diff'] as const) {
      const picture = pictures[name]
      if (!picture) continue
      const path = `${sheet.replace('.webp', '')}-${cell}-${name}.png`
      await writePicture(picture, join(this.#differencesFolder, path))
      difference.pictures.push({ name, path })
    }
    this.differences.push(difference)
  }

  /**
   * Finishes the sheets of a file of stories.
   * @param isComplete whether every story of the file has run and passed; only then a cell without a story is stale.
   */
  async finishSheets(sheets: Iterable<string>, isComplete: boolean): Promise<void> {
    for (const sheet of sheets) {
      const stories = this.#cells.get(sheet) ?? new Map<string, Picture | undefined>()
      const current = this.#sheets.listCells(sheet)
      const stale = isComplete ? current.filter((cell) => !stories.has(cell)) : []
      const isChanged = stale.length > 0 || [...stories.values()].some((picture) => picture !== undefined)
      if (this.isUpdate && isChanged) {
        const old = await this.#sheets.read(sheet)
        const order = new Set(isComplete ? stories.keys() : [...current, ...stories.keys()])
        const cells = [...order].flatMap((cell) => {
          const picture = stories.get(cell) ?? old.get(cell)
          return picture ? [[cell, picture] as const] : []
        })
        await this.#sheets.write(sheet, new Map(cells))
      } else {
        this.stale.push(...stale.map((cell) => `${sheet}: ${cell}`))
      }
      for (const cell of stories.keys()) stories.set(cell, undefined)
      this.#sheets.release(sheet)
    }
  }

  /** Finds the sheets without stories, and removes them when updating. Call it only when every story has run. */
  finishRun(): void {
    const stale = this.#sheets.list().filter((sheet) => !this.#cells.has(sheet))
    if (!this.isUpdate) this.stale.push(...stale)
    else for (const sheet of stale) this.#sheets.remove(sheet)
  }
}

/**
 * Takes pictures until one equals the expected one; without an expected one, until two in a row are equal. Pages load
 * parts late, so that two equal pictures in a row may both be early ones.
 * @returns the picture, or the last one of the time; nothing when a story without a baseline changes without an end.
 */
async function takeStablePicture(
  expected: Picture | undefined,
  take: () => Promise<Picture>,
  stableWithinMs: number,
): Promise<Picture | undefined> {
  const end = Date.now() + stableWithinMs
  let previous = expected
  let last: Picture | undefined
  do {
    const picture = await take()
    if (previous && !comparePictures(previous, picture)) return picture
    if (expected) last = picture
    else previous = picture
  } while (Date.now() < end)
  return last
}
