import { expect, test } from 'vitest'
import { formatDateTime } from '../lib/format/formats.ts'
import { formatMoment } from './receipt-check-labels.ts'

test('a moment with seconds has the notation of the other moments', () => {
  const at = '2026-11-20T17:32:08.000Z'
  expect(formatMoment(at)).toBe('20/11/2026 14:32:08')
  expect(formatMoment(at)).toContain(formatDateTime(at).slice(0, 11))
})
