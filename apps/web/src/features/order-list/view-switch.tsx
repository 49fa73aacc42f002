import { DropdownMenu, IconButton, Inline } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapIcon from 'lucide-react/icons/map'
import SquareKanban from 'lucide-react/icons/square-kanban'
import Table2 from 'lucide-react/icons/table-2'
import type { ComponentProps, ReactElement } from 'react'
import type { OrderView, ServiceOrdersSearch } from '../orders/order-list-search.ts'

const views: readonly (readonly [view: OrderView | undefined, label: string, icon: ReactElement])[] = [
  [undefined, 'Tabela', <Table2 key="icon" />],
  ['quadro', 'Quadro', <SquareKanban key="icon" />],
  ['calendario', 'Calendário', <CalendarDays key="icon" />],
  ['mapa', 'Mapa', <MapIcon key="icon" />],
]

interface ViewProps {
  search: Pick<ServiceOrdersSearch, 'visao'>
}

/** Switches between the views of the list. They are links, so that each can be opened in a new tab. */
export function ViewSwitch({ search }: ViewProps) {
  return (
    <Inline gap="xs" role="group" aria-label="Visualização">
      {views.map(([view, label, icon]) => (
        <IconButton key={label} asChild label={label} variant={search.visao === view ? 'outline' : 'ghost'}>
          <ViewLink view={view} aria-current={search.visao === view ? 'page' : undefined}>
            {icon}
          </ViewLink>
        </IconButton>
      ))}
    </Inline>
  )
}

/** The menu items that show the other views. */
export function ViewItems({ search }: ViewProps) {
  return views
    .filter(([view]) => view !== search.visao)
    .map(([view, label]) => (
      <DropdownMenu.Item key={label} asChild>
        <ViewLink view={view}>{`Ver como ${label.toLowerCase()}`}</ViewLink>
      </DropdownMenu.Item>
    ))
}

/** The days of the calendar are no part of the other views. */
function ViewLink({ view, ...rest }: { view: OrderView | undefined } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <Link
      {...rest}
      from="/ordens-de-servico/"
      to="/ordens-de-servico"
      search={(current) => ({ ...current, visao: view, page: 1, dia: undefined, escala: undefined })}
      resetScroll={false}
    />
  )
}
