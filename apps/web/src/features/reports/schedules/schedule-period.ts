import type { ReportPeriod } from '@malote/api-client'

/** @returns the relative period of a schedule that is closest to the period on the page. */
export function toSchedulePeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): ReportPeriod {
  if (!from || !to) return 'last_30_days'
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  const nextDay = new Date(Date.parse(to) + 86_400_000).toISOString()
  if (from.endsWith('-01') && nextDay.slice(8, 10) === '01' && days < 32) return 'last_month'
  if (days === 1) return 'yesterday'
  return days <= 10 ? 'last_7_days' : 'last_30_days'
}
