import type { ServiceOrder } from '@malote/api-client/contract'
import { formatCount, formatMoney } from './formats.ts'
import { ink, margin, type Paper, type Paragraph } from './paper.ts'
import { writeHeading } from './stops.ts'

type Item = ServiceOrder['items'][number]

interface Column {
  readonly title: string
  readonly width: number
  readonly value: (item: Item) => string
  readonly isShown: boolean
}

const widthOfNumbers = 76

/** Writes the items as a table; each page repeats the titles. Columns without a value are left out. */
export async function writeItems(paper: Paper, { items, notes }: ServiceOrder): Promise<void> {
  if (items.length > 0) {
    const columns = listColumns(items, paper.width)
    paper.ensure(72)
    await paper.section('Sect', async () => {
      writeHeading(paper, 'Itens')
      const titles = () => writeRow(paper, columns, 'TH', (column) => column.title)
      const write = () => {
        titles()
        for (const item of items) writeRow(paper, columns, 'TD', (column) => column.value(item))
      }
      await paper.section('Table', write, titles)
      paper.doc.y += 8
    })
  }
  if (notes) {
    const paragraphs: Paragraph[] = [{ text: notes, gap: 12 }]
    paper.ensure(paper.measure(paragraphs) + 32)
    await paper.section('Sect', () => {
      writeHeading(paper, 'Observações')
      paper.write(paragraphs)
    })
  }
}

function listColumns(items: readonly Item[], width: number): Column[] {
  const all: Column[] = [
    { title: 'Quantidade', width: widthOfNumbers, value: (item) => formatCount(item.quantity), isShown: true },
    {
      title: 'Peso',
      width: widthOfNumbers,
      value: ({ weightGrams }) => (weightGrams ? `${formatCount(weightGrams / 1000)} kg` : '—'),
      isShown: items.some(({ weightGrams }) => Boolean(weightGrams)),
    },
    {
      title: 'Valor',
      width: widthOfNumbers,
      value: ({ valueCents }) => (valueCents ? formatMoney(valueCents) : '—'),
      isShown: items.some(({ valueCents }) => Boolean(valueCents)),
    },
  ]
  const numbers = all.filter(({ isShown }) => isShown)
  const rest = width - numbers.length * widthOfNumbers
  const value = ({ description, fragile }: Item) => `${description}${fragile ? ' (frágil)' : ''}`
  return [{ title: 'Item', width: rest, value, isShown: true }, ...numbers]
}

function writeRow(paper: Paper, columns: readonly Column[], role: 'TH' | 'TD', text: (column: Column) => string): void {
  const toCell = (column: Column, index: number): Paragraph => ({
    text: text(column),
    role,
    size: role === 'TH' ? 8 : 9.5,
    color: role === 'TH' ? ink.subtle : ink.text,
    align: index === 0 ? 'left' : 'right',
    gap: 0,
  })
  const cells = columns.map(toCell)
  const widths = columns.map(({ width }, index) => (index === 0 ? width - 12 : width - 4))
  const height = Math.max(...cells.map((cell, index) => paper.measure([cell], widths[index]))) + 8
  paper.ensure(height)
  const top = paper.doc.y
  paper.group('TR', () => {
    let x = margin
    for (const [index, cell] of cells.entries()) {
      paper.write([cell], { x: index === 0 ? x : x + 4, y: top + 4, width: widths[index] ?? 0 })
      x += columns[index]?.width ?? 0
    }
  })
  // The line above the row: the next part has its line.
  if (role === 'TD') {
    paper.decorate((doc) => {
      doc
        .moveTo(margin, top)
        .lineTo(margin + paper.width, top)
        .lineWidth(0.5)
        .stroke(ink.line)
    })
  }
  paper.doc.y = top + height
}
