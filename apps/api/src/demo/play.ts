import { type Caller, NewServiceOrder, type ProofKind, type TransitionInput } from '@malote/api-client/contract'
import { createOrder, type Faker, type Recipient } from '@malote/fixtures'
import * as z from 'zod/mini'
import {
  addPastComment,
  attachPastFile,
  confirmPastPin,
  createPastOrder,
  type PastOrder,
  recordPastOutcome,
  takePastStep,
} from '../modules/service-orders/index.ts'
import type { CompanyKey } from './accounts.ts'
import type { WorkCalendar } from './calendar.ts'
import { companies } from './people.ts'
import type { Album } from './pictures.service.ts'
import type { Plan } from './plans.ts'
import { cancelReasons, companyComments, failureReasons, internalComments } from './texts.ts'

/** The users, companies and rules that the orders need. */
export interface Cast {
  readonly companyIds: Readonly<Record<CompanyKey, string>>
  readonly policies: Readonly<Record<CompanyKey, Parameters<typeof createPastOrder>[0]['policy']>>
  readonly pickups: Readonly<Record<CompanyKey, readonly NewServiceOrder['pickup'][]>>
  readonly customers: Readonly<Record<CompanyKey, readonly Recipient[]>>
  readonly managers: Readonly<Record<CompanyKey, string>>
  readonly operators: Readonly<Record<CompanyKey, readonly string[]>>
  readonly calendar: WorkCalendar
  readonly album: Album
  readonly faker: Faker
  readonly now: Date
}

const dayMs = 24 * 3_600_000
/** Proofs of older orders are PINs: their pictures would only use disk space. */
const picturesSince = 21 * dayMs
const system: Caller = { role: 'system', id: null }

/** A step of an order, and its moment. */
type Moment = readonly [at: Date, act: (at: Date) => void]

/** Plays the course of an order until its end, its last planned step, or now. */
export function playOrder(cast: Cast, plan: Plan, orderNumber: string): PastOrder {
  const order = beginOrder(cast, plan, orderNumber)
  for (const [at, act] of planCourse(cast, plan, order)) {
    // Before the act, because an order can be planned to stay requested.
    if (at > cast.now || order.row.status === plan.endsAt) break
    act(at)
  }
  return order
}

function beginOrder(cast: Cast, plan: Plan, orderNumber: string): PastOrder {
  const { faker, calendar } = cast
  const { company, createdAt } = plan
  const created = createOrder(faker, {
    companyId: cast.companyIds[company],
    trade: company,
    pickup: faker.helpers.arrayElement(cast.pickups[company]),
    customers: cast.customers[company],
    dropoffs: plan.dropoffs,
    urgent: plan.urgent,
  })
  const proofs = requiredProofs(cast, plan)
  const window = {
    start: calendar.after(createdAt, 60).toISOString(),
    end: calendar.after(createdAt, 180).toISOString(),
  }
  const order = z.parse(NewServiceOrder, {
    ...created,
    externalRef: created.externalRef && `PED-${orderNumber.slice(5, 7)}${orderNumber.slice(-5)}`,
    pickup: { ...created.pickup, requiredProofs: [], ...(plan.course === 'expired' && { window }) },
    dropoffs: created.dropoffs.map((stop) => ({ ...stop, requiredProofs: proofs })),
  })
  const source =
    plan.course === 'imported' ? 'import' : company === 'laboratory' && faker.datatype.boolean(0.5) ? 'api' : 'web'
  const input = plan.endsAt === 'draft' ? { ...order, draft: true as const } : order
  const common = { orderNumber, source, policy: cast.policies[company], at: createdAt } as const
  return createPastOrder({ ...common, input, requesterId: cast.managers[company] })
}

/** Open orders require what their company does; the bakery requires a photo of every fourth order. */
function requiredProofs({ faker, now }: Cast, { company, createdAt, endsAt }: Plan): readonly ProofKind[] {
  const { proofs } = companies[company]
  if (company === 'bakery')
    return !endsAt && +now - +createdAt < picturesSince && faker.datatype.boolean(0.25) ? ['photo'] : []
  return +now - +createdAt < picturesSince || proofs.length === 0 ? proofs : ['pin']
}

function* planCourse(cast: Cast, plan: Plan, order: PastOrder): Generator<Moment> {
  const { faker, calendar } = cast
  const { course, company, endsAt } = plan
  const { row } = order
  const manager: Caller = { role: 'manager', id: cast.managers[company] }
  const operator: Caller = {
    role: 'operator',
    id: faker.helpers.arrayElement(cast.operators[company]),
    carriesOut: true,
  }
  const pace = plan.urgent ? 0.6 : 1
  let clock = plan.createdAt
  const later = (least: number, most: number): Date => {
    clock = calendar.after(clock, faker.number.int({ min: least, max: most }) * pace)
    return clock
  }
  const step =
    (caller: Caller, input: TransitionInput): Moment[1] =>
    (at) =>
      takePastStep(order, caller, input, at)
  const fail = step(operator, { to: 'failed', reason: faker.helpers.arrayElement(failureReasons) })

  if (row.status === 'draft') return
  if (course === 'canceled') {
    const reason = faker.helpers.arrayElement(cancelReasons)
    if (faker.datatype.boolean(0.4)) yield [later(5, 15), step(operator, { to: 'accepted' })]
    yield [later(8, 40), step(manager, { to: 'canceled', reason })]
    return
  }
  if (course === 'expired') {
    const end = row.stops[0]?.window_end
    if (end) yield [calendar.after(end, 1), step(system, { to: 'expired' })]
    return
  }
  // An open order keeps to the minutes of its plan; another waits for the morning when the day is nearly over.
  if (endsAt) clock = plan.createdAt
  else if (calendar.left(clock) < 170) clock = calendar.nextOpening(clock)
  yield [later(3, 14), step(operator, { to: 'accepted' })]
  if (faker.datatype.boolean(0.12)) yield comment(cast, order, [manager, operator], clock)
  if (endsAt === 'on_hold') {
    yield [later(4, 9), step(manager, { to: 'on_hold', reason: 'Aguardando confirmação do destinatário' })]
    return
  }
  yield [later(3, 16), step(operator, { to: 'collecting' })]
  yield [later(8, 22), step(operator, { to: 'collected' })]
  if (faker.datatype.boolean(0.1)) yield [clock, (at) => attachInvoice(cast, order, at)]
  yield [later(2, 8), step(operator, { to: 'in_transit' })]

  if (course === 'returned' || endsAt === 'returning' || endsAt === 'failed') {
    yield [later(25, 60), fail]
    if (faker.datatype.boolean(0.6)) yield comment(cast, order, [manager, operator], clock)
    yield [later(10, 45), step(manager, { to: 'returning', reason: 'Destinatário não encontrado' })]
    yield [later(30, 70), step(operator, { to: 'returned' })]
    return
  }
  if (course === 'retried') {
    yield [later(25, 50), fail]
    yield [later(15, 40), step(operator, { to: 'in_transit' })]
  }
  if (course === 'late' && row.promised_at)
    clock = calendar.after(row.promised_at, faker.number.int({ min: 8, max: 90 }))
  const dropoffs = row.stops.filter(({ kind }) => kind === 'dropoff')
  for (const [index, stop] of dropoffs.entries()) {
    later(20, 42)
    if (course === 'partially_delivered' && index === 1) {
      const reason = faker.helpers.arrayElement(failureReasons)
      yield [clock, (at) => recordPastOutcome(order, operator, stop, { state: 'failed', reason }, at)]
      continue
    }
    for (const kind of stop.missing_proofs) yield [clock, (at) => prove(cast, order, operator, stop, kind, at)]
    const receiverName = faker.datatype.boolean(0.75) ? stop.contact_name : 'Portaria'
    yield [later(1, 3), (at) => recordPastOutcome(order, operator, stop, { state: 'completed', receiverName }, at)]
  }
}

type Stop = PastOrder['row']['stops'][number]

function prove({ album }: Cast, order: PastOrder, operator: Caller, stop: Stop, kind: ProofKind, at: Date): void {
  const actor = operator.id ?? ''
  if (kind === 'pin') confirmPastPin(order, actor, stop, at)
  else attachPastFile(order, actor, album.add(order.row.id, kind), { stop, kind }, at)
}

function attachInvoice({ album, managers, now }: Cast, order: PastOrder, at: Date): void {
  if (+now - +at > picturesSince) return
  const company = order.row.company_id
  const manager = Object.values(managers).includes(order.row.requested_by_id ?? '') ? order.row.requested_by_id : null
  if (company && manager) attachPastFile(order, manager, album.add(order.row.id, 'invoice'), undefined, at)
}

function comment({ faker }: Cast, order: PastOrder, [manager, operator]: readonly [Caller, Caller], at: Date): Moment {
  const internal = faker.datatype.boolean(0.3)
  const author = internal || faker.datatype.boolean(0.5) ? operator : manager
  const text = faker.helpers.arrayElement(internal ? internalComments : companyComments)
  const visibility = internal ? 'internal' : 'company'
  return [at, (moment) => addPastComment(order, { authorId: author.id ?? '', text, visibility, at: moment })]
}
