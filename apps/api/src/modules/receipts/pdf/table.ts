import { ink, margin, type Paper, type Paragraph } from './paper.ts'

/** A column of a table. Its width is in points. */
export interface TableColumn {
  readonly title: string
  readonly width: number
  readonly align?: 'left' | 'right'
}

type Cell = Pick<Paragraph, 'text' | 'color' | 'goTo'>

const padding = 4

/** Writes a table; each page repeats the titles. */
export async function writeTable(
  paper: Paper,
  columns: readonly TableColumn[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const titles = () => {
    const cells = columns.map(({ title }) => ({ text: title, color: ink.subtle }))
    writeRow(paper, columns, cells, 'TH')
  }
  const write = () => {
    titles()
    for (const row of rows) writeRow(paper, columns, row, 'TD')
  }
  await paper.section('Table', write, titles)
}

function writeRow(paper: Paper, columns: readonly TableColumn[], row: readonly Cell[], role: 'TH' | 'TD'): void {
  const cells = row.map(
    (cell, index): Paragraph => ({
      ...cell,
      role,
      size: role === 'TH' ? 8 : 9.5,
      align: columns[index]?.align ?? 'left',
      gap: 0,
    }),
  )
  const widths = columns.map(({ width }) => width - padding * 2)
  const height = Math.max(...cells.map((cell, index) => paper.measure([cell], widths[index]))) + padding * 2
  paper.ensure(height)
  const top = paper.doc.y
  // The line above the row: the next part has its line.
  if (role === 'TD') paper.line(top)
  paper.group('TR', () => {
    let x = margin
    for (const [index, cell] of cells.entries()) {
      const { align = 'left', width = 0 } = columns[index] ?? {}
      // Text begins or ends at the margin of the page.
      paper.write([cell], { x: align === 'left' ? x : x + padding * 2, y: top + padding, width: widths[index] ?? 0 })
      x += width
    }
  })
  paper.doc.y = top + height
}
