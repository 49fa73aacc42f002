import type { NextStop, ServiceOrderSummary } from '@malote/api-client'
import { getNow } from '../../lib/format/clock.ts'
import { formatFullDay } from '../../lib/format/formats.ts'
import { formatLocalWindow, formatShortLocalMoment, getTimeZone, toLocalTime } from '../orders/order/local-time.ts'

/** `Rua Cardoso de Almeida, 788` */
export const formatStreet = ({ address }: Pick<NextStop, 'address'>): string =>
  [address.street, address.number].filter(Boolean).join(', ') || 'Endereço a preencher'

/** `Mariana · Perdizes` */
export const formatWho = ({ contactName, address }: Pick<NextStop, 'contactName' | 'address'>): string =>
  [contactName, address.neighborhood || address.city].filter(Boolean).join(' · ')

/** The window of a stop in its local time, without the date of today; without a window the promised time. */
export function formatStopTime(stop: NextStop, { promisedAt }: Pick<ServiceOrderSummary, 'promisedAt'>): string {
  if (!stop.window)
    return promisedAt ? `Até ${formatShortLocalMoment(promisedAt, getTimeZone(stop.address))}` : 'O quanto antes'
  const zone = getTimeZone(stop.address)
  const text = formatLocalWindow(stop.window, zone)
  const today = formatFullDay(toLocalTime(zone, getNow().toISOString()).day)
  return text.replaceAll(`${today} `, '')
}

/** The message of the courier to the contact of a stop. */
export function getContactMessage(stop: Pick<NextStop, 'kind' | 'contactName'>, company: string): string {
  const greeting = `Olá, ${stop.contactName}.`
  if (stop.kind === 'dropoff') return `${greeting} Estou com a sua entrega de ${company}.`
  return `${greeting} Estou a caminho para ${stop.kind === 'pickup' ? 'coletar' : 'devolver'} a carga de ${company}.`
}
