/**
 * The baselines: lossless contact sheets, each with the stories of one title in one theme in a column of labelled cells.
 * `cells.json` has the size of each cell, in the order of the column.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cropPicture, decodePicture, type Picture, pastePicture, writePicture } from './picture.ts'

export type Cells = ReadonlyMap<string, Picture>

const manifestName = 'cells.json'
const labelHeight = 24
/** So that the name of a story fits above the small picture of a phone. */
const minWidth = 320
/** The largest height of a WebP file. */
const maxHeight = 16_383

const labelColors = { background: '#e8ebf0', text: '#17202e' }
const labelFont = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf/DejaVuSans.ttf',
)

async function renderLabel(text: string, width: number): Promise<Picture> {
  const words = `<span foreground="${labelColors.text}">${text}</span>`
  const label = sharp({ text: { text: words, font: 'DejaVu Sans 9', fontfile: labelFont, dpi: 96, rgba: true } })
  const strip = sharp({ create: { width, height: labelHeight, channels: 4, background: labelColors.background } })
  const data = await strip
    .composite([{ input: await label.png().toBuffer(), left: 8, top: 5 }])
    .raw()
    .toBuffer()
  return { data, width, height: labelHeight }
}

const formatSize = ({ width, height }: Picture) => `${width}x${height}`

function parseSize(size: string): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** The contact sheets of a folder. */
export class SheetFolder {
  readonly #folder: string
  readonly #manifest: Record<string, Record<string, string>>
  readonly #open = new Map<string, Promise<Cells>>()

  constructor(folder: string) {
    this.#folder = folder
    const path = join(folder, manifestName)
    this.#manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  }

  /** @returns the files that are not the manifest, and the sheets that the manifest names without a file. */
  list(): string[] {
    const files = existsSync(this.#folder) ? readdirSync(this.#folder).filter((file) => file !== manifestName) : []
    return [...new Set([...files, ...Object.keys(this.#manifest)])].sort()
  }

  /** @returns the names of the cells of a sheet, in their order. */
  listCells(sheet: string): string[] {
    return Object.keys(this.#manifest[sheet] ?? {})
  }

  /** @returns the pictures of a sheet, kept in memory until `release`; none for a sheet that does not exist. */
  read(sheet: string): Promise<Cells> {
    const cells = this.#open.get(sheet) ?? this.#decode(sheet)
    this.#open.set(sheet, cells)
    return cells
  }

  release(sheet: string): void {
    this.#open.delete(sheet)
  }

  async #decode(sheet: string): Promise<Cells> {
    const sizes = this.#manifest[sheet]
    const cells = new Map<string, Picture>()
    if (!sizes) return cells
    const picture = await decodePicture(await readFile(join(this.#folder, sheet)))
    let top = 0
    for (const [cell, size] of Object.entries(sizes)) {
      const { width, height } = parseSize(size)
      cells.set(cell, cropPicture(picture, top + labelHeight, width, height))
      top += labelHeight + height
    }
    if (top !== picture.height) throw new Error(`${sheet} does not have the size that ${manifestName} states.`)
    return cells
  }

  /** Writes a sheet with the cells in their order, and the manifest. */
  async write(sheet: string, cells: Cells): Promise<void> {
    const width = Math.max(minWidth, ...[...cells.values()].map((cell) => cell.width))
    const height = [...cells.values()].reduce((sum, cell) => sum + labelHeight + cell.height, 0)
    if (height > maxHeight) throw new Error(`${sheet} would be higher than ${maxHeight} pixels: divide the stories.`)
    const picture = { data: Buffer.alloc(width * height * 4, 255), width, height }
    let top = 0
    for (const [name, cell] of cells) {
      pastePicture(await renderLabel(name, width), picture, 0, top)
      pastePicture(cell, picture, 0, top + labelHeight)
      top += labelHeight + cell.height
    }
    mkdirSync(this.#folder, { recursive: true })
    await writePicture(picture, join(this.#folder, sheet))
    this.#manifest[sheet] = Object.fromEntries([...cells].map(([name, cell]) => [name, formatSize(cell)]))
    this.#writeManifest()
  }

  remove(sheet: string): void {
    rmSync(join(this.#folder, sheet), { force: true })
    delete this.#manifest[sheet]
    this.#writeManifest()
  }

  #writeManifest() {
    const sorted = Object.fromEntries(Object.entries(this.#manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(join(this.#folder, manifestName), `${JSON.stringify(sorted, null, 2)}\n`)
  }
}
