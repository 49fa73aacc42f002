import { formatAmount } from '../../../domain/amounts.ts'
import { formatMoment } from './formats.ts'
import { writeBrand } from './head.ts'
import { ink, type Paper } from './paper.ts'
import type { ContentsPage, PaperLogos } from './printed-receipt.ts'
import { writeHeading } from './stops.ts'
import { writeTable } from './table.ts'

const numberWidth = 108
const momentWidth = 104

/** Writes the first page of several receipts: which orders it has, with links to them, and which have none. */
export async function writeContents(
  paper: Paper,
  { issuer, receipts, missing }: ContentsPage,
  logos: Pick<PaperLogos, 'issuer'>,
): Promise<void> {
  const count = formatAmount(receipts.length, 'comprovante', 'comprovantes')
  const without = formatAmount(missing.length, 'ordem sem comprovante', 'ordens sem comprovante')
  await paper.section('Sect', async () => {
    writeBrand(paper, { issuer, company: '' }, { ...logos, company: undefined }, ['Comprovantes', count])
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
      receipts.map(({ orderNumber, company, result, endedAt }) => [
        { text: orderNumber, goTo: orderNumber, color: ink.primary },
        { text: company },
        { text: result },
        { text: formatMoment(endedAt) },
      ]),
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
  paper.finishPages([count, issuer].filter(Boolean).join(' · '))
}
