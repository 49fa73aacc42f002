import { expect, test } from 'vitest'
import { layOutDay, splitByDay } from './schedule-layout.ts'

const day = '2026-11-27'
const hours = { from: 8, to: 20 }
const at = (id: string, start: string, end: string) => ({
  id,
  item: id,
  start: `${day}T${start}`,
  end: `${day}T${end}`,
})
const layOut = (items: ReturnType<typeof at>[], maximum = 8) =>
  layOutDay(splitByDay(items, [day]).get(day) ?? [], hours, maximum)
const places = ({ segments }: ReturnType<typeof layOut>) =>
  Object.fromEntries(
    segments.map(({ id, column, span, columns, hidden }) => [id, hidden ? 'hidden' : `${column}+${span}/${columns}`]),
  )

test('entries that overlap share the width, and others have all of it', () => {
  const items = [at('a', '09:00', '10:00'), at('b', '09:30', '11:00'), at('c', '11:00', '12:00')]
  expect(places(layOut(items))).toEqual({ a: '0+1/2', b: '1+1/2', c: '0+1/1' })
})

test('an entry takes the first free column and covers the free ones after it', () => {
  const items = [
    at('long', '09:00', '14:00'),
    at('b', '09:00', '10:00'),
    at('c', '09:00', '10:00'),
    at('d', '11:00', '12:00'),
  ]
  expect(places(layOut(items))).toEqual({ long: '0+1/3', b: '1+1/3', c: '2+1/3', d: '1+2/3' })
})

test('short entries overlap when they would be drawn over each other', () => {
  const items = [at('a', '09:00', '09:05'), at('b', '09:20', '09:40')]
  expect(places(layOut(items))).toEqual({ a: '0+1/2', b: '1+1/2' })
})

test('entries for which there is no column are hidden behind one button per group', () => {
  const items = [
    at('a', '09:00', '10:00'),
    at('b', '09:15', '11:00'),
    at('c', '09:30', '12:00'),
    at('d', '15:00', '16:00'),
  ]
  const layout = layOut(items, 2)
  expect(places(layout)).toEqual({ a: '0+1/1', b: 'hidden', c: 'hidden', d: '0+1/1' })
  expect(layout.segments.map(({ id, besideButton }) => [id, besideButton])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
    ['d', false],
  ])
  expect(layout.groups).toEqual([{ start: 555, end: 720, columns: 1, keys: [`b ${day}`, `c ${day}`] }])
  expect(layout.columns).toBe(2)
})

test('of a crowded group, the entries that end first are visible, and one of the full day hides no others', () => {
  const items = [
    at('day', '08:00', '18:00'),
    at('a', '08:00', '09:00'),
    at('b', '08:30', '11:00'),
    at('c', '09:00', '10:00'),
    at('d', '10:30', '11:30'),
    at('e', '11:00', '12:00'),
  ]
  expect(places(layOut(items, 2))).toEqual({
    day: 'hidden',
    a: '0+1/1',
    b: 'hidden',
    c: '0+1/1',
    d: '0+1/1',
    e: 'hidden',
  })
  // The third column of a crowded group is the button's.
  const more = [...items, at('f', '08:45', '11:15')]
  expect(places(layOut(more, 3))).toEqual({
    day: 'hidden',
    a: '1+1/2',
    b: '0+1/2',
    c: '1+1/2',
    d: '1+1/2',
    e: '0+1/2',
    f: 'hidden',
  })
})

test('entries outside of the visible hours are marked and take no width', () => {
  const items = [
    at('early', '06:00', '07:30'),
    at('over', '07:00', '09:00'),
    at('late', '20:00', '21:00'),
    at('a', '08:00', '09:00'),
  ]
  const { segments } = layOut(items)
  expect(segments.map(({ id, outside, columns }) => [id, outside, columns])).toEqual([
    ['early', 'before', 1],
    ['over', undefined, 2],
    ['a', undefined, 2],
    ['late', 'after', 1],
  ])
})

test('an item over midnight has a part on each day, and an end at midnight is the end of the day', () => {
  const days = ['2026-11-27', '2026-11-28']
  const items = [
    { id: 'night', item: 0, start: '2026-11-27T22:00', end: '2026-11-28T02:00' },
    { id: 'until', item: 0, start: '2026-11-27T20:00', end: '2026-11-28T00:00' },
    { id: 'other', item: 0, start: '2026-11-29T08:00', end: '2026-11-29T09:00' },
  ]
  const byDay = splitByDay(items, days)
  const list = (name: string) =>
    byDay
      .get(name)
      ?.map(({ id, start, end, continuesBefore, continuesAfter }) => [id, start, end, continuesBefore, continuesAfter])
  expect(list('2026-11-27')).toEqual([
    ['until', 1200, 1440, false, false],
    ['night', 1320, 1440, false, true],
  ])
  expect(list('2026-11-28')).toEqual([['night', 0, 120, true, false]])
})

test('lays out five hundred entries of one day', () => {
  const many = Array.from({ length: 500 }, (_, index) => {
    const hour = String(8 + (index % 10)).padStart(2, '0')
    return at(`e${index}`, `${hour}:00`, `${hour}:50`)
  })
  const { segments, groups } = layOut(many, 4)
  expect(segments.filter(({ hidden }) => !hidden)).toHaveLength(30)
  expect(groups).toHaveLength(10)
})
