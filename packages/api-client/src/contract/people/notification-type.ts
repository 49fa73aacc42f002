import * as z from 'zod/mini'

/** The types of notifications. */
export const NotificationType = z.enum([
  'order_failed',
  'order_returned',
  'order_commented',
  'order_assigned',
  'order_due_soon',
  'order_late',
  'report_ready',
  'proofs_ready',
  'report_failed',
  'proofs_failed',
  'new_sign_in',
  'privacy_request',
  'recipient_request',
  'occurrence_assigned',
  'occurrence_commented',
  'occurrence_resolved',
  'occurrence_overdue',
  'webhook_paused',
])
export type NotificationType = z.infer<typeof NotificationType>
