import { Section, Skeleton, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../components/load-failure.tsx'
import { useRefetchInterval } from '../../lib/live/use-live-updates.ts'
import { dashboardQuery } from './dashboard.queries.ts'
import { dashboardDefaults } from './dashboard-search.ts'
import { FigureDefinitions, FigureTiles } from './figure-tiles.tsx'
import { getCurrentFigures, getPeriodFigures } from './figures.ts'

/** The figures of a manager's company, or of all of theirs. */
export function CompanyFigures({ companyId }: { companyId: string | undefined }) {
  const { data, error, refetch } = useQuery({
    ...dashboardQuery({ ...dashboardDefaults, companyId }),
    refetchInterval: useRefetchInterval(),
  })
  if (!data) {
    if (!error) return <Skeleton shape="block" className="h-64" />
    return <LoadFailure title="Não foi possível carregar os números." error={error} onRetry={() => void refetch()} />
  }
  const now = getCurrentFigures(data)
  const period = getPeriodFigures(data)
  return (
    <Stack gap="md">
      <Section title="Agora">
        <FigureTiles figures={now} companyId={companyId} />
      </Section>
      <Section title={`Últimos ${data.days} dias`}>
        <FigureTiles figures={period} companyId={companyId} />
      </Section>
      <FigureDefinitions figures={[...now, ...period]} />
    </Stack>
  )
}
