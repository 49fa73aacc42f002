import { describeReceiptStatus } from '@malote/api-client/contract'
import type { IssuedReceipt } from '../issue.service.ts'
import type { MissingReceipt } from '../receipt-export.service.ts'
import { formatMoment } from './formats.ts'
import { writeBrand } from './head.ts'
import { ink, type Paper } from './paper.ts'
import type { PaperLogos } from './printed-receipt.ts'
import { writeHeading } from './stops.ts'
import { writeTable } from './table.ts'

const numberWidth = 108
const momentWidth = 104

/** Writes the first page of several receipts: which orders it has, with links to them, and which have none. */
export async function writeContents(
  paper: Paper,
  issued: readonly IssuedReceipt[],
  missing: readonly MissingReceipt[],
  { issuer }: Pick<PaperLogos, 'issuer'>,
): Promise<void> {
  const count = issued.length === 1 ? '1 comprovante' : `${issued.length} comprovantes`
  const without = missing.length === 1 ? '1 ordem sem comprovante' : `${missing.length} ordens sem comprovante`
  await paper.section('Sect', async () => {
    const names = { issuer: issued[0]?.receipt.statement.issuer, company: '' }
    writeBrand(paper, names, { issuer, company: undefined }, ['Comprovantes', count])
    paper.write([
      { text: count, font: 'semibold', size: 18, role: 'H1', gap: 4 },
      {
        text: missing.length > 0 ? `${without}, no fim desta lista.` : 'Um depois do outro, na ordem desta lista.',
        gap: 10,
      },
    ])
    await writeTable(
      paper,
      [
        { title: 'Ordem', width: numberWidth },
        { title: 'Empresa', width: 130 },
        { title: 'Resultado', width: paper.width - numberWidth - momentWidth - 130 },
        { title: 'Terminou em', width: momentWidth },
      ],
      issued.map(({ order }) => {
        const at = order.deliveredAt ?? order.closedAt ?? order.updatedAt
        return [
          { text: order.orderNumber, goTo: order.orderNumber, color: ink.primary },
          { text: order.company.name },
          { text: describeReceiptStatus(order) },
          { text: formatMoment(at) },
        ]
      }),
    )
    if (missing.length > 0) {
      paper.doc.y += 12
      paper.ensure(80)
      writeHeading(paper, 'Sem comprovante')
      paper.write([
        { text: 'O comprovante é emitido quando a ordem é entregue ou devolvida.', color: ink.subtle, gap: 4 },
      ])
      await writeTable(
        paper,
        [
          { title: 'Ordem', width: numberWidth },
          { title: 'Status', width: paper.width - numberWidth },
        ],
        missing.map(({ orderNumber, reason }) => [{ text: orderNumber }, { text: reason }]),
      )
    }
  })
  paper.finishPages(`${count}${issued[0]?.receipt.statement.issuer ? ` · ${issued[0].receipt.statement.issuer}` : ''}`)
}
