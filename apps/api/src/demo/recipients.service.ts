import { addOpenTime } from '../domain/opening-hours.ts'
import { rateStop, submitRecipientRequest } from '../modules/recipient-requests/index.ts'
import type { PastOrder } from '../modules/service-orders/index.ts'
import { holidays, openingHours, timeZone } from './calendar.ts'
import type { ContextAt } from './seed.service.ts'

const hourMs = 3_600_000

/** What recipients of the demonstration wrote, most of them content. */
const ratings = [
  { score: 5, comment: 'Chegou antes do combinado.' },
  { score: 5, comment: null },
  { score: 4, comment: null },
  { score: 5, comment: 'Entregador muito educado.' },
  { score: 3, comment: 'Demorou, mas chegou tudo certo.' },
  { score: 4, comment: 'Tudo certo.' },
  { score: 2, comment: 'A caixa chegou amassada.' },
  { score: 5, comment: null },
] as const

/** Every which delivery is rated. */
const ratedStep = 6

/** Adds ratings of past deliveries, and two requests that wait for a decision. */
export async function addRecipients(at: ContextAt, orders: readonly PastOrder[], now: Date): Promise<void> {
  const completed = orders
    .flatMap(({ row }) => row.stops)
    .filter(({ kind, completed_at }) => kind === 'dropoff' && completed_at !== null)
  for (const [index, { id, completed_at }] of completed.filter((_stop, index) => index % ratedStep === 0).entries()) {
    const moment = new Date((completed_at as Date).getTime() + ((index % 20) + 1) * hourMs)
    const rating = ratings[index % ratings.length]
    if (!rating || moment > now) continue
    await rateStop(at(moment), { stop_id: id, state: 'completed', rated_at: null, contacts_erased_at: null }, rating)
  }
  await addRequests(at, orders, now)
}

async function addRequests(at: ContextAt, orders: readonly PastOrder[], now: Date): Promise<void> {
  const find = (status: string) => orders.find(({ row }) => row.status === status)?.row
  const [onTheWay, waiting] = [find('in_transit'), find('accepted')]
  const next = onTheWay?.stops.find(({ kind, state }) => kind === 'dropoff' && state === 'en_route')
  if (onTheWay && next) {
    await submitRecipientRequest(
      at(now),
      { order_number: onTheWay.order_number, stop_id: next.id },
      { kind: 'leave_at_reception', note: 'O porteiro da tarde é o Sr. Anselmo.' },
    )
  }
  const later = waiting?.stops.at(-1)
  if (waiting && later) {
    await submitRecipientRequest(
      at(now),
      { order_number: waiting.order_number, stop_id: later.id },
      { kind: 'reschedule', window: getNextOpenWindow(now), note: 'Hoje não há ninguém em casa.' },
    )
  }
}

/** A window of three hours from tomorrow on, for a part of which the operation is open. */
function getNextOpenWindow(now: Date): { start: string; end: string } {
  const tomorrow = new Date(now.getTime() + 24 * hourMs)
  const open = addOpenTime(tomorrow, hourMs, { timeZone, openingHours, holidays }).getTime()
  return { start: new Date(open - hourMs).toISOString(), end: new Date(open + 2 * hourMs).toISOString() }
}
