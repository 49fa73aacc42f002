import { Parser } from 'htmlparser2'

/** Elements whose text is never shown. */
const unshownNames = new Set(['style', 'script', 'title', 'template', 'noscript', 'head'])
/**
 * Styles that hide an element. A font size of 0 does not: layouts set it on elements around visible text. Neither does
 * `mso-hide`, which is for Outlook only.
 */
const hidingStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:!|;|$)|max-height\s*:\s*0)/i
/** Elements whose text is struck out: it holds no more. */
const struckNames = new Set(['s', 'strike', 'del'])
const struckStyle = /text-decoration(?:-line)?\s*:[^;]*line-through/i
/** @returns whether an HTML text has an element or a style that may strike text out. */
export const mayHaveStruckText = (html: string): boolean => /<(?:s|strike|del)[\s>]|line-through/i.test(html)
/** Around text that is struck out, as in notations of plain text. */
const struckMark = '~~'

/** Elements that start a line. */
const breakNames = new Set(['br', 'p', 'div', 'li'])

/** Characters of a style; a longer one is no style of people. */
const longestStyle = 2_000

/**
 * Elements inside each other, far more than a conversation of a hundred replies has. The parser looks through the open
 * elements at each one, so that more of them take time without limit; what follows is not read.
 */
const deepestElement = 1_000

/** Cells from which a row of a table is a record; layouts have fewer. */
const fewestCells = 3
/** Characters of a cell up to which it is a value, and no part of a layout. */
const longestCell = 120
/** Between the cells of a record, as in pasted tables. */
const cellSeparator = ' ; '

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface OpenElement {
  readonly name: string
  readonly isHidden: boolean
  readonly isStruck: boolean
}

/** A row of a table that is open. */
interface OpenRow {
  /** The index of its first piece. */
  readonly start: number
  readonly cells: string[]
  hasTable: boolean
}

/**
 * Returns an HTML text without what its reader does not see, such as hidden previews and templates, with marks around what is
 * struck out, because a row that was canceled is no order, and with the cells of a record in one line. In linear time.
 */
export function toShownHtml(html: string): string {
  const pieces: string[] = []
  const open: OpenElement[] = []
  const rows: OpenRow[] = []
  const isHidden = () => open.at(-1)?.isHidden ?? false
  const isStruck = () => open.at(-1)?.isStruck ?? false
  const closeRow = () => {
    const row = rows.pop()
    if (!row || row.hasTable || row.cells.length < fewestCells) return
    const cells = row.cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
    if (cells.some((cell) => cell.length > longestCell)) return
    // A record is one line, whatever its cells consist of.
    pieces.splice(row.start, pieces.length, '<tr><td>', cells.map(escapeHtml).join(cellSeparator), '</td>')
  }
  const parser = new Parser({
    onopentag(name, { style: written = '', hidden, href }) {
      if (open.length >= deepestElement) return parser.pause()
      const style = written.slice(0, longestStyle)
      const isElementHidden = isHidden() || unshownNames.has(name) || hidden !== undefined || hidingStyle.test(style)
      open.push({
        name,
        isHidden: isElementHidden,
        isStruck: isStruck() || struckNames.has(name) || struckStyle.test(style),
      })
      if (isElementHidden) return
      const row = rows.at(-1)
      if (name === 'table' && row) row.hasTable = true
      if (name === 'tr') rows.push({ start: pieces.length, cells: [], hasTable: false })
      if (name === 'td' || name === 'th') row?.cells.push('')
      else if (breakNames.has(name) && row && row.cells.length > 0) row.cells.push(`${row.cells.pop()} `)
      const link = name === 'a' && href !== undefined ? ` href="${escapeHtml(href).replaceAll('"', '&quot;')}"` : ''
      pieces.push(`<${name}${link}>`)
    },
    ontext(text) {
      if (isHidden()) return
      const shown = isStruck() && text.trim() !== '' ? `${struckMark}${text}${struckMark}` : text
      pieces.push(escapeHtml(shown))
      const cells = rows.at(-1)?.cells
      if (cells && cells.length > 0) cells.push(`${cells.pop()}${shown}`)
    },
    onclosetag() {
      const element = open.pop()
      if (!element || element.isHidden) return
      if (element.name === 'tr') closeRow()
      pieces.push(`</${element.name}>`)
    },
  })
  parser.end(html)
  return pieces.join('')
}
