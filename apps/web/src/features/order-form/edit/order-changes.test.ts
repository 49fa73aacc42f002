import { ServiceOrder, ServiceOrderChanges } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toOrderChanges } from '../form/order-form.ts'
import { emptyItem, emptyStop, toFormValues } from '../form/order-values.ts'
import { createCanEdit } from './can-edit.ts'
import { mergeEdits } from './merge-edits.ts'

const window = { start: '2026-11-21T12:00:00.000Z', end: '2026-11-21T15:00:00.000Z' }
const example = z.parse(ServiceOrder, examples['serviceOrders.get']?.response)
const order: ServiceOrder = { ...example, stops: example.stops.map((stop) => ({ ...stop, window })) }
const values = toFormValues(order)

test('sends nothing without changes', () => {
  expect(toOrderChanges(values, order)).toEqual({})
})

test('sends changed values in a format that the contract accepts', () => {
  const [dropoff = emptyStop] = values.dropoffs
  const typed = {
    ...values,
    notes: ' Ligar antes. ',
    externalRef: '',
    dropoffs: [
      { ...dropoff, contactPhone: '11912345678' },
      { ...emptyStop, contactName: 'Bia' },
    ],
  }
  const changes = toOrderChanges(typed, order)
  expect(changes).toMatchObject({ notes: 'Ligar antes.', externalRef: null })
  expect(changes.dropoffs).toMatchObject([
    { id: dropoff.stopId, window, requiredProofs: ['photo', 'pin'] },
    { contactName: 'Bia' },
  ])
  expect(Object.keys(changes)).toEqual(['externalRef', 'notes', 'dropoffs'])
  expect(z.safeParse(ServiceOrderChanges, changes).error).toBeUndefined()
})

test('sends no name that the contract does not have, which the API rejects', () => {
  const rename = (stop: typeof values.pickup) => ({ ...stop, contactName: 'Bia' })
  const typed = { ...values, pickup: rename(values.pickup), dropoffs: values.dropoffs.map(rename) }
  const sent = toOrderChanges(typed, order)
  const declared = z.parse(ServiceOrderChanges, sent)
  const getNames = (part: object | undefined) => Object.keys(part ?? {})
  expect(getNames(declared)).toEqual(expect.arrayContaining(getNames(sent)))
  expect(getNames(declared.pickup)).toEqual(expect.arrayContaining(getNames(sent.pickup)))
  expect(getNames(declared.pickup?.address)).toEqual(expect.arrayContaining(getNames(sent.pickup?.address)))
  expect(getNames(declared.dropoffs?.[0])).toEqual(expect.arrayContaining(getNames(sent.dropoffs?.[0])))
  expect(sent.dropoffs?.[0]?.id).toBe(values.dropoffs[0]?.stopId)
})

test('keeps a window with seconds and the proofs of an unchanged stop as the server sent them', () => {
  const exact = { start: '2026-11-21T12:00:30.000Z', end: '2026-11-21T15:00:45.000Z' }
  const [pickup, ...dropoffs] = order.stops.map((stop) => ({
    ...stop,
    window: exact,
    requiredProofs: ['pin', 'photo'],
  }))
  const stored = { ...order, stops: [pickup, ...dropoffs] } as ServiceOrder
  const typed = toFormValues(stored)
  typed.pickup = { ...typed.pickup, instructions: 'Portão azul' }
  expect(toOrderChanges(typed, stored)).toMatchObject({
    pickup: { instructions: 'Portão azul', window: exact, requiredProofs: ['pin', 'photo'] },
  })
})

test('sends the measures of an item and the required proofs of a stop', () => {
  const typed = toFormValues(order)
  typed.items = [{ ...emptyItem, description: 'Caixa', weight: '1,5', lengthCm: '30', valueCents: 9900 }]
  typed.pickup = { ...typed.pickup, requiredProofs: 'signature' }
  const changes = toOrderChanges(typed, order)
  expect(changes.items).toEqual([
    { description: 'Caixa', quantity: 1, weightGrams: 1500, lengthCm: 30, valueCents: 9900, fragile: false },
  ])
  expect(changes.pickup?.requiredProofs).toEqual(['signature'])
  expect(z.safeParse(ServiceOrderChanges, changes).error).toBeUndefined()
})

test('ends a window on the next day when it crosses midnight', () => {
  const typed = { ...values, pickup: { ...values.pickup, window: { day: '2026-11-21', start: '22:00', end: '02:00' } } }
  expect(toOrderChanges(typed, order).pickup?.window).toEqual({
    start: '2026-11-22T01:00:00.000Z',
    end: '2026-11-22T05:00:00.000Z',
  })
})

test('merges changes of two users to different fields', () => {
  const edited = { ...values, notes: 'Minhas', pickup: { ...values.pickup, contactName: 'Ana' } }
  const other = { ...values, costCenter: 'Loja', pickup: { ...values.pickup, instructions: 'Portão azul' } }
  const merged = mergeEdits(values, edited, other)
  expect(merged.conflicts).toEqual([])
  expect(merged.values).toMatchObject({
    notes: 'Minhas',
    costCenter: 'Loja',
    pickup: { contactName: 'Ana', instructions: 'Portão azul' },
  })
})

test('keeps the own value and reports a conflict when both users changed the same field', () => {
  const merged = mergeEdits(values, { ...values, notes: 'Minhas' }, { ...values, notes: 'Deles' })
  expect(merged.values.notes).toBe('Minhas')
  expect(merged.conflicts).toEqual([{ path: 'notes', own: 'Minhas', other: 'Deles' }])
})

test('reports one conflict for a route whose stops differ', () => {
  const edited = { ...values, dropoffs: [...values.dropoffs, emptyStop] }
  const other = { ...values, dropoffs: values.dropoffs.map((stop) => ({ ...stop, contactName: 'Outra' })) }
  expect(mergeEdits(values, edited, other).conflicts.map(({ path }) => path)).toEqual(['dropoffs'])
})

test('leaves out what the status that another user has set does not allow to change, and returns it', () => {
  const edited = { ...values, notes: 'Portão azul', pickup: { ...values.pickup, contactName: 'Bia', locationId: 'x' } }
  const saved: ServiceOrder = { ...order, status: 'in_transit' }
  const merged = mergeEdits(
    values,
    edited,
    values,
    createCanEdit(saved, () => values.pickup.stopId),
  )
  expect(merged.locked).toEqual([{ path: 'pickup.contactName', own: 'Bia', other: values.pickup.contactName }])
  expect(toOrderChanges(merged.values, saved)).toEqual({ notes: 'Portão azul' })
})

test('keeps a new window while the status allows to change it', () => {
  const moved = { day: '2026-11-22', start: '08:00', end: '09:00' }
  const edited = { ...values, pickup: { ...values.pickup, window: moved } }
  const merge = (status: ServiceOrder['status']) =>
    mergeEdits(
      values,
      edited,
      values,
      createCanEdit({ ...order, status, stops: order.stops.map((stop) => ({ ...stop, state: 'pending' })) }, () => ''),
    )
  expect(merge('accepted').values.pickup.window).toEqual(moved)
  expect(merge('collected').locked.map(({ path }) => path)).toEqual(['pickup.window'])
})
