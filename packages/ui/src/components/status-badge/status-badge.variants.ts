import type { BadgeTone } from '../badge/badge.variants.ts'

/** The states of an order or a task. The application provides the text of each. */
export type StatusKind =
  | 'draft'
  | 'requested'
  | 'scheduled'
  | 'accepted'
  | 'collecting'
  | 'collected'
  | 'moving'
  | 'done'
  | 'partial'
  | 'failed'
  | 'paused'
  | 'returning'
  | 'returned'
  | 'canceled'
  | 'expired'
  | 'late'

export const statusTones = {
  draft: 'neutral',
  requested: 'waiting',
  scheduled: 'waiting',
  accepted: 'waiting',
  collecting: 'info',
  collected: 'info',
  moving: 'info',
  done: 'success',
  partial: 'warning',
  failed: 'danger',
  paused: 'warning',
  returning: 'warning',
  returned: 'neutral',
  canceled: 'neutral',
  expired: 'neutral',
  late: 'danger',
} satisfies Record<StatusKind, BadgeTone>
