import { type Dashboard, Dashboard as DashboardShape, dashboardLists, getDescription } from '@malote/api-client'
import { Card, Link as LinkLook, Table, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { formatCount, formatMinutes } from '../../lib/format/formats.ts'
import { getFigureSearch } from './figure-search.ts'

type Stage = keyof Dashboard['times']

const stages: Record<Stage, string> = {
  requestToCollect: 'Da solicitação à coleta',
  collectToDeliver: 'Da coleta à entrega',
  requestToDeliver: 'Da solicitação à entrega',
}
const formatDuration = (minutes: number | null) => (minutes === null ? '–' : formatMinutes(minutes))

interface StageTimesProps {
  figures: Dashboard
  companyId: string | undefined
}

/** The durations of the delivery stages, compared with the previous period. */
export function StageTimes({ figures, companyId }: StageTimesProps) {
  const { days, times, before, deliveries } = figures
  return (
    <Card.Root asChild>
      <section>
        <Card.Header
          title="Tempo de cada etapa"
          level={2}
          description={`Últimos ${days} dias; entre parênteses, os ${days} dias antes.`}
          actions={
            deliveries > 0 && (
              <LinkLook asChild>
                <Link
                  to="/ordens-de-servico"
                  search={(current) => getFigureSearch(current.companyId ?? companyId, dashboardLists.deliveries(days))}
                >
                  {`Ver as ${formatCount(deliveries)} entregas medidas`}
                </Link>
              </LinkLook>
            )
          }
        />
        <Table.Root label="Tempo de cada etapa">
          <Table.Head>
            <Table.Row>
              <Table.HeaderCell>Etapa</Table.HeaderCell>
              <Table.HeaderCell numeric>Metade até</Table.HeaderCell>
              <Table.HeaderCell numeric>90% até</Table.HeaderCell>
            </Table.Row>
          </Table.Head>
          <Table.Body>
            {(Object.keys(stages) as Stage[]).map((stage) => (
              <Table.Row key={stage}>
                <Table.Cell header>{stages[stage]}</Table.Cell>
                {(['p50', 'p90'] as const).map((part) => (
                  <Table.Cell key={part} numeric>
                    {formatDuration(times[stage][part])}{' '}
                    <Text asChild tone="subtle">
                      <span>({formatDuration(before.times[stage][part])})</span>
                    </Text>
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
        <Card.Footer>
          <Text tone="subtle" size="sm">
            {getDescription(DashboardShape.shape.deliveries)} Tempos em minutos corridos, de dia e de noite.
          </Text>
        </Card.Footer>
      </section>
    </Card.Root>
  )
}
