import type { BadgeTone } from '../badge/badge.variants.js'

/** The moments of anything that is asked for, carried and closed. The word for each comes from the application. */
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
