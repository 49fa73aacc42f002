import * as z from 'zod/mini'

export const ReportKey = z.enum([
  'orders-by-day',
  'orders-by-company',
  'orders-by-place',
  'orders-by-requester',
  'orders-by-status',
  'punctuality-by-day',
  'failures-by-reason',
  'cancellations-by-reason',
  'time-by-stage',
  'ratings',
  'rating-comments',
])
export type ReportKey = z.infer<typeof ReportKey>
