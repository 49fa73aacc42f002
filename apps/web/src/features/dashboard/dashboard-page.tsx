import type { Dashboard, ServiceOrderTab } from '@malote/api-client'
import { Card, PageHeader, Stack, StatCard, Table } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { formatCount, formatDay } from '../../app/formats'

interface Tile {
  label: string
  value: number
  hint?: string
  tab: ServiceOrderTab
}

/** `/dashboard`: the operation now. Every figure leads to the orders that it counts. */
export function DashboardPage({ figures }: { figures: Dashboard }) {
  const tiles: Tile[] = [
    { label: 'Em aberto', value: figures.openNow, hint: 'da solicitação à coleta', tab: 'open' },
    { label: 'Em andamento', value: figures.onTheWay, hint: 'coletadas e em rota', tab: 'ongoing' },
    { label: 'Precisa de ação', value: figures.needsAction, hint: `${figures.late} com atraso`, tab: 'attention' },
    {
      label: 'Entregues hoje',
      value: figures.deliveredToday,
      hint: `${formatCount(figures.deliveredYesterdayByNow)} ontem até esta hora`,
      tab: 'done',
    },
  ]
  return (
    <Stack gap="lg">
      <PageHeader title="Dashboard" description="A operação neste momento." />
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ label, value, hint, tab }) => (
          <StatCard key={tab} asChild label={label} value={formatCount(value)} hint={hint}>
            <Link to="/ordens-de-servico" search={({ companyId }) => ({ companyId, tab })} />
          </StatCard>
        ))}
      </div>
      <Card.Root asChild>
        <section>
          <Card.Header title="Ordens criadas por dia" level={2} description="Os últimos 14 dias." />
          <Table.Root label="Ordens criadas por dia">
            <Table.Head>
              <Table.Row>
                <Table.HeaderCell>Dia</Table.HeaderCell>
                <Table.HeaderCell numeric>Ordens</Table.HeaderCell>
              </Table.Row>
            </Table.Head>
            <Table.Body>
              {figures.volume.toReversed().map(({ day, total }) => (
                <Table.Row key={day}>
                  <Table.Cell>{formatDay(day)}</Table.Cell>
                  <Table.Cell numeric>{formatCount(total)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </section>
      </Card.Root>
    </Stack>
  )
}
