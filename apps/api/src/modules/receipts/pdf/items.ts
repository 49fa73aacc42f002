import type { ServiceOrder } from '@malote/api-client/contract'
import { formatCount } from '../../../domain/amounts.ts'
import { formatMoney } from './formats.ts'
import type { Paper, Paragraph } from './paper.ts'
import { writeHeading } from './stops.ts'
import { type TableColumn, writeTable } from './table.ts'

type Item = ServiceOrder['items'][number]
type ItemColumn = TableColumn & { readonly value: (item: Item) => string }

const widthOfNumbers = 76

/** Writes the items and the notes. Columns without a value are left out. */
export async function writeItems(paper: Paper, { items, notes }: ServiceOrder): Promise<void> {
  if (items.length > 0) {
    const columns = listColumns(items, paper.width)
    paper.ensure(72)
    await paper.section('Sect', async () => {
      writeHeading(paper, 'Itens')
      const rows = items.map((item) => columns.map(({ value }) => ({ text: value(item) })))
      await writeTable(paper, columns, rows)
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

function listColumns(items: readonly Item[], width: number): ItemColumn[] {
  const numbers: ItemColumn[] = [toNumbers('Quantidade', (item) => formatCount(item.quantity))]
  if (items.some(({ weightGrams }) => weightGrams)) {
    numbers.push(
      toNumbers('Peso unitário', ({ weightGrams }) => (weightGrams ? `${formatCount(weightGrams / 1000)} kg` : '—')),
    )
  }
  if (items.some(({ valueCents }) => valueCents)) {
    numbers.push(toNumbers('Valor unitário', ({ valueCents }) => (valueCents ? formatMoney(valueCents) : '—')))
  }
  const value = ({ description, fragile }: Item) => `${description}${fragile ? ' (frágil)' : ''}`
  return [{ title: 'Item', width: width - numbers.length * widthOfNumbers, value }, ...numbers]
}

const toNumbers = (title: string, value: ItemColumn['value']): ItemColumn => ({
  title,
  width: widthOfNumbers,
  align: 'right',
  value,
})
