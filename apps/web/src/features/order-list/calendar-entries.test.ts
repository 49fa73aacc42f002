import type { ServiceOrderSummary } from '@malote/api-client'
import { expect, test } from 'vitest'
import { toCalendarEntry } from './calendar-entries.ts'

const manaus = { state: 'AM', postalCode: '69005-010' }
const saoPaulo = { state: 'SP', postalCode: '01310-100' }
type Times = Pick<ServiceOrderSummary, 'scheduledFor' | 'promisedAt'>

const toEntry = (times: Times, viewer = 'America/Manaus', pickup = manaus, dropoff = manaus) => {
  const entry = toCalendarEntry({ ...times, pickup, dropoff } as unknown as ServiceOrderSummary, viewer)
  return entry && [entry.start, entry.end, entry.timeText]
}

test('an order reaches from its pickup to its deadline, in the zone', () => {
  expect(toEntry({ scheduledFor: '2026-11-27T13:00:00.000Z', promisedAt: '2026-11-27T18:30:00.000Z' })).toEqual([
    '2026-11-27T09:00',
    '2026-11-27T14:30',
    undefined,
  ])
})

test('an order for as soon as possible has the hour before its deadline, and states only that', () => {
  expect(toEntry({ scheduledFor: null, promisedAt: '2026-11-27T18:30:00.000Z' })).toEqual([
    '2026-11-27T13:30',
    '2026-11-27T14:30',
    'até 14:30',
  ])
})

test('a pickup after the deadline does not turn the entry around', () => {
  expect(toEntry({ scheduledFor: '2026-11-27T20:00:00.000Z', promisedAt: '2026-11-27T18:30:00.000Z' })).toEqual([
    '2026-11-27T13:30',
    '2026-11-27T14:30',
    'até 14:30',
  ])
})

test('a draft has its pickup, or no entry', () => {
  expect(toEntry({ scheduledFor: '2026-11-27T13:00:00.000Z', promisedAt: null })).toEqual([
    '2026-11-27T09:00',
    '2026-11-27T10:00',
    'a partir das 09:00',
  ])
  expect(toEntry({ scheduledFor: null, promisedAt: null })).toBeUndefined()
})

test('an order over midnight states both days', () => {
  const [, , text] = toEntry({ scheduledFor: '2026-11-27T23:00:00.000Z', promisedAt: '2026-11-28T15:00:00.000Z' }) ?? []
  expect(text).toMatch(/^\d{2}\/11 \d{2}:\d{2} – \d{2}\/11 \d{2}:\d{2}$/)
})

test('a stop in another time zone has the hours of the viewer, and states its own with the zone', () => {
  const window = { scheduledFor: '2026-11-27T13:00:00.000Z', promisedAt: '2026-11-27T18:30:00.000Z' }
  const toText = (times: Times, pickup = manaus, dropoff = manaus) =>
    toEntry(times, 'America/Sao_Paulo', pickup, dropoff)?.[2]
  expect(toEntry(window, 'America/Sao_Paulo')).toEqual([
    '2026-11-27T10:00',
    '2026-11-27T15:30',
    '09:00 – 14:30 (Manaus)',
  ])
  expect(toText({ ...window, scheduledFor: null })).toBe('até 14:30 (Manaus)')
  expect(toText({ ...window, promisedAt: null })).toBe('a partir das 09:00 (Manaus)')
  expect(toText({ ...window, promisedAt: '2026-11-28T18:30:00.000Z' })).toBe('27/11 09:00 – 28/11 14:30 (Manaus)')
  expect(toText(window, saoPaulo)).toBe('10:00 (Brasília) – 14:30 (Manaus)')
  expect(toText(window, manaus, saoPaulo)).toBe('09:00 (Manaus) – 15:30 (Brasília)')
  expect(toText({ ...window, promisedAt: '2026-11-28T18:30:00.000Z' }, saoPaulo)).toBe(
    '27/11 10:00 (Brasília) – 28/11 14:30 (Manaus)',
  )
  expect(toText(window, saoPaulo, saoPaulo)).toBeUndefined()
})
