import { describeReceiptEvent, getStopName } from '@malote/api-client/contract'
import type { IssuedReceipt } from '../issue.service.ts'
import { formatSecond } from './formats.ts'
import { ink, type Paper, type Paragraph } from './paper.ts'
import type { PrintedReceipt } from './printed-receipt.ts'
import { writeHeading } from './stops.ts'

const distance = 16
const timeWidth = 88

/** Writes what happened, in two columns of public events: the first half, then the second. */
export async function writeHistory(paper: Paper, { receipt: { statement, details } }: IssuedReceipt): Promise<void> {
  const cells = statement.events.map((event): [Paragraph[], Paragraph[]] => {
    const place = details.places.find(({ event: position }) => position === event.position)?.place
    const facts = [
      describeReceiptEvent(event, statement),
      event.occurredAt < event.recordedAt && `recebido em ${formatSecond(event.recordedAt)}`,
      place && `em ${place.latitude}, ${place.longitude} (precisão de ${Math.round(place.accuracyMeters)} m)`,
    ]
    return [
      [{ text: formatSecond(event.occurredAt), size: 8.5, color: ink.subtle }],
      [{ text: facts.filter(Boolean).join(' · '), size: 8.5 }],
    ]
  })
  const half = (paper.width - distance) / 2
  const widths = [timeWidth, half - timeWidth - 8, timeWidth, half - timeWidth - 8]
  const rows = Math.ceil(cells.length / 2)
  const note = 'Horários de Brasília; os das paradas são os do local. Os códigos de cada evento estão no anexo.'
  paper.ensure(40 + Math.min(rows, 4) * 14)
  await paper.section('Sect', () => {
    writeHeading(paper, 'Histórico')
    for (let row = 0; row < rows; row++) paper.columns([...(cells[row] ?? []), ...(cells[row + rows] ?? [])], 8, widths)
    paper.ensure(16)
    paper.write([{ text: note, size: 8, color: ink.subtle }], { y: paper.doc.y + 2 })
  })
}

/** Writes what a program needs to verify the receipt, on a page that has little else. */
export async function writeAppendix(paper: Paper, issued: PrintedReceipt): Promise<void> {
  const { statement, signature, verificationUrl } = issued.receipt
  if (paper.doc.y > paper.bottom / 2) paper.addPage()
  else paper.doc.y += 24
  await paper.section('Sect', () => {
    const guide =
      'Cada código confirma o evento e o código anterior: mudar um evento muda todos os códigos depois dele. O código do ' +
      'último evento faz parte da assinatura digital. O arquivo assinado (JSON) está anexado a este PDF.'
    paper.write([
      { text: 'Anexo: códigos de conferência', font: 'semibold', size: 16, role: 'H2', gap: 4 },
      { text: guide, color: ink.subtle, gap: 10 },
    ])
    writeCodes(
      paper,
      'Eventos',
      statement.events.map((event) => [
        `${formatSecond(event.occurredAt)} · ${describeReceiptEvent(event, statement)}`,
        event.hash,
      ]),
    )
    writeCodes(paper, 'Fotos e assinaturas (SHA-256)', listFileSums(issued))
    writeCodes(paper, 'Assinatura digital', [
      [`${signature.algorithm}, chave ${signature.keyId}, de ${formatSecond(statement.issuedAt)}`, signature.value],
      ['Código do último evento', statement.lastHash],
      ['Nomes e endereços (SHA-256)', statement.detailsHash],
    ])
    const link: Paragraph = {
      text: `Confira em ${verificationUrl}`,
      link: verificationUrl,
      size: 8,
      color: ink.primary,
    }
    paper.ensure(20)
    paper.write([link])
  })
}

function listFileSums(issued: PrintedReceipt): [string, string][] {
  return issued.stops.flatMap((stop) =>
    issued.proofs
      .filter(({ stop_id }) => stop_id === stop.id)
      .map(({ kind, created_at, sum }): [string, string] => {
        const name = kind === 'signature' ? 'Assinatura' : 'Foto'
        return [`${getStopName(issued.order, stop)} · ${name} · ${formatSecond(created_at.toISOString(), stop)}`, sum]
      }),
  )
}

function writeCodes(paper: Paper, title: string, codes: readonly (readonly [label: string, code: string])[]): void {
  if (codes.length === 0) return
  paper.ensure(60)
  writeHeading(paper, title)
  for (const [label, code] of codes) {
    const paragraphs: Paragraph[] = [
      { text: label, size: 8, gap: 0 },
      { text: code, font: 'mono', size: 7, color: ink.subtle, gap: 5 },
    ]
    paper.ensure(paper.measure(paragraphs))
    paper.write(paragraphs)
  }
  paper.doc.y += 6
}
