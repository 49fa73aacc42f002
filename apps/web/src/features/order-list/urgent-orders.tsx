import { type ServiceOrderSummary, serviceOrders, type User } from '@malote/api-client'
import { Button, DataTable, DropdownMenu, EmptyState, Inline, RelativeTime, Section, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Suspense, useMemo } from 'react'
import { formatCount } from '../../lib/format/formats.ts'
import { query } from '../../lib/http/api.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { useRefetchInterval } from '../../lib/live/use-live-updates.ts'
import { getOrderNumber, renderOrderLink } from '../orders/order-link.tsx'
import { LateBadge, OrderStatus } from '../orders/order-status.tsx'
import { viewerRole } from '../orders/viewer-role.ts'
import { useOrderSteps } from './use-order-steps.ts'

const TransitionDialog = lazyNamed(() => import('../orders/forms/transition-dialog.tsx'), 'TransitionDialog')

/** The number of shown orders. */
const urgentOrderCount = 5

const urgent = { sort: 'promisedAt', page: 1, limit: urgentOrderCount } as const

/** The late orders with the earliest deadlines. */
const lateOrdersQuery = (companyId: string | undefined) =>
  query(serviceOrders.list, { query: { ...urgent, companyId, late: true } })

/** The orders of "Precisa de ação" with the earliest deadlines, whether they are late or not. */
const waitingOrdersQuery = (companyId: string | undefined) =>
  query(serviceOrders.list, { query: { ...urgent, companyId, tab: 'attention' } })

const none: readonly ServiceOrderSummary[] = []

const columns: readonly DataTable.Column<ServiceOrderSummary>[] = [
  {
    id: 'orderNumber',
    header: 'Ordem',
    primary: true,
    width: 232,
    value: getOrderNumber,
    cell: ({ orderNumber, company }) => (
      <>
        <Text tabularNumbers weight="medium">
          {orderNumber}
        </Text>
        <Text size="sm" tone="subtle" truncate className="md:w-52">
          {company.name}
        </Text>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 232,
    cell: (order) => (
      <Inline gap="xs">
        <OrderStatus {...order} />
        {order.late && <LateBadge />}
      </Inline>
    ),
  },
  {
    id: 'promisedAt',
    header: 'Prazo',
    width: 128,
    cardHalfWidth: true,
    cell: ({ promisedAt, late }) =>
      promisedAt ? (
        <Text asChild tone={late ? 'danger' : 'default'} weight={late ? 'medium' : undefined} tabularNumbers>
          <RelativeTime value={promisedAt} />
        </Text>
      ) : (
        <Text tone="subtle">Sem prazo</Text>
      ),
  },
  {
    id: 'dropoff',
    header: 'Entrega',
    cardHalfWidth: true,
    cell: ({ dropoff }) => (
      <>
        <Text truncate>{dropoff.contactName}</Text>
        <Text size="sm" tone="subtle" truncate>
          {[dropoff.neighborhood, dropoff.city].filter(Boolean).join(', ')}
        </Text>
      </>
    ),
  },
  {
    id: 'assignee',
    header: 'Responsável',
    width: 148,
    cardHalfWidth: true,
    cell: ({ assignee }) =>
      assignee ? <Text truncate>{assignee.name}</Text> : <Text tone="subtle">Sem responsável</Text>,
  },
]

/** @returns the most urgent orders: those that are late, and then those that wait for a decision. */
function mergeUrgentOrders(
  late: readonly ServiceOrderSummary[],
  waiting: readonly ServiceOrderSummary[],
): readonly ServiceOrderSummary[] {
  const numbers = new Set(late.map(getOrderNumber))
  return [...late, ...waiting.filter(({ orderNumber }) => !numbers.has(orderNumber))].slice(0, urgentOrderCount)
}

interface UrgentOrdersProps {
  user: User
  companyId: string | undefined
}

/** The orders of "Precisa de ação" that are the most urgent, each with its next steps. */
export function UrgentOrders({ user, companyId }: UrgentOrdersProps) {
  const refetchInterval = useRefetchInterval()
  const late = useQuery({ ...lateOrdersQuery(companyId), refetchInterval })
  const { data, error, refetch } = useQuery({ ...waitingOrdersQuery(companyId), refetchInterval })
  const rows = late.data && data ? mergeUrgentOrders(late.data.data, data.data) : undefined
  const steps = useOrderSteps(user)
  const columnsWithAct = useMemo(
    () => [
      ...columns,
      {
        id: 'act',
        header: 'Próximo passo',
        headerHidden: true,
        width: 128,
        cardHalfWidth: true,
        cell: (order: ServiceOrderSummary) => <NextSteps order={order} steps={steps} />,
      },
    ],
    [steps],
  )
  const total = data?.meta.total ?? 0
  return (
    <Section
      title="Precisa de você"
      actions={
        total > 0 && (
          <Button asChild tone="neutral" variant="outline" size="sm">
            <Link to="/ordens-de-servico" search={{ tab: 'attention', sort: 'promisedAt', companyId }}>
              {`Ver todas (${formatCount(total)})`}
            </Link>
          </Button>
        )
      }
    >
      <DataTable.Root
        label="Ordens que precisam de você"
        columns={columnsWithAct}
        rows={rows ?? none}
        getRowId={getOrderNumber}
        renderRowLink={renderOrderLink}
        rowNavigation={false}
        loading={!rows && !error && !late.error}
      >
        <ListRows
          error={error ?? late.error}
          onRetry={() => {
            void refetch()
            void late.refetch()
          }}
          loadingRowCount={urgentOrderCount}
          empty={
            <EmptyState icon={<CircleCheck />} title="Nada espera por você agora.">
              Ordens atrasadas, com falha ou em espera aparecem aqui, as atrasadas primeiro.
            </EmptyState>
          }
        />
      </DataTable.Root>
      {steps.openStep && (
        <Suspense>
          <TransitionDialog {...steps.openStep} role={viewerRole(user)} onClose={steps.closeStep} />
        </Suspense>
      )}
    </Section>
  )
}

interface NextStepsProps {
  order: ServiceOrderSummary
  steps: ReturnType<typeof useOrderSteps>
}

/** The acceptance of a requested order; a menu with the steps of all others. */
function NextSteps({ order, steps }: NextStepsProps) {
  const { orderNumber, status } = order
  const pending = steps.moving.has(orderNumber)
  if (status === 'requested') {
    return (
      <Button
        tone="primary"
        size="sm"
        pending={pending}
        aria-label={`Aceitar ${orderNumber}`}
        onClick={() => steps.move(order, 'accepted')}
      >
        Aceitar
      </Button>
    )
  }
  return (
    <DropdownMenu.Root onOpenChange={(open) => open && steps.prepare(order)}>
      <DropdownMenu.Trigger asChild>
        <Button tone="neutral" variant="outline" size="sm" pending={pending} aria-label={`Decidir ${orderNumber}`}>
          Decidir
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {steps
          .listMoves(order)
          .filter(({ forbidden }) => forbidden === undefined)
          .map(({ column, label }) => (
            <DropdownMenu.Item key={column} onSelect={() => steps.move(order, column)}>
              {label}
            </DropdownMenu.Item>
          ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
