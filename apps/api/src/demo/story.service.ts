import type { NewDraft, NewServiceOrder, ServiceOrder, TransitionInput } from '@malote/api-client/contract'
import {
  createServiceOrder,
  expireOverdueRequests,
  recordStop,
  transitionServiceOrder,
} from '../modules/service-orders/index.ts'
import type { Context, Session } from '../platform/context.ts'
import { failureReasons, goods, recipients, savedLocations } from './locations.ts'
import { type CompanyKey, companies } from './people.ts'
import type { Random } from './random.ts'
import type { Story } from './stories.ts'

/** The users, companies and contexts that a story needs. */
export interface Cast {
  /** Creates the context of a moment, with or without an acting user. */
  readonly at: (moment: Date, session?: Session) => Context
  readonly companyIds: Readonly<Record<CompanyKey, string>>
  readonly locationIds: Readonly<Record<CompanyKey, string>>
  readonly sessions: ReadonlyMap<string, Session>
}

const minute = 60_000
const hour = 60 * minute
const operators = ['operador@malote.example', 'bruna@malote.example'] as const

/** Creates one order and applies the steps of its story, each at its moment and by a user who is allowed to. */
export async function performStory(cast: Cast, story: Story, now: Date, random: Random): Promise<void> {
  const manager = cast.sessions.get(companies[story.company].manager)
  const operator = cast.sessions.get(story.company === 'studio' ? operators[0] : random.pick(operators))
  let moment = story.createdAt
  const input = describe(cast, story, now, random)
  let order: ServiceOrder = await createServiceOrder(
    cast.at(moment, random.between(1, 4) === 1 ? operator : manager),
    input,
  )

  const later = (): Date => {
    moment = new Date(moment.getTime() + story.pace * minute)
    return moment
  }
  const step = async (session: Session | undefined, change: TransitionInput): Promise<void> => {
    order = await transitionServiceOrder(cast.at(later(), session), order.orderNumber, change)
  }
  const carryTo = async (target: 'accepted' | 'collecting' | 'collected' | 'in_transit'): Promise<void> => {
    for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
      await step(operator, { to })
      if (to === target) return
    }
  }
  const miss = (): Promise<void> => step(operator, { to: 'failed', reason: random.pick(failureReasons) })
  const deliver = async (): Promise<void> => {
    for (const stop of openDropoffs(order)) {
      const outcome = { state: 'completed', receiverName: stop.contactName } as const
      order = await recordStop(cast.at(later(), operator), order.orderNumber, stop.id, outcome)
    }
  }

  switch (story.ending) {
    case 'draft':
    case 'requested':
      return
    case 'expired':
      await expireOverdueRequests(cast.at(new Date(story.createdAt.getTime() + 4 * hour)))
      return
    case 'accepted':
    case 'collecting':
    case 'collected':
    case 'in_transit':
      return carryTo(story.ending)
    case 'late':
      return carryTo('in_transit')
    case 'delivered':
      await carryTo('in_transit')
      if (story.again) {
        await miss()
        await step(operator, { to: 'in_transit' })
      }
      return deliver()
    case 'partially_delivered':
      await carryTo('in_transit')
      return deliverInPart()
    case 'failed':
      await carryTo('in_transit')
      return miss()
    case 'on_hold':
      await carryTo('accepted')
      return step(manager, { to: 'on_hold', reason: 'Aguardando confirmação do destinatário' })
    case 'returning':
    case 'returned':
      await carryTo('in_transit')
      await miss()
      await step(manager, { to: 'returning' })
      if (story.ending === 'returned') await step(operator, { to: 'returned' })
      return
    case 'canceled':
      if (story.urgent) await carryTo('accepted')
      return step(manager, { to: 'canceled', reason: random.pick(['Pedido em duplicidade', 'Cliente desistiu']) })
  }

  async function deliverInPart(): Promise<void> {
    for (const [index, stop] of openDropoffs(order).entries()) {
      const outcome =
        index === 1
          ? ({ state: 'failed', reason: random.pick(failureReasons) } as const)
          : ({ state: 'completed', receiverName: stop.contactName } as const)
      order = await recordStop(cast.at(later(), operator), order.orderNumber, stop.id, outcome)
    }
  }
}

const openDropoffs = (order: ServiceOrder) =>
  order.stops.filter((stop) => stop.kind === 'dropoff' && stop.state !== 'completed')

function describe(cast: Cast, story: Story, now: Date, random: Random): NewServiceOrder | NewDraft {
  const { company } = story
  const from = savedLocations.find((place) => place.company === company) as (typeof savedLocations)[number]
  const to = Array.from({ length: story.dropoffs }, (_, index) => {
    return recipients[(story.firstRecipient + index) % recipients.length] as (typeof recipients)[number]
  })
  const items = to.map(() => ({ ...random.pick(goods[company]), quantity: random.between(1, 3) }))
  const order = {
    companyId: cast.companyIds[company],
    priority: story.urgent ? ('urgent' as const) : ('normal' as const),
    externalRef: random.between(1, 3) === 1 ? null : `PED-${random.between(10_000, 99_999)}${story.firstRecipient}`,
    costCenter: random.pick([null, 'Loja', 'Eventos', 'E-commerce']),
    declaredValueCents: items.reduce((total, item) => total + item.valueCents * item.quantity, 0),
    notes: random.pick([null, 'Ligar ao chegar.', 'Frágil: manter na vertical.', 'Entregar na portaria.']),
    pickup: {
      address: from.address,
      locationId: cast.locationIds[company],
      contactName: from.contactName,
      contactPhone: from.contactPhone,
      instructions: from.instructions,
      window: pickupWindow(story, now),
    },
    dropoffs: to.map(({ name, phone, address }) => ({ address, contactName: name, contactPhone: phone })),
    items,
  } satisfies Partial<NewServiceOrder>
  return story.ending === 'draft' ? { ...order, draft: true } : { ...order, draft: false }
}

/** Expired orders had a window; the newest request is for tomorrow; the others are for as soon as possible. */
function pickupWindow({ ending, createdAt, scheduled }: Story, now: Date): { start: string; end: string } | null {
  const from = (start: number) => ({
    start: new Date(start).toISOString(),
    end: new Date(start + 2 * hour).toISOString(),
  })
  if (ending === 'expired') return from(createdAt.getTime() + hour)
  if (!scheduled) return null
  // On the hour, a working morning in São Paulo.
  const tomorrow = new Date(now.getTime() + 24 * hour)
  return from(tomorrow.setUTCHours(12, 0, 0, 0))
}
