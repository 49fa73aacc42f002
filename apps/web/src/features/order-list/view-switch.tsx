import { Button, DropdownMenu, Inline } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import type { OrderView, ServiceOrdersSearch } from '../orders/order-list-search.ts'

type View = readonly [view: OrderView | undefined, label: string]
const table: View = [undefined, 'Tabela']
const board: View = ['quadro', 'Quadro']
const views = [table, board]

/** Switches between the views of the list. They are links, so that each can be opened in a new tab. */
export function ViewSwitch({ search }: { search: Pick<ServiceOrdersSearch, 'visao'> }) {
  return (
    <Inline gap="xs" role="group" aria-label="Visualização">
      {views.map(([view, label]) => (
        <Button key={label} asChild tone="neutral" variant={search.visao === view ? 'outline' : 'ghost'}>
          <Link
            from="/ordens-de-servico/"
            to="/ordens-de-servico"
            search={(current) => ({ ...current, visao: view, page: 1 })}
            resetScroll={false}
            aria-current={search.visao === view ? 'page' : undefined}
          >
            {label}
          </Link>
        </Button>
      ))}
    </Inline>
  )
}

/** The menu item that shows the other view. */
export function ViewItem({ search }: { search: Pick<ServiceOrdersSearch, 'visao'> }) {
  const [view, label] = search.visao ? table : board
  return (
    <DropdownMenu.Item asChild>
      <Link
        from="/ordens-de-servico/"
        to="/ordens-de-servico"
        search={(current) => ({ ...current, visao: view, page: 1 })}
        resetScroll={false}
      >
        {`Ver como ${label.toLowerCase()}`}
      </Link>
    </DropdownMenu.Item>
  )
}
