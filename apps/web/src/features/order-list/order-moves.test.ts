import { decideAllTransitions, type OrderFacts, type ServiceOrderStatus } from '@malote/api-client'
import { expect, test } from 'vitest'
import { getForbiddenText, listBoardStatuses, listMoves } from './order-moves.ts'

const admin = { role: 'admin', carriesOut: false } as const
const courier = { role: 'operator', carriesOut: true } as const
const manager = { role: 'manager', carriesOut: false } as const
const order = (status: ServiceOrderStatus, collectedAt: string | null = null) => ({ status, collectedAt })
const listColumns = (...input: Parameters<typeof listMoves>) => listMoves(...input).map(({ column }) => column)

test('the columns are the statuses of the tab, in the order of the lifecycle, limited by the filter', () => {
  expect(listBoardStatuses({ tab: 'open', status: undefined })).toEqual(['requested', 'accepted', 'collecting'])
  expect(listBoardStatuses({ tab: 'all', status: ['in_transit', 'accepted'] })).toEqual(['accepted', 'in_transit'])
  expect(listBoardStatuses({ tab: 'done', status: ['accepted'] })).toEqual([])
})

test('"Precisa de ação" has a column for each status in which an order can be late', () => {
  expect(listBoardStatuses({ tab: 'attention', status: undefined })).toEqual([
    'requested',
    'accepted',
    'collecting',
    'collected',
    'in_transit',
    'partially_delivered',
    'failed',
    'on_hold',
  ])
})

test('a role gets the moves that the transition table gives it', () => {
  expect(listColumns(order('requested'), courier, undefined)).toEqual(['accepted', 'canceled'])
  expect(listColumns(order('requested'), manager, undefined)).toEqual(['on_hold', 'canceled'])
  expect(listColumns(order('delivered'), admin, undefined)).toEqual([])
})

test('an operator outside of the delivery team gets the moves of the company only', () => {
  expect(listColumns(order('requested'), { role: 'operator', carriesOut: false }, undefined)).toEqual(['canceled'])
})

test('collected goods are neither canceled nor collected again', () => {
  expect(listColumns(order('failed', '2026-11-26T12:00:00Z'), admin, undefined)).not.toContain('canceled')
  expect(listColumns(order('failed'), admin, undefined)).toContain('canceled')
})

test('the actions of the order replace the table, with their reasons', () => {
  const facts: OrderFacts = {
    status: 'collecting',
    heldFrom: null,
    attempts: 0,
    maximumAttempts: 3,
    acceptedAt: '2026-11-26T12:00:00Z',
    collectedAt: null,
    canceledAt: null,
    canceledById: null,
    requestedById: null,
    pickupWindowEnd: null,
    openDropoffs: 1,
    failedDropoffs: 0,
    unprovedPickup: true,
    unprovedDropoffs: 0,
    unprovedReturn: false,
    cancelGraceMinutes: 5,
  }
  const actions = decideAllTransitions(facts, { role: 'admin', id: 'a' }, new Date('2026-11-26T12:01:00Z'))
  const moves = listMoves(
    order('collecting'),
    admin,
    actions.map((action) => ({ ...action, requires: [...action.requires] })),
  )
  expect(moves.find(({ column }) => column === 'collected')?.forbidden).toBe('Falta o comprovante da coleta.')
  expect(moves.find(({ column }) => column === 'failed')?.forbidden).toBeUndefined()
})

test('a column without a step states both statuses', () => {
  expect(getForbiddenText(order('delivered'), 'requested')).toBe('Não há passo de “Entregue” para “Solicitada”.')
  expect(getForbiddenText(order('requested'), 'accepted')).toMatch(/perfil/)
})
