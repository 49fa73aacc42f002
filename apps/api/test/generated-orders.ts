import type { ServiceOrderStatus } from '@malote/api-client/contract'
import { createFaker } from '@malote/fixtures'
import { newId } from '../src/platform/security/ids.ts'
import { addCompany, type TestApp } from './test-app.ts'

/** An order as the test created it, from which reports are recomputed without the database. */
export interface GeneratedOrder {
  readonly companyId: string
  readonly zone: string
  readonly status: ServiceOrderStatus
  readonly city: string
  readonly requester: string
  readonly created: number
  readonly promised: number
  readonly accepted: number | null
  readonly collected: number | null
  readonly delivered: number | null
  readonly corrected: boolean
  readonly attempts: number
  readonly reason: string | null
  readonly failures: readonly { reason: string; at: number }[]
}

/** The organisation is in São Paulo; Kiritimati is 14 hours ahead of UTC, and New York has daylight saving time. */
export const zones = ['America/Sao_Paulo', 'America/New_York', 'Pacific/Kiritimati']
const minute = 60_000
export const dayMs = 1440 * minute

const clocks = new Map(zones.map((zone) => [zone, new Intl.DateTimeFormat('en-CA', { timeZone: zone })]))
export const getDay = (moment: number, zone: string): string => clocks.get(zone)?.format(moment) ?? ''
/** The first millisecond of a day, found by halving: no arithmetic of offsets that could share a mistake. */
function startOfDay(day: string, zone: string): number {
  let [before, after] = [Date.parse(day) - 2 * dayMs, Date.parse(day) + 2 * dayMs]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (getDay(middle, zone) >= day) after = middle
    else before = middle
  }
  return after
}
const statuses: ServiceOrderStatus[] = [
  'draft',
  'requested',
  'accepted',
  'in_transit',
  'delivered',
  'delivered',
  'delivered',
  'failed',
  'on_hold',
  'canceled',
  'expired',
  'returned',
]

function make(testApp: TestApp, companies: Companies, roll: (sides: number) => number): GeneratedOrder {
  const now = testApp.now().getTime()
  const zone = zones[roll(3)] ?? ''
  const status = statuses[roll(statuses.length)] ?? 'draft'
  const created = now - roll(45 * 1440) * minute - roll(60) * 1000
  const accepted = created + (1 + roll(90)) * minute
  const collected = accepted + (1 + roll(300)) * minute + roll(60) * 1000
  const delivered = collected + (1 + roll(2000)) * minute + roll(60) * 1000
  const done = status === 'delivered' && delivered <= now
  return {
    companyId: companies.get(zone)?.id ?? '',
    zone,
    status: status === 'delivered' && !done ? 'requested' : status,
    city: ['São Paulo', 'SÃO PAULO', 'Recife', 'Olinda'][roll(4)] ?? '',
    requester: [testApp.users.operator.id, testApp.users.manager.id][roll(2)] ?? '',
    created,
    promised: created + 1440 * minute,
    accepted: done || roll(2) ? accepted : null,
    collected: done ? collected : null,
    delivered: done ? delivered : null,
    corrected: roll(10) === 0,
    attempts: roll(3),
    reason: ['Cliente desistiu', 'Dados incorretos', null][roll(3)] ?? null,
    failures: Array.from({ length: roll(3) }, () => ({
      reason: ['Destinatário ausente', 'Recusado pelo destinatário'][roll(2)] ?? '',
      // The time of a step is not in the future.
      at: Math.min(created + roll(2000) * minute, now),
    })),
  }
}

async function write(testApp: TestApp, fact: GeneratedOrder, index: number): Promise<void> {
  const id = newId()
  const at = (moment: number | null) => (moment === null ? null : new Date(moment))
  const isOpen = !['delivered', 'canceled', 'expired', 'returned', 'partially_delivered'].includes(fact.status)
  await testApp.db
    .insertInto('service_orders')
    .values({
      id,
      order_number: `OS-2026-${String(index).padStart(6, '0')}`,
      company_id: fact.companyId,
      status: fact.status,
      priority: 'normal',
      external_ref: null,
      cost_center: null,
      declared_value_cents: null,
      notes: null,
      internal_notes: null,
      scheduled_for: null,
      promised_at: at(fact.promised),
      requested_at: at(fact.created),
      accepted_at: at(fact.accepted),
      collected_at: at(fact.collected),
      delivered_at: at(fact.delivered),
      closed_at: isOpen ? null : at(fact.delivered ?? fact.created),
      held_at: fact.status === 'on_hold' ? at(fact.created) : null,
      requested_by_id: fact.requester,
      attempts: fact.attempts,
      corrected: fact.corrected,
      cancel_reason: fact.status === 'canceled' ? fact.reason : null,
      source: 'web',
      search_text: '',
      created_at: new Date(fact.created),
      updated_at: new Date(fact.created),
    })
    .execute()
  const place = {
    service_order_id: id,
    state: 'pending' as const,
    location_id: null,
    postal_code: '01310100',
    street: 'Rua A',
    number: '1',
    complement: null,
    neighborhood: 'Centro',
    reference: null,
    contact_name: 'Ana',
    contact_phone: null,
    window_start: null,
    window_end: null,
    instructions: null,
    required_proofs: [],
    state_code: 'SP',
  }
  await testApp.db
    .insertInto('service_order_stops')
    .values([
      { ...place, id: newId(), kind: 'pickup', position: 0, city: 'Santos' },
      { ...place, id: newId(), kind: 'dropoff', position: 1, city: fact.city },
    ])
    .execute()
  for (const [position, { reason, at: moment }] of fact.failures.entries()) {
    await testApp.db
      .insertInto('service_order_events')
      .values({
        id: newId(),
        service_order_id: id,
        position: position + 1,
        type: 'status_changed',
        from_status: 'in_transit',
        to_status: 'failed',
        stop_id: null,
        stop_state: null,
        reason,
        note: null,
        visibility: 'company',
        actor_id: null,
        occurred_at: new Date(moment),
        recorded_at: new Date(moment),
        version: 1,
        changes: null,
      })
      .execute()
  }
}

export type Companies = ReadonlyMap<string, { readonly id: string; readonly name: string }>

/** Creates a company in each zone and some hundred orders, in the database and as facts. */
export async function generateOrders(testApp: TestApp): Promise<{ facts: GeneratedOrder[]; companies: Companies }> {
  const companies = new Map<string, { id: string; name: string }>()
  for (const zone of zones) {
    const id = await addCompany(testApp.db, `Empresa de ${zone}`)
    companies.set(zone, { id, name: `Empresa de ${zone}` })
    const time_zone = zone === 'America/Sao_Paulo' ? null : zone
    await testApp.db.updateTable('companies').set({ time_zone }).where('id', '=', id).execute()
  }
  const faker = createFaker(20_261_120)
  const roll = (sides: number) => faker.number.int(sides - 1)
  const facts = Array.from({ length: 600 }, () => make(testApp, companies, roll))
  // On the very edges of days, by each clock.
  const now = testApp.now().getTime()
  for (const zone of zones) {
    const midnight = startOfDay(getDay(now, zone), zone)
    for (const edge of [-1, 0, -dayMs, -dayMs - 1, -29 * dayMs, -29 * dayMs - 1]) {
      const moment = midnight + edge
      const companyId = companies.get(zone)?.id ?? ''
      const fact = make(testApp, companies, roll)
      // No order fails before it is created.
      const failures = fact.failures.map((failure) => ({
        ...failure,
        at: Math.min(moment + failure.at - fact.created, now),
      }))
      facts.push({ ...fact, zone, companyId, created: moment, delivered: moment, status: 'delivered', failures })
    }
  }
  for (const [index, fact] of facts.entries()) await write(testApp, fact, index)
  return { facts, companies }
}
