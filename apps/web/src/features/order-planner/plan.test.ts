import type { AssignableUser } from '@malote/api-client'
import { expect, test } from 'vitest'
import { getLoad, isAssignable, listLanes, sortByRoute } from './plan.ts'

const order = (orderNumber: string, scheduledFor: string | null, routePosition: number | null = null) => ({
  orderNumber,
  scheduledFor,
  promisedAt: null,
  routePosition,
  weightGrams: 1500,
  assignee: null,
})

test('a route has the arranged orders first, then the others by time, and those without a time last', () => {
  const orders = [
    order('e', null),
    order('d', '2026-11-26T15:00:00Z'),
    order('c', '2026-11-26T12:00:00Z'),
    order('b', '2026-11-26T11:00:00Z', 2),
    order('a', '2026-11-26T18:00:00Z', 1),
  ]
  expect(sortByRoute(orders).map(({ orderNumber }) => orderNumber)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a load counts orders by hour, and those outside of the hours in the nearest one; without a window, by the deadline', () => {
  const load = getLoad(
    [
      order('a', '2026-11-26T12:10:00Z'),
      order('b', '2026-11-26T12:50:00Z'),
      order('c', '2026-11-26T09:00:00Z'),
      order('d', '2026-11-26T23:00:00Z'),
      order('e', null),
      order('f', '2026-11-25T15:00:00Z'),
      { ...order('g', null), promisedAt: '2026-11-26T18:30:00Z' },
    ],
    '2026-11-26',
    'America/Sao_Paulo',
  )
  expect(load.slots.filter(({ value }) => value > 0).map(({ label, value }) => [label, value])).toEqual([
    ['8 h', 1],
    ['9 h', 2],
    ['15 h', 1],
    ['18 h', 1],
  ])
  expect(load).toMatchObject({ untimed: 2, weightGrams: 10_500 })
})

test('lanes are those who may get orders and those who have some, by name', () => {
  const [bruna, ana] = [
    { id: '1', name: 'Bruna' },
    { id: '2', name: 'Ana' },
  ]
  const assignable = { ...bruna, companyIds: ['pao'] }
  expect(listLanes([assignable], [{ assignee: ana }, { assignee: bruna }, { assignee: null }])).toEqual([
    { courier: ana, companyIds: [] },
    { courier: bruna, companyIds: ['pao'] },
  ])
})

test('couriers with one name have a number, in the order of their accounts', () => {
  const [late, early, other] = [
    { id: '9', name: 'Ana' },
    { id: '3', name: 'Ana' },
    { id: '1', name: 'Bruna' },
  ].map((courier) => ({ ...courier, companyIds: ['pao'] })) as [AssignableUser, AssignableUser, AssignableUser]
  expect(listLanes([late, other], [{ assignee: early }]).map(({ courier }) => [courier.id, courier.name])).toEqual([
    ['3', 'Ana'],
    ['9', 'Ana (2)'],
    ['1', 'Bruna'],
  ])
})

test('orders of several companies are only for couriers who work for all of them', () => {
  const [pao, boaVida] = [{ company: { id: 'pao', name: 'Pão' } }, { company: { id: 'boa-vida', name: 'Boa Vida' } }]
  const both = { companyIds: ['pao', 'boa-vida'] }
  expect(isAssignable(both, [pao, boaVida])).toBe(true)
  expect(isAssignable({ companyIds: ['pao'] }, [pao, boaVida])).toBe(false)
  expect(isAssignable({ companyIds: ['pao'] }, [pao])).toBe(true)
  expect(isAssignable({ companyIds: [] })).toBe(false)
})
