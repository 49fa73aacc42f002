import { type DateRangePreset, getLastDays } from '@malote/ui'

/** The periods up to today that reports and the audit are read for most often. */
export const getRecentPeriods = (): readonly DateRangePreset[] =>
  [7, 30, 90].map((days) => ({ label: `Últimos ${days} dias`, ...getLastDays(days) }))
