import type { User } from '@malote/api-client'
import { Alert, Breadcrumb, Button, EmptyState, Inline, PageHeader, Skeleton, Stack } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import MapIcon from 'lucide-react/icons/map'
import { LoadFailure, RetryAlert } from '../../components/load-failure.tsx'
import { formatCount, formatDay, formatOrderCount } from '../../lib/format/formats.ts'
import { DayField } from './day-field.tsx'
import { PlannerBoard } from './planner-board.tsx'
import { getPlannedDay, type PlannerSearch } from './planner-search.ts'
import type { Plan } from './use-plan.ts'

export interface PlannerPageProps {
  user: User
  search: PlannerSearch
  plan: Plan
  onSearchChange: (part: Partial<PlannerSearch>) => void
}

/** `/ordens-de-servico/planejar`: the orders of a day without a courier, next to the couriers with their load. */
export function PlannerPage({ user, search, plan, onSearchChange }: PlannerPageProps) {
  const { orders, lanes, total, isCapped, pace, readAt, error, failure, onRetry } = plan
  const day = getPlannedDay(search)
  const isLoading = orders === undefined || lanes === undefined
  return (
    <Stack gap="md">
      <PageHeader
        title="Planejar o dia"
        description="Arraste as ordens para quem vai levá-las, ou selecione várias e atribua de uma vez."
        breadcrumb={
          <Breadcrumb>
            <Link to="/ordens-de-servico">Ordens de Serviço</Link>
          </Breadcrumb>
        }
        actions={
          <Inline gap="sm" align="end">
            <Button
              tone={search.mapa ? 'primary' : 'neutral'}
              variant="outline"
              icon={<MapIcon />}
              aria-pressed={search.mapa ?? false}
              onClick={() => onSearchChange({ mapa: search.mapa ? undefined : true })}
            >
              Mapa
            </Button>
            <DayField day={day} onDayChange={(dia) => onSearchChange({ dia })} />
          </Inline>
        }
      />
      {isLoading && error ? (
        <LoadFailure error={error} onRetry={onRetry} />
      ) : isLoading ? (
        <Skeleton shape="block" className="h-96" />
      ) : (
        <>
          {failure && <RetryAlert tone="warning" {...failure} onRetry={onRetry} />}
          {isCapped && (
            <Alert tone="info" title={`Aqui estão ${formatCount(orders.length)} das ${formatOrderCount(total)} do dia`}>
              São as de prazo mais próximo. Escolha uma empresa para ver menos de cada vez.
            </Alert>
          )}
          {lanes.length === 0 && orders.length === 0 ? (
            <EmptyState icon={<CalendarCheck />} title={`Nada a planejar em ${formatDay(day)}`}>
              Não há ordens para este dia nem entregadores a quem passá-las.
            </EmptyState>
          ) : (
            <PlannerBoard
              key={`${day} ${search.companyId}`}
              user={user}
              day={day}
              orders={orders}
              lanes={lanes}
              pace={pace}
              readAt={readAt}
              showsMap={search.mapa ?? false}
            />
          )}
        </>
      )}
    </Stack>
  )
}
