import type { Report } from '@malote/api-client'
import { BarChart, type ChartSeries, LineChart, StackedBarChart } from '@malote/ui/charts'
import { formatMinutes } from '../../lib/format/formats.ts'
import { skipLeading } from '../../lib/format/skip-leading.ts'
import { formatCell } from './report-cells.ts'

/** Maximum number of days: more bars would be too thin. */
const maximumBars = 45
/** Maximum number of categories; the table shows all. */
const maximumNames = 12

/** The reports with one row for each day. */
const byDay: readonly Report['key'][] = ['orders-by-day', 'punctuality-by-day']

const isEmptyDay = (row: Report['rows'][number]) =>
  Object.values(row).every((value) => typeof value !== 'number' || value === 0)

const toNumber = (row: Report['rows'][number], key: string) => (typeof row[key] === 'number' ? row[key] : null)

/** A report as a chart. The table below has all its values. */
export function ReportChart({ report }: { report: Report }) {
  const { key, title, columns } = report
  const rows = byDay.includes(key) ? skipLeading(report.rows, isEmptyDay) : report.rows
  const [first] = columns
  if (!first) return null
  // One person may request for several companies, each with its row.
  const company = columns.find(({ key: column }) => column === 'company')
  const hasSeveral = company && new Set(rows.map((row) => row.company)).size > 1
  const names = rows.map((row) => {
    const name = formatCell(first.kind, row[first.key])
    return hasSeveral && company !== first ? `${name} (${formatCell(company.kind, row.company)})` : name
  })
  const values = (column: string) => rows.map((row) => toNumber(row, column))
  const common = { label: title, labelHidden: true, categoryLabel: first.label }
  switch (key) {
    case 'orders-by-day':
    case 'punctuality-by-day': {
      const series = key === 'orders-by-day' ? outcomes(rows) : punctuality(values)
      return rows.length > maximumBars ? (
        <LineChart {...common} categories={names} series={series} />
      ) : (
        <StackedBarChart {...common} categories={names} series={series} />
      )
    }
    case 'time-by-stage':
      return (
        <BarChart
          {...common}
          direction="row"
          valueLabel="Metade até"
          format={formatMinutes}
          data={names.map((label, index) => ({ label, value: values('p50')[index] }))}
        />
      )
    default: {
      const many = names.length > maximumNames
      return (
        <BarChart
          {...common}
          label={many ? `${title}: as ${maximumNames} maiores` : title}
          labelHidden={!many}
          direction="row"
          valueLabel={columns.find((column) => column.key === 'total')?.label ?? 'Total'}
          data={names.slice(0, maximumNames).map((label, index) => ({ label, value: values('total')[index] }))}
        />
      )
    }
  }
}

/** @returns the results by day, problems at the bottom of the bars. */
function outcomes(rows: Report['rows']): ChartSeries[] {
  const of = (column: string) => rows.map((row) => toNumber(row, column) ?? 0)
  const [delivered, failed, returned] = [of('delivered'), of('failed'), of('returned')]
  const ended = of('canceled').map((canceled, day) => canceled + (returned[day] ?? 0))
  const open = of('total').map((sum, day) => sum - (delivered[day] ?? 0) - (failed[day] ?? 0) - (ended[day] ?? 0))
  return [
    { label: 'Sem sucesso', values: failed, tone: 'warning' },
    // Also those that are partially delivered or on hold.
    { label: 'Ainda em curso', values: open, tone: 'info' },
    { label: 'Entregues', values: delivered, tone: 'success' },
    { label: 'Encerradas sem entrega', values: ended, tone: 'neutral' },
  ]
}

const punctuality = (values: (column: string) => (number | null)[]): ChartSeries[] => [
  { label: 'Atrasadas', values: values('late'), tone: 'danger' },
  { label: 'No prazo', values: values('onTime'), tone: 'success' },
]
