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
  ['by the agreed hours from now', 'normal', null, null, '2026-11-21T12:00:00Z'],
  ['sooner when it is urgent', 'urgent', null, null, '2026-11-20T16:00:00Z'],
  ['from when the pickup may begin', 'urgent', '2026-11-25T09:00:00Z', null, '2026-11-25T13:00:00Z'],
  ['from now when the pickup may have begun', 'urgent', '2026-11-19T09:00:00Z', null, '2026-11-20T16:00:00Z'],
  ['by the end of the window asked for', 'normal', null, '2026-11-20T18:00:00Z', '2026-11-20T18:00:00Z'],
  ['by the hours when that window has passed', 'normal', null, '2026-11-20T11:00:00Z', '2026-11-21T12:00:00Z'],
] as const)('promises a delivery %s', (_name, priority, scheduled, deliver, expected) => {
  const request = { priority, scheduledFor: scheduled && at(scheduled), deliverBy: deliver && at(deliver) }
  expect(computePromisedTime(request, policy, now)).toEqual(at(expected))
})
