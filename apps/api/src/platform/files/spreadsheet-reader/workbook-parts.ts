import { dirname, join, normalize } from 'node:path/posix'
import type { Archive } from './archive.ts'
import type { SheetInfo } from './limits.ts'
import { strikeText } from './struck-text.ts'
import { parseXml } from './xml.ts'

/** The parts of a workbook that the cells of a sheet refer to. */
export interface WorkbookParts {
  readonly sheets: readonly SheetInfo[]
  /** The index of the read sheet. */
  readonly index: number
  /** The name of its part. */
  readonly sheet: string
  readonly strings: readonly string[]
  /** Of each cell style, whether a number in it is a date or time. */
  readonly isMoment: readonly boolean[]
  /** Of each cell style, whether its text is struck through. */
  readonly isStruck: readonly boolean[]
  /** Days are counted from 1904. */
  readonly since1904: boolean
}

/** Which sheet is read, and who receives the names of all. */
export interface WorkbookOptions {
  /** The index of the sheet; absent: the first visible one. */
  readonly sheet?: number | undefined
  readonly onSheets: (sheets: readonly SheetInfo[], sheet: number) => void
}

/** More sheets than a person makes; the names of all are stored. */
export const maximumSheets = 100

/**
 * Reads everything of a workbook but the rows.
 *
 * @param chosen The index of the sheet; absent: the first visible one.
 */
export async function readParts(archive: Archive, chosen?: number): Promise<WorkbookParts> {
  const workbook = (await readRelations(archive, '')).byKind('officeDocument') ?? 'xl/workbook.xml'
  const relations = await readRelations(archive, workbook)
  const sheets: (SheetInfo & { readonly id: string })[] = []
  let since1904 = false
  await parseXml(archive.read(workbook), {
    open: (name, attribute) => {
      if (name === 'sheet' && sheets.length < maximumSheets) {
        const hidden = /^(?:veryH|h)idden$/.test(attribute('state') ?? '')
        sheets.push({ id: attribute('id') ?? '', name: (attribute('name') ?? '').slice(0, 31).toWellFormed(), hidden })
      }
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
    },
  })
  const index =
    chosen ??
    Math.max(
      sheets.findIndex(({ hidden }) => !hidden),
      0,
    )
  const sheet = relations.byId(sheets[index]?.id ?? '')
  if (!sheet) throw new Error('the workbook has no sheet')
  const strings = relations.byKind('sharedStrings')
  const styles = relations.byKind('styles')
  return {
    sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    index,
    sheet,
    since1904,
    strings: strings && archive.has(strings) ? await readStrings(archive, strings) : [],
    ...(styles && archive.has(styles) ? await readStyles(archive, styles) : { isMoment: [], isStruck: [] }),
  }
}

interface Relations {
  byId(id: string): string | undefined
  byKind(kind: string): string | undefined
}

async function readRelations(archive: Archive, part: string): Promise<Relations> {
  const folder = part === '' ? '' : dirname(part)
  const name = join(folder, '_rels', `${part.slice(part.lastIndexOf('/') + 1)}.rels`)
  const relations: { id: string; kind: string; target: string }[] = []
  if (archive.has(name)) {
    await parseXml(archive.read(name), {
      open: (element, attribute) => {
        const target = attribute('Target')
        if (element !== 'Relationship' || !target) return
        const path = target.startsWith('/') ? target.slice(1) : join(folder, target)
        const kind = attribute('Type')?.split('/').at(-1) ?? ''
        relations.push({ id: attribute('Id') ?? '', kind, target: normalize(path) })
      },
    })
  }
  return {
    byId: (id) => relations.find((relation) => relation.id === id)?.target,
    byKind: (kind) => relations.find((relation) => relation.kind === kind)?.target,
  }
}

/** The texts that cells share. A text may consist of runs with different formats; its phonetic reading is left out. */
async function readStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = []
  const runs = new TextRuns()
  await parseXml(archive.read(part), {
    open: (name, attribute) => {
      if (name === 'si') runs.clear()
      runs.open(name, attribute)
    },
    text: (piece) => runs.add(piece),
    close: (name) => {
      runs.close(name)
      if (name === 'si') strings.push(runs.text)
    },
  })
  return strings
}

/** Collects a text with its formats: the characters of a struck run have strokes, and a phonetic reading is left out. */
export class TextRuns {
  #text = ''
  #piece = ''
  #isReading = false
  #isPhonetic = false
  #isStruck = false

  clear(): void {
    this.#text = ''
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (name === 'rPh') this.#isPhonetic = true
    else if (name === 'r') this.#isStruck = false
    else if (name === 'strike') this.#isStruck = !isFalse(attribute('val'))
    this.#isReading = name === 't' && !this.#isPhonetic
    if (name === 't') this.#piece = ''
  }

  add(piece: string): void {
    if (this.#isReading) this.#piece += piece
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false
    else if (name === 'r') this.#isStruck = false
    else if (name === 't' && this.#isReading) {
      const text = unescapeText(this.#piece)
      this.#text += this.#isStruck ? strikeText(text) : text
      this.#isReading = false
    }
  }

  get text(): string {
    return this.#text
  }
}

const isFalse = (text: string | undefined): boolean => text === '0' || text === 'false'

/** Decodes `_x000D_`, which Excel writes for characters that XML cannot contain. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Formats that every spreadsheet has without naming them. */
const isBuiltInMoment = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47)

async function readStyles(archive: Archive, part: string): Promise<Pick<WorkbookParts, 'isMoment' | 'isStruck'>> {
  const { isDateFormat } = await import('hucre')
  const named = new Map<number, boolean>()
  const isMoment: boolean[] = []
  const isStruck: boolean[] = []
  const struckFonts: boolean[] = []
  let [inCells, inFonts] = [false, false]
  await parseXml(archive.read(part), {
    open: (name, attribute) => {
      if (name === 'cellXfs') inCells = true
      // Conditional formats have fonts too.
      if (name === 'fonts') inFonts = true
      if (name === 'font' && inFonts) struckFonts.push(false)
      if (name === 'strike' && inFonts) struckFonts.splice(-1, 1, !isFalse(attribute('val')))
      const id = Number(attribute('numFmtId') ?? 0)
      if (name === 'numFmt') named.set(id, isDateFormat((attribute('formatCode') ?? '').slice(0, 255)))
      if (name !== 'xf' || !inCells) return
      isMoment.push(named.get(id) ?? isBuiltInMoment(id))
      isStruck.push(struckFonts[Number(attribute('fontId') ?? 0)] ?? false)
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
      if (name === 'fonts') inFonts = false
    },
  })
  return { isMoment, isStruck }
}
