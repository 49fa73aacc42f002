import {
  formatAddress,
  formatPostalCode,
  getStopName,
  type ReceiptDetails,
  type Stop,
  stopStateLabels,
} from '@malote/api-client/contract'
import type { IssuedReceipt } from '../issue.service.ts'
import type { ProofRow } from '../receipts.sql.ts'
import { formatSecond, formatWindow } from './formats.ts'
import { ink, margin, type Paper, type Paragraph, toBuffer } from './paper.ts'
import type { PrintedReceipt } from './printed-receipt.ts'

const distance = 12
const pictureHeight = 112
const captionHeight = 20

/** Writes the stops: who and where, what happened, and the pictures. */
export async function writeStops(paper: Paper, issued: PrintedReceipt): Promise<void> {
  for (const stop of issued.stops) {
    const proofs = issued.proofs.filter(({ stop_id, type }) => stop_id === stop.id && type.startsWith('image/'))
    await paper.section('Sect', () => {
      const columns = [listPlace(stop), ...listOutcome(stop, issued)]
      const quarter = (paper.width - distance * 2) / 4
      const widths = [quarter * 2, quarter, quarter]
      const height = Math.max(...columns.map((column, index) => paper.measure(column, widths[index])))
      // The pictures of a stop start on the page of its name.
      paper.ensure(height + 34 + (proofs.length > 0 ? pictureHeight + captionHeight + 6 : 0))
      writeHeading(paper, getStopName(issued.order, stop), stopStateLabels[stop.state])
      paper.columns(columns, distance, widths)
      writePictures(paper, getStopName(issued.order, stop), stop, proofs, issued.pictures)
      paper.doc.y += 6
    })
  }
}

/** Writes the name of a part under a line. */
export function writeHeading(paper: Paper, text: string, note?: string): void {
  const top = paper.doc.y
  paper.line(top)
  paper.write([{ text: note ? `${text} · ${note}` : text, font: 'semibold', size: 11.5, role: 'H2', gap: 5 }], {
    y: top + 9,
  })
}

const label = (text: string): Paragraph => ({ text, size: 8, color: ink.subtle, gap: 0 })
const listFact = (name: string, value: string | null | undefined | false): Paragraph[] =>
  value ? [label(name), { text: value, gap: 4 }] : []

function listPlace(stop: Stop): Paragraph[] {
  const { address, window } = stop
  const { coordinates } = address
  return [
    { text: stop.contactName, font: 'semibold', size: 10.5, gap: 2 },
    { text: formatAddress(address), gap: 2 },
    ...(address.postalCode ? [{ text: `CEP ${formatPostalCode(address.postalCode)}`, gap: 4 }] : []),
    ...listFact('Janela combinada', window && formatWindow(window, stop)),
    ...listFact('Coordenadas do endereço', coordinates && `${coordinates.latitude}, ${coordinates.longitude}`),
  ]
}

/** What happened at a stop, in two columns: who received it and where, and when. */
function listOutcome(stop: Stop, issued: IssuedReceipt): [Paragraph[], Paragraph[]] {
  const place = getPlace(stop, issued)
  const incomplete = 'Comprovação incompleta: a ordem foi concluída por correção de status.'
  return [
    [
      ...listFact('Recebido por', stop.receiverName),
      ...listFact('Sem sucesso', stop.failureReason),
      ...listFact(
        'Local registrado',
        place && `${place.latitude}, ${place.longitude} (precisão de ${Math.round(place.accuracyMeters)} m)`,
      ),
      ...(stop.proved ? [] : [{ text: incomplete, color: ink.subtle }]),
    ],
    [
      ...listFact('Concluída em', stop.completedAt && formatSecond(stop.completedAt, stop)),
      ...listFact('PIN conferido em', stop.pinConfirmedAt && formatSecond(stop.pinConfirmedAt, stop)),
    ],
  ]
}

/** The place of the device at the last event of a stop. */
function getPlace(stop: Stop, { receipt: { statement, details } }: IssuedReceipt) {
  const ofStop = new Set(
    statement.events.filter((event) => event.stop === stop.position).map((event) => event.position),
  )
  const places: ReceiptDetails['places'] = details.places.filter(({ event }) => ofStop.has(event))
  return places.at(-1)?.place
}

/** Writes the pictures in rows of three. */
function writePictures(
  paper: Paper,
  stopName: string,
  stop: Stop,
  proofs: readonly ProofRow[],
  pictures: PrintedReceipt['pictures'],
): void {
  const width = (paper.width - distance * 2) / 3
  for (const [index, proof] of proofs.entries()) {
    if (index % 3 === 0) {
      if (index === 0) paper.doc.y += 6
      paper.ensure(pictureHeight + captionHeight)
    }
    const picture = pictures.get(proof.id)
    const name = proof.kind === 'signature' ? 'Assinatura' : 'Foto'
    const at = formatSecond(proof.created_at.toISOString(), stop)
    const [x, top] = [margin + (index % 3) * (width + distance), paper.doc.y]
    paper.decorate((doc) => {
      doc.roundedRect(x, top, width, pictureHeight, 6).fill(proof.kind === 'signature' ? ink.white : ink.faint)
      doc.roundedRect(x, top, width, pictureHeight, 6).lineWidth(0.5).stroke(ink.line)
    })
    const alt = `${name}: ${stopName}, registrada em ${at}`
    if (picture) {
      const fit: [number, number] = [width - 8, pictureHeight - 8]
      paper.figure(alt, (doc) =>
        doc.image(toBuffer(picture), x + 4, top + 4, { fit, align: 'center', valign: 'center' }),
      )
    } else {
      const text = 'A imagem não pôde ser lida.'
      const y = top + pictureHeight / 2 - 6
      paper.write([{ text, size: 8.5, color: ink.subtle, align: 'center' }], { x, y, width })
    }
    const caption: Paragraph = { text: `${name} · ${at}`, size: 8, color: ink.subtle, role: 'Caption' }
    paper.write([caption], { x, y: top + pictureHeight + 4, width })
    const isLastOfRow = index % 3 === 2 || index === proofs.length - 1
    paper.doc.y = isLastOfRow ? top + pictureHeight + captionHeight : top
  }
}
