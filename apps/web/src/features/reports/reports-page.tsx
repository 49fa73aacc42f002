import type { Report, ReportDescription } from '@malote/api-client'
import { Button, Card, EmptyState, Skeleton, Stack } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import ChartColumn from 'lucide-react/icons/chart-column'
import { Suspense } from 'react'
import { LoadFailure } from '../../components/load-failure.tsx'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { hasChart, isEmptyReport } from './report-cells.ts'
import { ExportReport, getPeriodError, ReportControls } from './report-controls.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportsFrame } from './reports-frame.tsx'
import type { ReportsSearch } from './reports-search.ts'
import { ScheduleReport } from './schedules/schedule-report.tsx'

// Loaded separately: the chart is larger than the rest of the page.
const ReportChart = lazyNamed(() => import('./report-chart.tsx'), 'ReportChart')

export interface ReportsPageProps {
  reports: readonly ReportDescription[]
  search: ReportsSearch
  /** Undefined while the first one loads, and when it was rejected. */
  report: Report | undefined
  /** Whether the report belongs to the previous search parameters. */
  outdated: boolean
  error: unknown
  onRetry: () => void
  /** The companies of a new schedule, and the organization's time zone. */
  companies: readonly { id: string; name: string }[]
  timeZone: string | undefined
}

/** `/relatorios`: one report over the period of the URL. */
export function ReportsPage({ reports, search, report, outdated, error, onRetry, ...choices }: ReportsPageProps) {
  const chosen = reports.find(({ key }) => key === search.relatorio)
  return (
    <ReportsFrame
      view="report"
      description={chosen?.description}
      actions={
        <>
          <ExportReport search={search} report={error ? undefined : report} />
          <ScheduleReport reports={reports} search={search} {...choices} />
        </>
      }
    >
      <ReportControls reports={reports} search={search} report={report} error={error} />
      {getPeriodError(error) ? (
        <Card.Root>
          <Card.Body>
            <EmptyState icon={<ChartColumn />} title="Escolha outro período" action={<LastDays />}>
              {getPeriodError(error)}
            </EmptyState>
          </Card.Body>
        </Card.Root>
      ) : error ? (
        <Card.Root>
          <Card.Body>
            <LoadFailure level={2} title="Não foi possível calcular este relatório" error={error} onRetry={onRetry} />
          </Card.Body>
        </Card.Root>
      ) : report === undefined ? (
        <Skeleton shape="block" className="h-96" />
      ) : isEmptyReport(report) ? (
        <Card.Root>
          <Card.Body>
            <EmptyState icon={<ChartColumn />} title="Nada a contar neste período" action={<LastDays />}>
              Escolha outros dias, ou outra empresa.
            </EmptyState>
          </Card.Body>
        </Card.Root>
      ) : (
        <Stack gap="md" aria-busy={outdated}>
          {hasChart(report) && (
            <Card.Root>
              <Card.Body>
                <Suspense fallback={<Skeleton shape="block" className="h-72" />}>
                  <ReportChart report={report} />
                </Suspense>
              </Card.Body>
            </Card.Root>
          )}
          <Card.Root asChild>
            <section>
              <Card.Header title={report.title} level={2} />
              <ReportTable report={report} />
            </section>
          </Card.Root>
        </Stack>
      )}
    </ReportsFrame>
  )
}

/** Resets the period to the default, which is always valid. */
function LastDays() {
  return (
    <Button asChild>
      <Link to="/relatorios" search={(current) => ({ ...current, from: undefined, to: undefined })}>
        Ver os últimos 30 dias
      </Link>
    </Button>
  )
}
