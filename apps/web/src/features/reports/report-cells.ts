import type { Report, ReportColumnKind } from '@malote/api-client'
import { formatCount, formatDay, formatMinutes, formatPercent } from '../../lib/format/formats.ts'

/** Shown where there is no value. */
const nothing = '–'

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** @returns a cell formatted for display. */
export function formatCell(kind: ReportColumnKind, value: string | number | undefined): string {
  if (value === undefined) return nothing
  if (typeof value === 'string') return kind === 'day' ? formatDay(value) : value
  switch (kind) {
    case 'percent':
      return formatPercent(value)
    case 'minutes':
      return formatMinutes(value)
    case 'decimal':
      return oneDecimal.format(value)
    default:
      return formatCount(value)
  }
}

export const isNumber = (kind: ReportColumnKind): boolean => kind !== 'text' && kind !== 'day'

/** Whether all values of the report are empty, also when it has a row for each day. */
export const isEmptyReport = ({ rows, totals }: Report): boolean =>
  rows.length === 0 || (Object.keys(totals).length > 0 && Object.values(totals).every((total) => total === 0))

/** Whether a report has a chart: texts have none. */
export const hasChart = ({ key }: Pick<Report, 'key'>): boolean => key !== 'rating-comments'
