import type { Dashboard } from '@malote/api-client'
import { Alert, Button, EmptyState, PageHeader, Section, SegmentedControl, Skeleton, Stack } from '@malote/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import ChartColumn from 'lucide-react/icons/chart-column'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, Suspense } from 'react'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { useSearchParam } from '../../lib/lists/use-search-param.ts'
import { type DashboardSearch, type PeriodLength, periodLengths } from './dashboard-search.ts'
import { FigureDefinitions, FigureGrid, FigureTiles } from './figure-tiles.tsx'
import { getCurrentFigures, getPeriodFigures, isEmptyDashboard } from './figures.ts'
import { StageTimes } from './stage-times.tsx'

// Loaded separately: the charts are larger than the rest of the page.
const DashboardCharts = lazyNamed(() => import('./dashboard-charts.tsx'), 'DashboardCharts')

export interface DashboardPageProps {
  search: DashboardSearch
  /** Undefined while the first ones load. */
  figures: Dashboard | undefined
  /** Whether the figures belong to the previous search parameters. */
  outdated: boolean
  /** The error of the last refetch; the figures shown are older. */
  error: unknown
  onRetry: () => void
  /** The orders that wait for someone, and where all of them are. */
  orders: ReactNode
}

/** `/dashboard`: the current operation and the service of the last days. Every figure links to its orders. */
export function DashboardPage({ search, figures, outdated, error, onRetry, orders }: DashboardPageProps) {
  return (
    <Stack gap="lg" aria-busy={outdated || figures === undefined}>
      <PageHeader
        title="Dashboard"
        description="A operação agora e o desempenho do período."
        actions={<PeriodControl days={search.days} />}
      />
      {error !== null && figures && (
        <Alert
          tone="warning"
          title="Os números podem ter mudado"
          action={
            <Button tone="neutral" variant="outline" size="sm" onClick={onRetry}>
              Atualizar números
            </Button>
          }
        >
          {getErrorMessage(error)}
        </Alert>
      )}
      {figures === undefined ? (
        <DashboardSkeleton />
      ) : isEmptyDashboard(figures) ? (
        <Quiet companyId={search.companyId} />
      ) : (
        <Figures figures={figures} companyId={search.companyId} orders={orders} />
      )}
    </Stack>
  )
}

function PeriodControl({ days }: { days: PeriodLength }) {
  const navigate = useNavigate()
  const [length, setLength] = useSearchParam(days, (chosen) =>
    navigate({
      to: '/dashboard',
      search: (current) => ({ ...current, days: chosen }),
      replace: true,
      resetScroll: false,
    }),
  )
  return (
    <SegmentedControl
      label="Período"
      options={periodLengths.map((choice) => ({ value: String(choice), label: `${choice} dias` }))}
      value={String(length)}
      onValueChange={(value) => setLength(periodLengths.find((choice) => String(choice) === value) ?? days)}
    />
  )
}

interface FiguresProps {
  figures: Dashboard
  companyId: string | undefined
  orders: ReactNode
}

function Figures({ figures, companyId, orders }: FiguresProps) {
  const now = getCurrentFigures(figures)
  const period = getPeriodFigures(figures)
  return (
    <>
      <Section title="Agora">
        <FigureTiles figures={now} companyId={companyId} />
      </Section>
      <Suspense fallback={<Skeleton shape="block" className="h-96" />}>{orders}</Suspense>
      <Section title={`Últimos ${figures.days} dias`}>
        <FigureTiles figures={period} companyId={companyId} />
        <Suspense fallback={<Skeleton shape="block" className="h-80" />}>
          <DashboardCharts figures={figures} companyId={companyId} />
        </Suspense>
        <StageTimes figures={figures} companyId={companyId} />
      </Section>
      <FigureDefinitions figures={[...now, ...period]} />
    </>
  )
}

function Quiet({ companyId }: { companyId: string | undefined }) {
  return (
    <EmptyState
      icon={<ChartColumn />}
      title={companyId ? 'Esta empresa ainda não tem o que contar' : 'Ainda não há o que contar'}
      action={
        <Button asChild tone="primary" icon={<Plus />}>
          <Link to="/ordens-de-servico/criar">Solicitar entrega</Link>
        </Button>
      }
    >
      Com a primeira ordem de serviço, aparecem aqui o que está em aberto, o que atrasou e como vão as entregas.
    </EmptyState>
  )
}

function DashboardSkeleton() {
  return (
    <Stack gap="lg">
      <FigureGrid>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" className="h-28" />
        ))}
        <Skeleton shape="block" className="h-28 @max-xl:col-span-2" />
      </FigureGrid>
      <Skeleton shape="block" className="h-80" />
    </Stack>
  )
}
