import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  describeReceiptEvent,
  formatAddress,
  formatEventPlace,
  getTimeZone,
  type Stop,
  serviceOrderStatusLabels,
  stopStateLabels,
} from '@malote/api-client/contract'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Context } from '../../platform/context.ts'
import { createSemaphore } from '../../platform/jobs/semaphore.ts'
import { listStops } from '../service-orders/index.ts'
import type { IssuedReceipt } from './issue.service.ts'
import type { ProofRow } from './receipts.sql.ts'

type Doc = InstanceType<typeof PDFDocument>

const margin = 48
const pictureWidth = 220
const pictureHeight = 165
/** Enough to print a picture of that width. */
const picturePixels = 900

/** A PDF decodes the pictures of its order: a process writes one at a time. */
const writing = createSemaphore(1)

/** Writes the receipt as a PDF on A4, with its pictures, a code to the public page and the JSON file attached. */
export async function writeReceiptPdf(ctx: Context, issued: IssuedReceipt): Promise<Readable> {
  const leave = await writing.acquire()
  try {
    return await writeDocument(ctx, issued)
  } finally {
    leave?.()
  }
}

async function writeDocument(ctx: Context, issued: IssuedReceipt): Promise<Readable> {
  const { receipt, order, proofs } = issued
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: `Comprovante ${order.orderNumber}`,
      Author: toLatin(receipt.statement.issuer ?? 'Malote'),
      CreationDate: new Date(receipt.statement.issuedAt),
    },
  })
  writeHead(doc, issued)
  for (const stop of listStops(order)) {
    writeStop(doc, stop)
    await writePictures(ctx, doc, stop, proofs)
  }
  writeHistory(doc, issued)
  writeSignature(doc, issued)
  doc.file(Buffer.from(JSON.stringify(receipt, null, 2)), {
    name: 'comprovante.json',
    type: 'application/json',
    description: 'O comprovante assinado, para conferir.',
  })
  doc.end()
  return doc as unknown as Readable
}

/** The fonts of the format have the letters of Western Europe; other letters lose their marks. */
function toLatin(text: string): string {
  const plain = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')
  return text
    .normalize('NFC')
    .replace(/[^\x20-\x7e\xa0-\xff–—‘’“”•…\n]/gu, (letter) =>
      /^[\x20-\x7e]+$/.test(plain(letter)) ? plain(letter) : '?',
    )
}

function moment(at: string, stop?: Stop): string {
  const timeZone = stop ? getTimeZone({ state: stop.address.state, postalCode: stop.address.postalCode }) : zone
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(new Date(at))
}
const zone = 'America/Sao_Paulo'

const heading = (doc: Doc, text: string) =>
  doc.moveDown(0.8).font('Helvetica-Bold').fontSize(11).text(toLatin(text)).font('Helvetica').fontSize(9.5)
const line = (doc: Doc, text: string | null | undefined | false) => text && doc.text(toLatin(text))

function writeHead(doc: Doc, { receipt, order }: IssuedReceipt): void {
  const { statement } = receipt
  const delivered = order.status === 'delivered'
  doc
    .font('Helvetica-Bold')
    .fontSize(18)
    .text(delivered ? 'Comprovante de entrega' : 'Comprovante da ordem')
  doc.fontSize(13).text(order.orderNumber).font('Helvetica').fontSize(9.5).moveDown(0.5)
  const width = doc.page.width - margin * 2 - qrSide - 16
  drawQr(doc, receipt.verificationUrl, doc.page.width - margin - qrSide, margin)
  const facts = [
    statement.issuer && `Entregue por: ${statement.issuer}`,
    `Empresa: ${order.company.name}`,
    `Status: ${serviceOrderStatusLabels[order.status]}`,
    order.externalRef && `Referência do cliente: ${order.externalRef}`,
    order.assignee && `Responsável: ${order.assignee.name}`,
    `Solicitada em: ${moment(order.createdAt)}`,
    order.collectedAt && `Coletada em: ${moment(order.collectedAt)}`,
    order.deliveredAt && `Entregue em: ${moment(order.deliveredAt)}`,
  ]
  for (const fact of facts) if (fact) doc.text(toLatin(fact), { width })
  doc.y = Math.max(doc.y, margin + qrSide + 22)
}

const qrSide = 92

/** Draws the code as vectors, with its address under it. */
function drawQr(doc: Doc, address: string, x: number, y: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const side = qrSide / size
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) doc.rect(x + column * side, y + row * side, side, side)
    }
  }
  doc.fill('black')
  const { x: left, y: top } = doc
  doc.fontSize(7).text('Confira este comprovante', x, y + qrSide + 2, { width: qrSide, align: 'center', link: address })
  doc.fontSize(9.5)
  doc.x = left
  doc.y = top
}

const stopNames = { pickup: 'Coleta', dropoff: 'Entrega', return: 'Devolução' } as const

function writeStop(doc: Doc, stop: Stop): void {
  const number = stop.kind === 'dropoff' ? ` ${stop.position}` : ''
  heading(doc, `${stopNames[stop.kind]}${number} · ${stopStateLabels[stop.state]}`)
  const { coordinates } = stop.address
  line(doc, stop.contactName)
  line(doc, formatAddress(stop.address))
  line(doc, coordinates && `Coordenadas do endereço: ${coordinates.latitude}, ${coordinates.longitude}`)
  line(doc, stop.receiverName && `Recebido por: ${stop.receiverName}`)
  line(doc, stop.completedAt && `Concluída em: ${moment(stop.completedAt, stop)}`)
  line(doc, stop.failureReason && `Sem sucesso: ${stop.failureReason}`)
  line(doc, stop.pinConfirmedAt && `PIN conferido em: ${moment(stop.pinConfirmedAt, stop)}`)
  line(doc, !stop.proved && 'Comprovação incompleta: a ordem foi concluída por correção de status.')
}

/** Pictures are read one at a time, scaled to paper. */
async function writePictures(ctx: Context, doc: Doc, stop: Stop, proofs: readonly ProofRow[]): Promise<void> {
  for (const proof of proofs.filter(({ stop_id, type }) => stop_id === stop.id && type.startsWith('image/'))) {
    const name = proof.kind === 'signature' ? 'Assinatura' : 'Foto'
    const caption = `${name} de ${moment(proof.created_at.toISOString(), stop)} · SHA-256 ${proof.sum}`
    const picture = await readPicture(ctx, proof)
    if (doc.y + pictureHeight + 40 > doc.page.height - margin) doc.addPage()
    doc.moveDown(0.4)
    if (picture) {
      const top = doc.y
      doc.image(picture, margin, top, { fit: [pictureWidth, pictureHeight] })
      doc.y = top + pictureHeight + 4
    } else doc.text('A imagem não pôde ser lida.')
    doc.fontSize(7.5).text(caption, margin).fontSize(9.5)
  }
}

async function readPicture({ services, log }: Context, proof: ProofRow): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const source = sharp(await buffer(await services.files.read(proof.public_key ?? proof.file_key)))
    const size = { width: picturePixels, height: picturePixels, fit: 'inside', withoutEnlargement: true } as const
    return await source.autoOrient().resize(size).flatten({ background: 'white' }).jpeg({ quality: 78 }).toBuffer()
  } catch (error) {
    log.warn({ err: error, proof: proof.id }, 'a proof cannot be read')
    return undefined
  }
}

function writeHistory(doc: Doc, { receipt: { statement, details } }: IssuedReceipt): void {
  heading(doc, 'Histórico')
  doc.fontSize(8)
  for (const event of statement.events) {
    const place = details.places.find(({ event: position }) => position === event.position)?.place
    const received = event.occurredAt < event.recordedAt && `recebido em ${moment(event.recordedAt)}`
    const facts = [moment(event.occurredAt), describeReceiptEvent(event), received, place && formatEventPlace(place)]
    line(doc, [...facts, event.hash.slice(0, 16)].filter(Boolean).join(' · '))
  }
}

function writeSignature(doc: Doc, { receipt: { statement, signature, verificationUrl } }: IssuedReceipt): void {
  heading(doc, 'Assinatura digital')
  doc.fontSize(8)
  line(doc, `Emitido em ${moment(statement.issuedAt)}. Os horários são os de Brasília, e os das paradas, os locais.`)
  line(doc, `${signature.algorithm}, chave ${signature.keyId}`)
  line(doc, `Código do último evento: ${statement.lastHash}`)
  line(doc, `Assinatura: ${signature.value}`)
  doc.fillColor('#1d4ed8').text(`Confira em ${verificationUrl}`, { link: verificationUrl, underline: true })
}
