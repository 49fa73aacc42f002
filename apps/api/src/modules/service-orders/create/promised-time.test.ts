import { expect, test } from 'vitest'
import { computePromisedTime } from '../promised-time.ts'

const now = new Date('2026-11-20T12:00:00Z')
const policy = {
  sla_normal_hours: 24,
  sla_urgent_hours: 4,
  opening_hours: [],
  holidays: [],
  time_zone: 'America/Sao_Paulo',
}
const at = (text: string) => new Date(text)

test.each([
  ['after the hours of the policy', 'normal', null, null, '2026-11-21T12:00:00Z'],
  ['after fewer hours when the order is urgent', 'urgent', null, null, '2026-11-20T16:00:00Z'],
  ['counted from the start of the pickup window', 'urgent', '2026-11-25T09:00:00Z', null, '2026-11-25T13:00:00Z'],
  [
    'counted from now when the pickup window has started',
    'urgent',
    '2026-11-19T09:00:00Z',
    null,
    '2026-11-20T16:00:00Z',
  ],
  ['by the end of the requested delivery window', 'normal', null, '2026-11-20T18:00:00Z', '2026-11-20T18:00:00Z'],
  [
    'after the hours of the policy when the delivery window has passed',
    'normal',
    null,
    '2026-11-20T11:00:00Z',
    '2026-11-21T12:00:00Z',
  ],
] as const)('promises a delivery %s', (_name, priority, scheduled, deliver, expected) => {
  const request = { priority, scheduledFor: scheduled && at(scheduled), deliverBy: deliver && at(deliver) }
  expect(computePromisedTime(request, policy, now)).toEqual(at(expected))
})
