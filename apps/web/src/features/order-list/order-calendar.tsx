import { type ServiceOrderSummary, serviceOrderStatusLabels } from '@malote/api-client'
import { Schedule, Stack, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { LoadFailure } from '../../components/load-failure.tsx'
import { getViewerZone } from '../../lib/format/time-zone.ts'
import { type CalendarSearch, listCalendarDays } from '../orders/calendar-days.ts'
import { renderOrderLink } from '../orders/order-link.tsx'
import { isSearching, type ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { getOrderTone } from '../orders/order-status.tsx'
import { useOrderPages } from '../orders/views/use-order-pages.ts'
import { type CalendarEntry, toCalendarEntry } from './calendar-entries.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { IncompleteOrders } from './incomplete-orders.tsx'
import { listCalendarQueries } from './view-queries.ts'

const getNumber = ({ order }: CalendarEntry) => order.orderNumber
const getTime = (entry: CalendarEntry) => entry
const getTimeText = ({ timeText }: CalendarEntry) => timeText
const getTone = ({ order }: CalendarEntry) => getOrderTone(order)
const renderLink = ({ order }: CalendarEntry) => renderOrderLink(order)

/** The recipient, because order numbers begin with the same letters. */
const getTitle = ({ order: { dropoff, dropoffCount, orderNumber } }: CalendarEntry) =>
  dropoffCount > 1 ? `${dropoff.contactName} e mais ${dropoffCount - 1}` : dropoff.contactName || orderNumber

/** Few elements: a calendar has hundreds of entries. */
const renderEntry = ({ order }: CalendarEntry) => {
  const { status, late, orderNumber, assignee, dropoff } = order
  return (
    <>
      <Text truncate size="xs" tone="subtle">
        {`${late ? 'Atrasada' : serviceOrderStatusLabels[status]} · ${orderNumber}`}
      </Text>
      <Text truncate size="xs" tone="subtle">
        {[dropoff.neighborhood || dropoff.city, assignee?.name ?? 'Sem responsável'].filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}

interface OrderCalendarProps {
  search: ServiceOrdersSearch
  selected: readonly string[]
  onSelectedChange: (orderNumbers: string[]) => void
  /** Called with the loaded orders whenever they change. */
  onOrdersChange: (orders: readonly ServiceOrderSummary[]) => void
  onChange: (search: CalendarSearch) => Promise<void>
}

/** The list as a calendar: each order from its pickup to its deadline, by the hours of the viewer. */
export function OrderCalendar({ search, onChange, selected, onSelectedChange, onOrdersChange }: OrderCalendarProps) {
  // The rest of the page is painted first: hundreds of entries follow.
  const shown = useDeferredValue(search)
  return (
    <Stack gap="sm" className="p-3">
      <CalendarToolbar search={search} onChange={onChange} />
      <CalendarOrders
        search={shown}
        selected={selected}
        onSelectedChange={onSelectedChange}
        onOrdersChange={onOrdersChange}
      />
    </Stack>
  )
}

function CalendarOrders(props: Omit<OrderCalendarProps, 'onChange'>) {
  const { search, selected, onSelectedChange, onOrdersChange } = props
  const { orders, isCapped, isPending, isEmpty, error, retry } = useOrderPages(listCalendarQueries(search))
  useEffect(() => onOrdersChange(orders), [onOrdersChange, orders])
  const zone = getViewerZone()
  const entries = useMemo(() => orders.flatMap((order) => toCalendarEntry(order, zone) ?? []), [orders, zone])
  const daysKey = listCalendarDays(search).join()
  const days = useMemo(() => daysKey.split(','), [daysKey])
  const isDay = days.length === 1
  const nothing = `Nenhuma ordem ${isDay ? 'neste dia' : 'nesta semana'}${isSearching(search) ? ' com estes filtros' : ''}.`

  if (error && isEmpty) return <LoadFailure error={error} onRetry={retry} />
  return (
    <>
      <IncompleteOrders
        view="O calendário"
        error={error}
        onRetry={retry}
        cappedTitle={isCapped ? 'Há mais ordens neste período do que cabem no calendário' : undefined}
      >
        {`Faltam as de horário mais distante. Use os filtros${isDay ? '' : ' ou veja um dia de cada vez'}.`}
      </IncompleteOrders>
      <Schedule
        label={isDay ? 'Ordens do dia' : 'Ordens da semana'}
        level={3}
        days={days}
        items={entries}
        getItemId={getNumber}
        getItemTime={getTime}
        getItemTitle={getTitle}
        getItemName={getNumber}
        getItemTimeText={getTimeText}
        getItemTone={getTone}
        renderItemLink={renderLink}
        renderItem={renderEntry}
        timeZone={zone}
        loading={isPending}
        emptyText={nothing}
        selectable
        selected={selected}
        onSelectedChange={onSelectedChange}
      />
      {(search.tab === 'all' || search.tab === 'drafts') && (
        <Text size="sm" tone="subtle">
          {'Rascunhos sem data não aparecem no calendário: '}
          <Link
            from="/ordens-de-servico/"
            to="/ordens-de-servico"
            search={(current) => ({
              ...current,
              tab: 'drafts',
              visao: undefined,
              dia: undefined,
              escala: undefined,
              status: undefined,
              page: 1,
            })}
          >
            ver os rascunhos na tabela
          </Link>
          .
        </Text>
      )}
    </>
  )
}
