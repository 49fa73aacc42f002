import { describe, expect, test } from 'vitest'
import { ServiceOrderStatus } from './service-order-status.ts'
import { decideAllTransitions, decideTransition } from './service-order-transitions.ts'
import { canCorrectStatus, getCorrectionRequirements } from './status-corrections.ts'
import type { Caller, OrderFacts } from './transition-guards.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const facts = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'requested',
  heldFrom: null,
  attempts: 0,
  maximumAttempts: 3,
  acceptedAt: null,
  collectedAt: null,
  canceledAt: null,
  canceledById: null,
  requestedById: 'ana',
  pickupWindowEnd: null,
  openDropoffs: 1,
  failedDropoffs: 0,
  unprovedPickup: false,
  unprovedDropoffs: 0,
  unprovedReturn: false,
  cancelGraceMinutes: 5,
  ...changes,
})
const operator: Caller = { role: 'operator', id: 'ana' }
const manager: Caller = { role: 'manager', id: 'bia' }
const admin: Caller = { role: 'admin', id: 'caio' }

/**
 * The product's table (section 3), written out a second time by hand: from, to, who may make the transition without
 * guards, and whether the goods must or must not have been collected before.
 */
const table = [
  ['draft', 'requested', 'operator manager admin'],
  ['draft', 'canceled', 'operator manager admin', 'nothing collected'],
  ['requested', 'accepted', 'operator admin'],
  ['requested', 'on_hold', 'manager admin'],
  ['requested', 'canceled', 'operator manager admin', 'nothing collected'],
  ['requested', 'expired', 'system', 'nothing collected'],
  ['accepted', 'requested', 'operator admin', 'nothing collected'],
  ['accepted', 'collecting', 'operator admin'],
  ['accepted', 'on_hold', 'manager admin'],
  ['accepted', 'canceled', 'operator manager admin', 'nothing collected'],
  ['collecting', 'collected', 'operator admin'],
  ['collecting', 'failed', 'operator admin'],
  ['collecting', 'on_hold', 'manager admin'],
  ['collecting', 'canceled', 'operator manager admin', 'nothing collected'],
  ['collected', 'in_transit', 'operator admin'],
  ['collected', 'returning', 'manager admin', 'collected'],
  ['in_transit', 'delivered', 'operator admin'],
  ['in_transit', 'partially_delivered', 'system'],
  ['in_transit', 'failed', 'operator admin'],
  ['in_transit', 'returning', 'manager admin', 'collected'],
  ['partially_delivered', 'returning', 'manager admin', 'collected'],
  ['failed', 'collecting', 'operator manager admin', 'nothing collected'],
  ['failed', 'in_transit', 'operator manager admin', 'collected'],
  ['failed', 'requested', 'manager admin', 'nothing collected'],
  ['failed', 'collected', 'manager admin', 'collected'],
  ['failed', 'returning', 'manager admin', 'collected'],
  ['failed', 'on_hold', 'manager admin'],
  ['failed', 'canceled', 'manager admin', 'nothing collected'],
  ['on_hold', 'failed', 'manager admin'],
  ['on_hold', 'canceled', 'manager admin', 'nothing collected'],
  ['returning', 'returned', 'operator admin'],
  ['expired', 'requested', 'manager admin', 'nothing collected'],
  ['canceled', 'requested', 'admin', 'nothing collected'],
] as const

describe('the transition table', () => {
  for (const role of ['operator', 'manager', 'admin', 'system'] as const) {
    test(`allows the ${role} only the transitions of the table in product.md`, () => {
      for (const from of ServiceOrderStatus.options) {
        for (const collectedAt of [null, ago(1)]) {
          const goods = collectedAt ? 'collected' : 'nothing collected'
          const order = facts({ status: from, heldFrom: 'failed', acceptedAt: ago(1), canceledAt: ago(1), collectedAt })
          const expected = table
            .filter((row) => row[0] === from && row[2].includes(role) && (row[3] ?? goods) === goods)
            .map((row) => row[1])
          const allowed = ServiceOrderStatus.options.filter(
            (to) => decideTransition(order, { role, id: 'ana' }, to, now).allowed,
          )
          expect(allowed.toSorted(), `from ${from}, ${goods}`).toEqual(expected.toSorted())
        }
      }
    })
  }

  test('every rejected transition has a reason, and no permitted one has', () => {
    for (const status of ServiceOrderStatus.options) {
      for (const decision of decideAllTransitions(facts({ status }), operator, now)) {
        expect(decision.allowed ? decision.reason : (decision.reason ?? '').length > 10).toBe(
          decision.allowed ? null : true,
        )
      }
    }
  })
})

describe('guards', () => {
  test('an operator can cancel only an order that they requested', () => {
    expect(decideTransition(facts({ requestedById: 'outra' }), operator, 'canceled', now).allowed).toBe(false)
    expect(decideTransition(facts(), operator, 'canceled', now).allowed).toBe(true)
  })

  test('an operator can cancel an accepted order for five minutes, and it is charged', () => {
    const fresh = decideTransition(facts({ status: 'accepted', acceptedAt: ago(5) }), operator, 'canceled', now)
    expect(fresh).toMatchObject({ allowed: true, chargeable: true })
    const late = decideTransition(facts({ status: 'accepted', acceptedAt: ago(5.1) }), operator, 'canceled', now)
    expect(late).toMatchObject({
      allowed: false,
      reason: 'Já passaram 5 minutos do aceite: peça o cancelamento a um gestor.',
    })
  })

  test('a manager can reopen only their own cancellation, for ten minutes', () => {
    const canceled = (minutes: number, canceledById: string) =>
      decideTransition(facts({ status: 'canceled', canceledAt: ago(minutes), canceledById }), manager, 'requested', now)
    expect(canceled(10, 'bia').allowed).toBe(true)
    expect(canceled(10.1, 'bia')).toMatchObject({
      allowed: false,
      reason: 'Quem cancelou reabre em até 10 minutos. Depois, peça a um administrador.',
    })
    expect(canceled(1, 'ana').allowed).toBe(false)
  })

  test('returned goods can be received only with the required proof', () => {
    expect(
      decideTransition(facts({ status: 'returning', unprovedReturn: true }), operator, 'returned', now),
    ).toMatchObject({
      allowed: false,
      reason: 'Falta o comprovante da devolução.',
    })
  })

  test("another attempt is allowed only below the company's maximum", () => {
    expect(
      decideTransition(facts({ status: 'failed', collectedAt: ago(1), attempts: 2 }), operator, 'in_transit', now)
        .allowed,
    ).toBe(true)
    expect(
      decideTransition(facts({ status: 'failed', collectedAt: ago(1), attempts: 3 }), operator, 'in_transit', now)
        .allowed,
    ).toBe(false)
  })

  test('a collected order is returned, not canceled', () => {
    const order = facts({ status: 'failed', collectedAt: ago(60) })
    expect(decideTransition(order, manager, 'canceled', now).allowed).toBe(false)
    expect(decideTransition(order, manager, 'returning', now).allowed).toBe(true)
  })

  test.each(['collected', 'in_transit', 'failed'] as const)(
    'the rejected cancellation of an order that is %s names the return',
    (status) => {
      const decision = decideTransition(facts({ status, collectedAt: ago(5) }), manager, 'canceled', now)
      expect(decision).toMatchObject({ allowed: false, reason: 'A carga já foi coletada: inicie a devolução.' })
    },
  )

  test('an order on hold can resume only to its previous status', () => {
    const order = facts({ status: 'on_hold', heldFrom: 'accepted' })
    expect(decideTransition(order, manager, 'accepted', now).allowed).toBe(true)
    expect(decideTransition(order, manager, 'requested', now).reason).toContain('Aguardando coleta')
  })

  test('a delivery can be completed only when at most the last drop-off is open and none failed', () => {
    expect(decideTransition(facts({ status: 'in_transit', openDropoffs: 2 }), operator, 'delivered', now).reason).toBe(
      'Faltam 2 entregas: registre cada uma antes de concluir.',
    )
    expect(
      decideTransition(facts({ status: 'in_transit', openDropoffs: 0, failedDropoffs: 1 }), operator, 'delivered', now)
        .allowed,
    ).toBe(false)
  })

  test('a stop that requires a proof can be collected or delivered only with it', () => {
    const pickup = decideTransition(facts({ status: 'collecting', unprovedPickup: true }), operator, 'collected', now)
    expect(pickup).toMatchObject({ allowed: false, reason: 'Falta o comprovante da coleta.' })
    const route = facts({ status: 'in_transit', unprovedDropoffs: 1 })
    expect(decideTransition(route, operator, 'delivered', now).reason).toBe('Falta o comprovante de uma entrega.')
    expect(decideTransition(route, operator, 'failed', now).allowed).toBe(true)
  })

  test('a canceled order can be reopened within 24 hours', () => {
    expect(
      decideTransition(facts({ status: 'canceled', canceledAt: ago(24 * 60) }), admin, 'requested', now).allowed,
    ).toBe(true)
    expect(
      decideTransition(facts({ status: 'canceled', canceledAt: ago(24 * 60 + 1) }), admin, 'requested', now).allowed,
    ).toBe(false)
  })

  test('only an admin can correct a status', () => {
    expect(canCorrectStatus(facts(), admin, 'delivered')).toBe(true)
    expect(canCorrectStatus(facts(), manager, 'delivered')).toBe(false)
    expect(canCorrectStatus(facts(), admin, 'requested')).toBe(false)
  })

  test('a correction puts an order on hold only where it can be resumed', () => {
    expect(canCorrectStatus(facts({ status: 'accepted' }), admin, 'on_hold')).toBe(true)
    expect(canCorrectStatus(facts({ status: 'in_transit' }), admin, 'on_hold')).toBe(false)
  })

  test('a correction requires an assignee where a courier has the order, and a window for the queue', () => {
    const order = { assigneeId: null, pickupWindowEnd: ago(1) }
    expect(getCorrectionRequirements(order, 'accepted', now)).toEqual(['justification', 'assignee'])
    expect(getCorrectionRequirements({ ...order, assigneeId: 'ana' }, 'accepted', now)).toEqual(['justification'])
    expect(getCorrectionRequirements(order, 'requested', now)).toEqual(['justification', 'window'])
    expect(getCorrectionRequirements(order, 'delivered', now)).toEqual(['justification'])
  })

  test.each([
    ['accepted', operator, ['reason', 'window']],
    ['on_hold', manager, ['reason', 'window']],
    ['canceled', admin, ['window']],
  ] as const)(
    'the way from %s back to the queue requires a window when the old one is over',
    (status, caller, both) => {
      const order = (pickupWindowEnd: string | null) =>
        facts({ status, heldFrom: 'requested', canceledAt: ago(1), acceptedAt: ago(1), pickupWindowEnd })
      const decide = (end: string | null) => decideTransition(order(end), caller, 'requested', now)
      expect(decide(ago(1))).toMatchObject({ allowed: true, requires: both })
      for (const end of [null, ago(-1)]) expect(decide(end).requires).not.toContain('window')
    },
  )
})

test('a step that was already taken has that reason', () => {
  const decision = decideTransition(facts({ status: 'collected' }), operator, 'collected', now)
  expect(decision).toMatchObject({ allowed: false, reason: 'A ordem já está com o status “Coletada”.' })
})
