import {
  type PageMeta,
  type ServiceOrderSummary,
  type ServiceOrderTab,
  type ServiceOrderTabCounts,
  serviceOrderTabs,
} from '@malote/api-client'
import { Button, EmptyState, PageHeader, Pagination, Stack, Tabs } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import { SearchBox } from '../../../app/search-box'
import type { ServiceOrdersSearch } from '../service-orders.queries'
import { OrderCards } from './order-cards'
import { OrderTable } from './order-table'

const tabs = Object.entries(serviceOrderTabs) as [ServiceOrderTab, { label: string }][]

export interface OrderListPageProps {
  search: ServiceOrdersSearch
  orders: readonly ServiceOrderSummary[]
  meta: PageMeta
  counts: ServiceOrderTabCounts | undefined
  /** Whether newer data is on its way; the old stays in view. */
  refreshing: boolean
}

/** `/ordens-de-servico/`: tabs with counts, search, the table and its pages. Its state is its address. */
export function OrderListPage({ search, orders, meta, counts, refreshing }: OrderListPageProps) {
  const newOrder = (
    <Button asChild tone="primary" icon={<Plus />}>
      <Link to="/ordens-de-servico/criar">Solicitar entrega</Link>
    </Button>
  )
  const filtered = search.tab !== 'all' || search.search !== undefined
  return (
    <Stack gap="md">
      <PageHeader title="Ordens de Serviço" count={counts?.all} actions={newOrder} />
      <Tabs.Root label="Situação das ordens">
        {tabs.map(([tab, { label }]) => (
          <Tabs.Item key={tab} asChild active={search.tab === tab} count={counts?.[tab]}>
            <Link to="/ordens-de-servico" search={(current) => ({ ...current, tab, page: 1 })}>
              {label}
            </Link>
          </Tabs.Item>
        ))}
      </Tabs.Root>
      <SearchBox
        label="Buscar ordens"
        placeholder="Número, referência, destinatário, telefone ou endereço"
        value={search.search ?? ''}
      />
      {orders.length > 0 ? (
        <>
          <OrderTable orders={orders} refreshing={refreshing} />
          <OrderCards orders={orders} refreshing={refreshing} />
          <Pagination
            {...meta}
            renderLink={(page) => <Link to="/ordens-de-servico" search={(current) => ({ ...current, page })} />}
          />
        </>
      ) : filtered ? (
        <EmptyState
          icon={<SearchX />}
          title="Nenhuma ordem com estes filtros"
          action={
            <Button asChild>
              <Link to="/ordens-de-servico" search={({ companyId }) => ({ companyId })}>
                Limpar filtros
              </Link>
            </Button>
          }
        >
          Tente outra aba, ou busque por número, referência, destinatário ou endereço.
        </EmptyState>
      ) : (
        <EmptyState icon={<Package />} title="Nenhuma ordem de serviço ainda. Crie a primeira." action={newOrder}>
          Aqui você acompanha cada entrega, da coleta até a porta.
        </EmptyState>
      )}
    </Stack>
  )
}
