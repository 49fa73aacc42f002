import {
  type ServiceOrderPageMeta,
  ServiceOrderSort,
  type ServiceOrderSummary,
  type ServiceOrderTab,
  type ServiceOrderTabCounts,
  serviceOrderTabs,
  type User,
} from '@malote/api-client'
import { Alert, Button, DataTable, EmptyState, PageHeader, Skeleton, Stack, TabNav, Text } from '@malote/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import ChartColumn from 'lucide-react/icons/chart-column'
import Package from 'lucide-react/icons/package'
import { type ComponentType, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { quietMs } from '../../lib/browser/quiet-time.ts'
import { formatAmount, formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { PageFooter } from '../../lib/lists/page-footer.tsx'
import { SearchBox } from '../../lib/lists/search-box.tsx'
import { toSort, toSorting } from '../../lib/lists/sorting.ts'
import { saveListSearch } from '../orders/last-list.ts'
import { getOrderNumber, renderOrderLink } from '../orders/order-link.tsx'
import {
  getMinimumLetters,
  getOrderView,
  isFiltered,
  isSearching,
  orderListDefaults,
  type ServiceOrdersSearch,
} from '../orders/order-list-search.ts'
import { parseOrderNumbers } from '../orders/order-numbers.ts'
import type { OwnDeliveriesProps } from '../orders/order-slots.ts'
import { PanelOnDemand } from '../orders/panel-on-demand.tsx'
import { isCourier } from '../orders/viewer-role.ts'
import type { BulkResults } from './bulk-actions.tsx'
import { orderColumns, orderColumnsOfOneCompany } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import { NewOrderButton, OrderListActions } from './order-list-actions.tsx'
import { AcceptButton, canAccept, RowActions } from './order-row-actions.tsx'
import type { Acceptance } from './row-step.tsx'
import { useLiveRows } from './use-live-rows.ts'
import { useSelectedOrders } from './use-selected-orders.ts'
import { useTablePreferences } from './use-table-preferences.ts'

const loadBulkActions = () => import('./bulk-actions.tsx')
const BulkActions = lazyNamed(loadBulkActions, 'BulkActions')
const BulkResultDialog = lazyNamed(() => import('./bulk-result-dialog.tsx'), 'BulkResultDialog')
const OrderBoard = lazyNamed(() => import('./order-board.tsx'), 'OrderBoard')
// With the board: another entry would move shared modules to the pages of guests.
const RowStep = lazyNamed(() => import('./order-board.tsx'), 'RowStep')
const OrderMap = lazyNamed(() => import('./order-map.tsx'), 'OrderMap')
const OrderCalendar = lazyNamed(() => import('./order-calendar.tsx'), 'OrderCalendar')
const FindNumbersDialog = lazyNamed(() => import('./find-numbers-dialog.tsx'), 'FindNumbersDialog')

const tabs = Object.entries(serviceOrderTabs) as [ServiceOrderTab, { label: string }][]
const tabsOfCompany = tabs.filter(([tab]) => tab !== 'mine')
// The first one is the default.
const orderSorts = ServiceOrderSort.options as [ServiceOrderSort, ...ServiceOrderSort[]]
const none: readonly ServiceOrderSummary[] = []

export interface OrderListPageProps {
  user: User
  search: ServiceOrdersSearch
  /** Undefined while the first page loads. */
  orders: readonly ServiceOrderSummary[] | undefined
  meta: ServiceOrderPageMeta | undefined
  counts: ServiceOrderTabCounts | undefined
  /** Whether the list can only have orders of one company. */
  hasOneCompany: boolean
  /** Whether the rows belong to the previous search parameters. */
  outdated: boolean
  error: unknown
  onRetry: () => void
  /** The tab of a courier. */
  ownDeliveries: ComponentType<OwnDeliveriesProps>
  /** The figures of the listed companies, for those who have no dashboard. */
  figures: ComponentType<{ companyId: string | undefined }>
}

/** `/ordens-de-servico/`: tabs with counts, search, filters, table and pagination. Its state is in the URL. */
export function OrderListPage({ user, search, orders, meta, counts, hasOneCompany, ...rest }: OrderListPageProps) {
  const { outdated, error, onRetry, ownDeliveries: OwnDeliveries, figures: Figures } = rest
  const { companyId, visao, dia, escala } = search
  const navigate = useNavigate({ from: '/ordens-de-servico/' })
  const preferences = useTablePreferences()
  const [failedActions, setFailedActions] = useState<BulkResults>()
  const [pasted, setPasted] = useState<readonly string[]>()
  const [acceptance, setAcceptance] = useState<Acceptance>()
  const live = useLiveRows(JSON.stringify(search), outdated ? undefined : orders)
  const view = getOrderView(search)
  const [viewOrders, setViewOrders] = useState(none)
  const rows = view ? viewOrders : (live.rows ?? orders ?? none)
  const chosen = useSelectedOrders(rows)
  // The rows show the selection first: the bulk actions follow.
  const bulkOrders = useDeferredValue(chosen.orders)
  useEffect(() => saveListSearch(search), [search])
  useEffect(() => {
    // Preloads the bulk actions. Who selects an order earlier loads them then.
    const timer = setTimeout(() => void loadBulkActions().catch(() => undefined), quietMs)
    return () => clearTimeout(timer)
  }, [])

  const change = (part: Partial<ServiceOrdersSearch>) =>
    navigate({
      to: '/ordens-de-servico',
      search: (current) => ({ ...current, page: 1, ...part }),
      replace: true,
      resetScroll: false,
    })
  const clear = () =>
    void navigate({
      to: '/ordens-de-servico',
      search: { ...orderListDefaults, companyId, visao, dia, escala },
    })
  const paste = (text: string) => {
    const numbers = parseOrderNumbers(text)
    if (numbers) setPasted(numbers)
    return numbers !== undefined
  }
  const filtered = isFiltered(search)
  // On a phone the route of the courier needs the space; the bar at the bottom has the other actions.
  const isRoute = search.tab === 'mine' && !view

  const actions = <OrderListActions user={user} search={search} empty={meta?.total === 0} />
  const viewProps = {
    search,
    selected: chosen.ids,
    onSelectedChange: chosen.select,
    onOrdersChange: setViewOrders,
  }
  const listRows = (
    <ListRows
      error={error}
      onRetry={onRetry}
      onClearFilters={filtered ? clear : undefined}
      empty={
        <EmptyState
          icon={<Package />}
          title="Nenhuma ordem de serviço ainda. Crie a primeira."
          action={<NewOrderButton />}
        >
          Aqui você acompanha cada entrega, da coleta até a porta.
        </EmptyState>
      }
      loadingRowCount={10}
    />
  )

  return (
    <Stack gap="md" className="max-md:gap-3">
      <PageHeader
        title="Ordens de Serviço"
        count={
          counts && <span className="max-md:hidden">{formatCount(counts.all) + (counts.isCapped ? '+' : '')}</span>
        }
        actions={isRoute ? <div className="contents max-md:hidden">{actions}</div> : actions}
      />
      {user.role === 'manager' && (
        <PanelOnDemand label={hasOneCompany ? 'Números da empresa' : 'Números das empresas'} icon={<ChartColumn />}>
          <Figures companyId={search.companyId} />
        </PanelOnDemand>
      )}
      <TabNav.Root label="Situação das ordens">
        {(isCourier(user) ? tabs : tabsOfCompany).map(([tab, { label }]) => (
          <TabNav.Item
            key={tab}
            asChild
            active={search.tab === tab}
            waiting={tab === 'attention' && Boolean(counts?.attention)}
            count={counts && (!counts.isCapped || tab === 'mine') ? formatCount(counts[tab]) : undefined}
          >
            <Link
              from="/ordens-de-servico/"
              to="/ordens-de-servico"
              // Each tab has its own statuses.
              search={(current) => ({ ...current, tab, status: undefined, page: 1 })}
              resetScroll={false}
            >
              {label}
            </Link>
          </TabNav.Item>
        ))}
      </TabNav.Root>
      <div className={isRoute ? 'contents max-md:hidden' : 'contents'}>
        <OrderFilters search={search} user={user} onChange={change}>
          <SearchBox
            label="Buscar ordens"
            placeholder="Número, destinatário, telefone…"
            value={search.search ?? ''}
            // The API rejects a shorter one: it would read every order.
            minimumLetters={getMinimumLetters(user, search.companyId)}
            onPasteText={paste}
          />
        </OrderFilters>
      </div>
      {isRoute ? (
        <Suspense fallback={<Skeleton shape="block" className="h-40" />}>
          <OwnDeliveries
            orders={outdated ? undefined : orders}
            total={meta?.total}
            error={error}
            onRetry={onRetry}
            onClearFilters={isSearching(search) ? clear : undefined}
          />
        </Suspense>
      ) : (
        <>
          {live.moved && (
            <Alert
              tone="info"
              title={live.waiting > 0 ? newOrders(live.waiting) : 'A ordem da lista mudou'}
              action={
                <Button tone="neutral" variant="outline" size="sm" onClick={live.accept}>
                  Atualizar lista
                </Button>
              }
            />
          )}
          <DataTable.Root
            label="Ordens de serviço"
            columns={hasOneCompany ? orderColumnsOfOneCompany : orderColumns}
            rows={rows}
            getRowId={getOrderNumber}
            renderRowLink={renderOrderLink}
            cardAction={(order) => canAccept(order, user) && <AcceptButton order={order} onAccept={setAcceptance} />}
            rowActions={(order) => <RowActions order={order} user={user} onAccept={setAcceptance} />}
            manualSorting
            sorting={toSorting(search.sort)}
            onSortingChange={(sorting) => change({ sort: toSort(sorting, orderSorts) })}
            selectable
            selected={chosen.ids}
            onSelectedChange={chosen.select}
            resizable
            {...preferences}
            highlightedRowIds={live.changed}
            loading={!view && orders === undefined && !error}
            refreshing={outdated}
          >
            {!view && (
              // The title of the page has the number, too.
              <DataTable.Toolbar inCardHead>
                <Text role="status">
                  {meta && !outdated && meta.total > 0
                    ? `${meta.isCapped ? 'Mais de ' : ''}${formatOrderCount(meta.total)}`
                    : ''}
                </Text>
                <DataTable.ViewOptions arrangeable />
              </DataTable.Toolbar>
            )}
            {bulkOrders.length > 0 && (
              <Suspense>
                <BulkActions
                  orders={bulkOrders}
                  user={user}
                  onDone={(remaining, failed) => {
                    live.expectChange()
                    chosen.select(remaining)
                    setFailedActions(failed)
                  }}
                />
              </Suspense>
            )}
            {view ? (
              <Suspense fallback={<Skeleton shape="block" className="h-80" />}>
                {view === 'quadro' && (
                  <OrderBoard {...viewProps} user={user} hasOneCompany={hasOneCompany} empty={listRows} />
                )}
                {view === 'calendario' && <OrderCalendar {...viewProps} onChange={change} />}
                {view === 'mapa' && <OrderMap {...viewProps} />}
              </Suspense>
            ) : (
              listRows
            )}
            <DataTable.Footer>
              {!view && meta && meta.total > 0 && (
                <PageFooter label="Ordens por página" meta={meta} onLimitChange={(limit) => change({ limit })} />
              )}
            </DataTable.Footer>
          </DataTable.Root>
        </>
      )}
      <Suspense>
        {acceptance && <RowStep user={user} acceptance={acceptance} onAccept={live.expectChange} />}
        {failedActions && <BulkResultDialog {...failedActions} onClose={() => setFailedActions(undefined)} />}
        {pasted && (
          <FindNumbersDialog
            numbers={pasted}
            onClose={() => setPasted(undefined)}
            onSelect={(orders) => {
              chosen.add(orders)
              setPasted(undefined)
            }}
          />
        )}
      </Suspense>
    </Stack>
  )
}
const newOrders = (count: number) => formatAmount(count, 'ordem nova nesta página', 'ordens novas nesta página')
