import { describe, expect, test } from 'vitest'
import { estimateArrival } from './estimated-arrival.ts'

const legs = { measured: 50, fast: 600, slow: 1800 }
const at = (time: string) => new Date(`2026-11-23T${time}:00.000Z`)
const estimate = (now: string, stopsBefore = 0, window: { start: string; end: string } | null = null) => {
  const arrival = estimateArrival(legs, { leftAt: at('14:00'), stopsBefore, window, now: at(now) })
  return arrival && [arrival.start.slice(11, 16), arrival.end.slice(11, 16)]
}

describe('the estimated arrival', () => {
  test.each([
    ['the next stop', '14:00', 0, ['14:00', '14:30']],
    ['the next stop, some minutes later', '14:05', 0, ['14:15', '14:30']],
    ['a stop behind two others', '14:05', 2, ['14:30', '15:30']],
    ['a leg that takes longer than usual', '14:50', 0, ['15:00', '15:15']],
    ['a stop behind a leg that takes longer than usual', '14:50', 1, ['15:00', '15:30']],
  ])('of %s is a window in whole quarters, never in the past', (_name, now, stopsBefore, expected) => {
    expect(estimate(now, stopsBefore)).toEqual(expected)
  })

  test('does not begin before the agreed window, and is none before it', () => {
    const from = (start: string) => ({ start: at(start).toISOString(), end: at('18:00').toISOString() })
    expect(estimate('14:00', 1, from('14:30'))).toEqual(['14:30', '15:00'])
    expect(estimate('14:00', 1, from('15:00'))).toBeNull()
  })
})
