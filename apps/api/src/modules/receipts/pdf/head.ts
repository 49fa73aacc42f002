import {
  describeReceiptStatus,
  listOrderFacts,
  listReceiptProofs,
  type ServiceOrder,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { encode } from 'uqr'
import type { IssuedReceipt } from '../issue.service.ts'
import { formatMoment, formatMoney } from './formats.ts'
import { drawLogo, logoBox } from './logos.ts'
import { ink, margin, type Paper, type Paragraph } from './paper.ts'
import type { PaperLogos } from './printed-receipt.ts'

const qrSide = 84

/** Writes who delivered, what happened, where it can be verified, and the facts of the order. */
export async function writeHead(paper: Paper, issued: IssuedReceipt, logos: PaperLogos): Promise<void> {
  const { receipt, order } = issued
  await paper.section('Sect', () => {
    const kind = order.status === 'delivered' ? 'Comprovante de entrega' : 'Comprovante da ordem'
    writeBrand(paper, { issuer: receipt.statement.issuer, company: order.company.name }, logos, [
      kind,
      order.orderNumber,
    ])
    writeStatus(paper, issued)
    const { issuedAt } = receipt.statement
    const address = { text: receipt.verificationUrl, link: receipt.verificationUrl, size: 8, color: ink.primary }
    const signed = `Assinado em ${formatMoment(issuedAt)} com a chave ${receipt.signature.keyId}.`
    paper.columns([[address], [{ text: signed, size: 8, color: ink.subtle, align: 'right' }]], 12, [
      paper.width * 0.45,
      paper.width * 0.55 - 12,
    ])
    paper.doc.y += 8
    writeFacts(paper, listFacts(order))
  })
}

/** The names that the logos replace. */
interface BrandNames {
  readonly issuer: string | null | undefined
  readonly company: string
}

/**
 * Writes who issues the document, and on the other side what it is and the logo of the company. Without a logo of the
 * issuer, its name is next to the pouch of the product's logo.
 */
export function writeBrand(
  paper: Paper,
  names: BrandNames,
  { issuer, company }: PaperLogos,
  [kind, title]: readonly [string, string],
): void {
  const top = margin - 6
  const half = paper.width / 2
  const name = names.issuer ?? 'Malote'
  if (issuer) drawLogo(paper, issuer, name, 'left', top)
  else {
    drawPouch(paper, top)
    paper.write([{ text: name, font: 'semibold', size: 13 }], { x: margin + 36, y: top + 7, width: half - 36 })
  }
  const left = issuer ? top + logoBox.height : paper.doc.y
  const right: Paragraph[] = [
    { text: kind, size: 9, color: ink.subtle, align: 'right', gap: 1 },
    { text: title, font: 'semibold', size: 13, align: 'right' },
  ]
  const width = company ? half - logoBox.width - 16 : half
  paper.write(right, { x: margin + half, y: company ? top + 3 : top, width })
  const bottom = paper.doc.y
  if (company) drawLogo(paper, company, names.company, 'right', top)
  paper.doc.y = Math.max(left, bottom, company ? top + logoBox.height : 0) + 10
}

/** Draws the pouch of the product's logo. */
function drawPouch(paper: Paper, top: number): void {
  paper.decorate((doc) => {
    doc.save().translate(margin, top)
    doc.path('M9.5 7V5.8A2.8 2.8 0 0 1 12.3 3h3.4a2.8 2.8 0 0 1 2.8 2.8V7').lineWidth(2.4).stroke(ink.primary)
    doc.roundedRect(2, 7, 24, 18, 5).fill(ink.primary)
    doc.path('M2 12a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v.6l-9.7 5.6a4.6 4.6 0 0 1-4.6 0L2 12.6z').fill(ink.accent)
    doc.circle(14, 16, 2).fill(ink.primary)
    doc.restore()
  })
}

/** When the order ended, and by which proofs. */
function describeEnd({ order, proofs }: IssuedReceipt): string {
  const [only, ...others] = order.stops.filter(({ kind }) => kind === 'dropoff')
  const at = order.deliveredAt ?? order.closedAt
  const moment = at && `Em ${formatMoment(at, others.length === 0 ? only : undefined)}`
  return [moment, ...listReceiptProofs(order, proofs)].filter(Boolean).join(' · ')
}

/** The status on its color, with the code of the public page. */
function writeStatus(paper: Paper, issued: IssuedReceipt): void {
  const title = describeReceiptStatus(issued.order)
  const { status } = issued.order
  const color = status === 'delivered' ? ink.success : ink.text
  const inner = { x: margin + 20, width: paper.width - qrSide - 20 - 52 }
  const word: Paragraph = { text: serviceOrderStatusLabels[status], font: 'semibold', size: 11, color, gap: 5 }
  const lines: Paragraph[] = [
    // The longest name has four lines at the smaller size.
    { text: title, font: 'semibold', size: title.length > 60 ? 14 : 18, role: 'H1', gap: 4 },
    { text: describeEnd(issued), size: 10.5 },
  ]
  const content = paper.measure([word, ...lines], inner.width)
  const height = Math.max(content + 28, qrSide + 36)
  const top = paper.doc.y
  const x = margin + paper.width - qrSide - 28
  paper.decorate((doc) => {
    doc.roundedRect(margin, top, paper.width, height, 8).fill(backgrounds[status] ?? ink.faint)
    doc.rect(margin, top + 8, 4, height - 16).fill(color)
    doc.roundedRect(x, top + 10, qrSide + 16, height - 20, 6).fill(ink.white)
  })
  const y = top + (height - content) / 2
  drawStatusIcon(paper, status === 'delivered', inner.x + 7, y + 7, color)
  paper.write([word], { x: inner.x + 20, y, width: inner.width - 20 })
  paper.write(lines, { ...inner })
  const qrTop = top + (height - qrSide - 14) / 2
  const { verificationUrl } = issued.receipt
  paper.figure(`Código QR que confere este comprovante: ${verificationUrl}`, (doc) => {
    drawQr(doc, verificationUrl, x + 8, qrTop)
  })
  const caption: Paragraph = { text: 'Confira aqui', size: 8, color: ink.subtle, align: 'center', gap: 0 }
  paper.write([caption], { x: x + 8, y: qrTop + qrSide + 1, width: qrSide })
  paper.doc.y = top + height + 8
}

const backgrounds: Partial<Record<ServiceOrder['status'], string>> = {
  delivered: ink.successSoft,
  partially_delivered: ink.accentSoft,
}

/** A check mark for a delivery, a dot for every other end, in a circle. */
function drawStatusIcon(paper: Paper, isDelivered: boolean, x: number, y: number, color: string): void {
  paper.decorate((doc) => {
    doc.circle(x, y, 7).fill(color)
    if (!isDelivered) doc.circle(x, y, 2.5).fill(ink.white)
    else {
      doc
        .moveTo(x - 3.2, y + 0.2)
        .lineTo(x - 0.9, y + 2.6)
        .lineTo(x + 3.4, y - 2.4)
      doc.lineWidth(1.5).lineCap('round').stroke(ink.white)
      doc.lineCap('butt')
    }
  })
}

/** Draws the code as vectors. */
function drawQr(doc: Paper['doc'], address: string, x: number, y: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 1 })
  const side = qrSide / size
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) doc.rect(x + column * side, y + row * side, side, side)
    }
  }
  doc.fill(ink.text)
}

type Fact = readonly [label: string, value: string]

function listFacts(order: ServiceOrder): Fact[] {
  const [pickup, first, second] = order.stops
  const dropoff = second ? undefined : first
  const facts: [string, string | null | undefined | false][] = [
    ['Empresa', order.company.name],
    ['Responsável', order.assignee?.name],
    ...listOrderFacts(order, formatMoney),
    ['Solicitada em', formatMoment(order.createdAt)],
    ['Coletada em', order.collectedAt && formatMoment(order.collectedAt, pickup)],
    ['Entregue em', order.deliveredAt && formatMoment(order.deliveredAt, dropoff)],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** Writes facts in four columns, each with its label above. */
function writeFacts(paper: Paper, facts: readonly Fact[]): void {
  for (let index = 0; index < facts.length; index += 4) {
    const row = facts.slice(index, index + 4).map(([label, value]): Paragraph[] => [
      { text: label, size: 8, color: ink.subtle, gap: 0 },
      { text: value, gap: 5 },
    ])
    while (row.length < 4) row.push([])
    paper.columns(row)
  }
}
