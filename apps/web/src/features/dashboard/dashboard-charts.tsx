import { type Dashboard, type DashboardListFilters, dashboardLists, type ServiceOrderStatus } from '@malote/api-client'
import { Card } from '@malote/ui'
import { BarChart, type ChartTone, StackedBarChart } from '@malote/ui/charts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { formatDay } from '../../lib/format/formats.ts'
import { skipLeading } from '../../lib/format/skip-leading.ts'
import { getFigureSearch } from './figure-search.ts'

interface Phase {
  label: string
  statuses: ServiceOrderStatus[]
  tone?: ChartTone
}

/**
 * Groups of statuses, from the bottom of a bar to its top: a stack of fourteen colours would be unreadable. Problems
 * are at the bottom, on the common line, so that days can be compared by them.
 */
const phases: Phase[] = [
  { label: 'Com problema', statuses: ['failed', 'on_hold', 'partially_delivered'], tone: 'warning' },
  { label: 'Em aberto', statuses: ['requested', 'accepted', 'collecting'], tone: 'info' },
  // The third colour of the palette is the only one whose hue no tone has.
  { label: 'Rascunhos', statuses: ['draft'] },
  { label: 'Em andamento', statuses: ['collected', 'in_transit', 'returning'], tone: 'primary' },
  { label: 'Entregues', statuses: ['delivered'], tone: 'success' },
  { label: 'Encerradas sem entrega', statuses: ['returned', 'canceled', 'expired'], tone: 'neutral' },
]

interface DashboardChartsProps {
  figures: Dashboard
  companyId: string | undefined
}

/** Charts of the requested orders by day and of the reasons for failed attempts. Every bar links to its orders. */
export function DashboardCharts({ figures, companyId }: DashboardChartsProps) {
  const router = useRouter()
  const navigate = useNavigate()
  const { days, failureReasons } = figures
  const volume = skipLeading(figures.volume, ({ total }) => total === 0)
  const hrefTo = (filters: DashboardListFilters) =>
    router.buildLocation({ to: '/ordens-de-servico', search: getFigureSearch(companyId, filters) }).href
  const follow = (href: string) => void navigate({ href })
  const categories = volume.map(({ day }) => formatDay(day))
  const counted = (statuses: readonly ServiceOrderStatus[]) =>
    volume.map(({ byStatus }) =>
      byStatus.reduce((sum, { status, total }) => (statuses.includes(status) ? sum + total : sum), 0),
    )
  const fetchStatuses = (label: string) => phases.find((phase) => phase.label === label)?.statuses ?? []
  const getDay = (category: string) => volume[categories.indexOf(category)]?.day ?? ''
  return (
    <div className="@container">
      <div className="grid gap-4 @3xl:grid-cols-3">
        <Card.Root className="@3xl:col-span-2">
          <Card.Body>
            <StackedBarChart
              label="Ordens criadas por dia"
              categoryLabel="Dia"
              categories={categories}
              series={phases.map(({ label, statuses, tone }) => ({
                label,
                values: counted(statuses),
                ...(tone && { tone }),
              }))}
              getHref={(category, { label }) => hrefTo(dashboardLists.volume(getDay(category), fetchStatuses(label)))}
              onNavigate={follow}
              emptyText="Nenhuma ordem criada nestes dias."
            />
          </Card.Body>
        </Card.Root>
        <Card.Root>
          <Card.Body>
            <BarChart
              label="Motivos de tentativas sem sucesso"
              categoryLabel="Motivo"
              valueLabel="Ordens"
              direction="row"
              data={failureReasons.map(({ reason, orders }) => ({ label: reason, value: orders }))}
              getHref={({ label }) => hrefTo(dashboardLists.failureReason(days, label))}
              onNavigate={follow}
              emptyText="Nenhuma tentativa sem sucesso nestes dias."
            />
          </Card.Body>
        </Card.Root>
      </div>
    </div>
  )
}
