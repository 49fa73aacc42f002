import { PageHeader, Stack, TabNav } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ReportsFrameProps {
  view: 'report' | 'schedules' | 'runs'
  description: string | undefined
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the report pages: title and navigation between reports, schedules and generated files. */
export function ReportsFrame({ view, description, actions, children }: ReportsFrameProps) {
  return (
    <Stack gap="md">
      <PageHeader title="Relatórios" description={description} actions={actions} />
      <TabNav.Root label="Relatórios, agendamentos e histórico">
        <TabNav.Item asChild active={view === 'report'}>
          <Link to="/relatorios">Ver relatório</Link>
        </TabNav.Item>
        <TabNav.Item asChild active={view === 'schedules'}>
          <Link to="/relatorios/agendados">Agendados</Link>
        </TabNav.Item>
        <TabNav.Item asChild active={view === 'runs'}>
          <Link to="/relatorios/gerados">Gerados</Link>
        </TabNav.Item>
      </TabNav.Root>
      {children}
    </Stack>
  )
}
