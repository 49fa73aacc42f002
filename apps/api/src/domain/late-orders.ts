import { runningStatuses, type ServiceOrderStatus } from '@malote/api-client/contract'

/** Whether an order is running and past its promise. */
export function isLate(
  { status, promised_at }: { readonly status: ServiceOrderStatus; readonly promised_at: Date | null },
  now: Date,
): boolean {
  const running: readonly string[] = runningStatuses
  return promised_at !== null && promised_at < now && running.includes(status)
}
