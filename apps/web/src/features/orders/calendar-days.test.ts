import { afterEach, expect, test } from 'vitest'
import { setViewerZone } from '../../lib/format/time-zone.ts'
import { listCalendarDays } from './calendar-days.ts'
import { countFilters, listFilters, orderListDefaults, ServiceOrdersSearch, toApiFilters } from './order-list-search.ts'

const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
afterEach(() => setViewerZone(() => browserZone))

const now = new Date('2026-11-28T01:30:00Z')
const calendar = { ...orderListDefaults, visao: 'calendario' as const }

test('shows the week of the day from Sunday, or the day', () => {
  expect(listCalendarDays({ dia: '2026-12-01' })).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(listCalendarDays({ dia: '2026-11-29' })[0]).toBe('2026-11-29')
  expect(listCalendarDays({ dia: '2026-12-01', escala: 'dia' })).toEqual(['2026-12-01'])
})

test('without a day it is today in the zone of the viewer', () => {
  setViewerZone(() => 'America/Sao_Paulo')
  expect(listCalendarDays({ escala: 'dia' }, now)).toEqual(['2026-11-27'])
  setViewerZone(() => 'America/Noronha')
  expect(listCalendarDays({ escala: 'dia' }, new Date('2026-11-28T02:30:00Z'))).toEqual(['2026-11-28'])
})

test('an invalid day or scale of the URL counts as absent', () => {
  expect(ServiceOrdersSearch.parse({ visao: 'calendario', dia: '2026-13-01', escala: 'mes' })).toMatchObject({
    visao: 'calendario',
    dia: undefined,
    escala: undefined,
  })
})

test('the days of the calendar replace the period of the list, and the other filters stay', () => {
  const search = { ...calendar, dia: '2026-12-01', period: 'last7' as const, priority: 'urgent' as const }
  expect(toApiFilters(search)).toEqual({
    companyId: undefined,
    priority: 'urgent',
    from: '2026-11-29',
    to: '2026-12-05',
    moment: 'promisedAt',
  })
  expect(listFilters(search)).not.toContain('from')
  expect(countFilters(search)).toBe(1)
  expect(countFilters({ ...search, visao: undefined })).toBe(2)
})

test('other views ignore the day of a calendar', () => {
  expect(toApiFilters({ ...orderListDefaults, dia: '2026-12-01', escala: 'dia' })).toEqual({})
})
