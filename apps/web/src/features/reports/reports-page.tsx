import type { Report, ReportDescription } from '@malote/api-client'
import { Button, Card, DateField, EmptyState, Inline, PageHeader, Stack, Table, Tabs } from '@malote/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import ChartColumn from 'lucide-react/icons/chart-column'
import type { FormEvent } from 'react'
import { formatCount, formatDay } from '../../app/formats'

interface ReportsPageProps {
  reports: readonly ReportDescription[]
  report: Report
}

/** `/relatorios`: one report at a time, over the days that the address names. */
export function ReportsPage({ reports, report }: ReportsPageProps) {
  const description = reports.find(({ key }) => key === report.key)?.description
  return (
    <Stack gap="md">
      <PageHeader title="Relatórios" />
      <Tabs.Root label="Relatórios">
        {reports.map(({ key, title }) => (
          <Tabs.Item key={key} asChild active={key === report.key}>
            <Link to="." search={(current) => ({ ...current, relatorio: key })}>
              {title}
            </Link>
          </Tabs.Item>
        ))}
      </Tabs.Root>
      <Period key={`${report.from} ${report.to}`} report={report} />
      <Card.Root asChild>
        <section>
          <Card.Header title={report.title} level={2} description={description} />
          {report.rows.length > 0 ? (
            <ReportTable report={report} />
          ) : (
            <Card.Body>
              <EmptyState icon={<ChartColumn />} title="Nenhuma ordem neste período">
                Escolha outros dias, ou outra empresa.
              </EmptyState>
            </Card.Body>
          )}
        </section>
      </Card.Root>
    </Stack>
  )
}

function Period({ report }: { report: Report }) {
  const navigate = useNavigate()
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    // Two days the wrong way round still say a period.
    const [from, to] = [String(form.get('from')), String(form.get('to'))].toSorted()
    return navigate({
      to: '.',
      search: (current) => ({ ...current, from, to }),
    })
  }
  return (
    <form onSubmit={apply} aria-label="Período">
      <Inline gap="sm" align="end">
        <DateField label="De" name="from" required defaultValue={report.from} />
        <DateField label="Até" name="to" required defaultValue={report.to} />
        <Button type="submit" variant="outline">
          Aplicar período
        </Button>
      </Inline>
    </form>
  )
}

function ReportTable({ report: { title, columns, rows, totals } }: { report: Report }) {
  const cellOf = (kind: string, value: string | number | undefined) => {
    if (value === undefined) return ''
    if (kind === 'day') return formatDay(String(value))
    return typeof value === 'number' ? formatCount(value) : value
  }
  return (
    <Table.Root label={title}>
      <Table.Head>
        <Table.Row>
          {columns.map(({ key, label, kind }) => (
            <Table.HeaderCell key={key} numeric={kind === 'integer'}>
              {label}
            </Table.HeaderCell>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report come whole and never move.
          <Table.Row key={index}>
            {columns.map(({ key, kind }) => (
              <Table.Cell key={key} numeric={kind === 'integer'}>
                {cellOf(kind, row[key])}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
        <Table.Row selected>
          {columns.map(({ key, kind }, index) => (
            <Table.Cell key={key} numeric={kind === 'integer'}>
              {index === 0 ? 'Total' : cellOf(kind, totals[key])}
            </Table.Cell>
          ))}
        </Table.Row>
      </Table.Body>
    </Table.Root>
  )
}
