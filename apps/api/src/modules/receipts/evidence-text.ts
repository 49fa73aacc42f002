import {
  getDistanceMeters,
  type ReceiptDetails,
  type ReceiptEvent,
  type ReceiptStatement,
  type Stop,
} from '@malote/api-client/contract'
import { formatAmount, formatCount } from '../../domain/amounts.ts'
import { formatSecond, formatWindow } from './pdf/formats.ts'

type SignedStop = ReceiptStatement['stops'][number]

const completedTexts = { pickup: 'A coleta foi feita', dropoff: 'A entrega foi feita', return: 'A devolução foi feita' }
const failedTexts = {
  pickup: 'A coleta não foi feita',
  dropoff: 'A entrega não foi feita',
  return: 'A devolução não foi feita',
}

const changedText = 'Esta parada mudou depois da assinatura: o que foi assinado dela não vale mais.'

/**
 * Describes in sentences what was signed of a stop: the result, who received it, the times of the device and of the
 * server, the place, the PIN and the pictures.
 */
export function describeStop(
  stop: Stop,
  signed: SignedStop,
  { events }: Pick<ReceiptStatement, 'events'>,
  { places }: Pick<ReceiptDetails, 'places'>,
): string[] {
  // A step that was undone, corrected or taken again: neither what was signed nor its mixture with today is a fact.
  if (stop.state !== signed.state || stop.completedAt !== signed.completedAt) return [changedText]
  const event = findOutcome(events, signed)
  const place = places.findLast(({ event: position }) => position === event?.position)?.place
  return [
    stop.window ? `A janela combinada era ${formatWindow(stop.window, stop)}.` : '',
    describeOutcome(stop, signed),
    event ? describeTimes(event, stop) : '',
    place ? describePlace(place, stop) : event ? 'O aparelho não registrou o local.' : '',
    describePin(stop, signed),
    describeFiles(signed),
  ].filter(Boolean)
}

/** Returns the event that ended a stop. A step of the order ends its open stops without an event for each. */
function findOutcome(events: readonly ReceiptEvent[], { position, state, kind }: SignedStop): ReceiptEvent | undefined {
  const ofStop = events.findLast((event) => event.stop === position && event.stopState === state)
  if (ofStop || state !== 'completed') return ofStop
  const status = { pickup: 'collected', dropoff: 'delivered', return: 'returned' } as const
  return events.findLast(({ to, stop }) => to === status[kind] && (stop === null || stop === position))
}

function describeOutcome({ receiverName, failureReason, kind }: Stop, { state, completedAt }: SignedStop): string {
  if (state === 'completed' && completedAt) {
    return receiverName ? `${completedTexts[kind]}: quem recebeu foi ${receiverName}.` : `${completedTexts[kind]}.`
  }
  return failureReason ? `${failedTexts[kind]}. Motivo registrado: ${failureReason}.` : `${failedTexts[kind]}.`
}

function describeTimes({ occurredAt, recordedAt }: ReceiptEvent, stop: Stop): string {
  if (occurredAt >= recordedAt) return `O sistema registrou o fato em ${formatSecond(recordedAt, stop)}.`
  return `O aparelho do entregador marcou ${formatSecond(occurredAt, stop)}, sem conexão; o sistema recebeu o registro em ${formatSecond(recordedAt, stop)}.`
}

function describePlace(place: ReceiptDetails['places'][number]['place'], { address }: Stop): string {
  const accuracy = `precisão de ${formatCount(Math.round(place.accuracyMeters))} m`
  const { coordinates } = address
  if (!coordinates) {
    return `O aparelho estava em ${place.latitude}, ${place.longitude} (${accuracy}). O endereço não tem coordenadas para comparar.`
  }
  const meters = Math.round(getDistanceMeters(place, coordinates))
  return `O aparelho estava a ${formatCount(meters)} m das coordenadas do endereço (${accuracy}).`
}

function describePin({ requiredProofs }: Stop, { pinConfirmedAt, ...signed }: SignedStop): string {
  if (pinConfirmedAt) return 'O PIN de entrega, que só quem recebe tem, foi conferido.'
  if (!requiredProofs.includes('pin') && !signed.requiredProofs.includes('pin')) return ''
  return 'O PIN de entrega era exigido e não foi conferido.'
}

function describeFiles({ files, kind }: SignedStop): string {
  const photos = files.filter((file) => file.kind === 'photo').length
  const signatures = files.length - photos
  const parts = [
    photos > 0 ? formatAmount(photos, 'foto', 'fotos') : '',
    signatures > 0 ? formatAmount(signatures, 'assinatura', 'assinaturas') : '',
  ].filter(Boolean)
  if (parts.length > 0) return `No local, o entregador registrou ${parts.join(' e ')}.`
  return kind === 'dropoff' ? 'Não há foto nem assinatura desta entrega.' : ''
}
