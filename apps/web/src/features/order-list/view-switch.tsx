import { DropdownMenu, IconButton, Inline } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapIcon from 'lucide-react/icons/map'
import Route from 'lucide-react/icons/route'
import SquareKanban from 'lucide-react/icons/square-kanban'
import Table2 from 'lucide-react/icons/table-2'
import type { ComponentProps, ComponentType } from 'react'
import { getOrderView, listOrderViews, type OrderView, type ServiceOrdersSearch } from '../orders/order-list-search.ts'

const views: readonly (readonly [view: OrderView, label: string, icon: ComponentType])[] = [
  ['quadro', 'Quadro', SquareKanban],
  ['calendario', 'Calendário', CalendarDays],
  ['mapa', 'Mapa', MapIcon],
]

/** The views of a tab, each with its label and icon. */
function listViews(search: ViewProps['search']) {
  const [label, icon] = search.tab === 'mine' ? (['Rota', Route] as const) : (['Tabela', Table2] as const)
  const names = listOrderViews(search)
  return [[undefined, label, icon] as const, ...views.filter(([view]) => names.includes(view))]
}

interface ViewProps {
  search: Pick<ServiceOrdersSearch, 'tab' | 'visao'>
}

/** Switches between the views of the list. They are links, so that each can be opened in a new tab. */
export function ViewSwitch({ search }: ViewProps) {
  const current = getOrderView(search)
  return (
    <Inline gap="xs" role="group" aria-label="Visualização">
      {listViews(search).map(([view, label, Icon]) => (
        <IconButton key={label} asChild label={label} variant={current === view ? 'outline' : 'ghost'}>
          <ViewLink view={view} aria-current={current === view ? 'page' : undefined}>
            <Icon />
          </ViewLink>
        </IconButton>
      ))}
    </Inline>
  )
}

/** The menu items that show the other views. */
export function ViewItems({ search }: ViewProps) {
  return listViews(search)
    .filter(([view]) => view !== getOrderView(search))
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
