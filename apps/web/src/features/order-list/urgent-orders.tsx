import type { Occurrence, ServiceOrderSummary, User } from '@malote/api-client'
import { Button, DataTable, DropdownMenu, EmptyState, Inline, Section } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Suspense, useMemo, useState } from 'react'
import { formatCount } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { useRefetchInterval } from '../../lib/live/use-live-updates.ts'
import { getOccurrenceName } from '../orders/occurrences/occurrence-name.ts'
import { renderOrderLink } from '../orders/order-link.tsx'
import { StepDialog } from './step-dialog.tsx'
import { urgentColumns } from './urgent-columns.tsx'
import { rankUrgent, type UrgentEntry } from './urgent-entries.ts'
import {
  lateOrdersQuery,
  urgentOrderCount,
  waitingOccurrencesQuery,
  waitingOrdersQuery,
} from './urgent-orders.queries.ts'
import { type OrderSteps, useOrderSteps } from './use-order-steps.ts'

const ResolveDialog = lazyNamed(() => import('../orders/occurrences/resolve-dialog.tsx'), 'ResolveDialog')

const none: readonly UrgentEntry[] = []

const getId = ({ id }: UrgentEntry): string => id

interface UrgentOrdersProps {
  user: User
  companyId: string | undefined
}

/** The orders of "Precisa de ação" and the occurrences that are the most urgent, each with its next steps. */
export function UrgentOrders({ user, companyId }: UrgentOrdersProps) {
  const refetchInterval = useRefetchInterval()
  const late = useQuery({ ...lateOrdersQuery(companyId), refetchInterval })
  const { data, error, refetch } = useQuery({ ...waitingOrdersQuery(companyId), refetchInterval })
  const opened = useQuery({ ...waitingOccurrencesQuery(companyId), refetchInterval })
  const rows =
    late.data && data && opened.data
      ? rankUrgent([...late.data.data, ...data.data], opened.data.data, urgentOrderCount)
      : undefined
  const [resolving, setResolving] = useState<Occurrence>()
  const firstError = error ?? late.error ?? opened.error
  const steps = useOrderSteps(user)
  const columnsWithAct = useMemo(
    () => [
      ...urgentColumns,
      {
        id: 'act',
        header: 'Próximo passo',
        headerHidden: true,
        width: 128,
        cardHalfWidth: true,
        cell: ({ order, occurrence }: UrgentEntry) =>
          order ? (
            <NextSteps order={order} steps={steps} />
          ) : (
            <OccurrenceStep occurrence={occurrence} onResolve={setResolving} />
          ),
      },
    ],
    [steps],
  )
  const orderTotal = data?.meta.total ?? 0
  const occurrenceTotal = opened.data?.meta.total ?? 0
  return (
    <Section
      title="Precisa de você"
      actions={
        (orderTotal > 0 || occurrenceTotal > 0) && (
          <Inline gap="sm">
            {orderTotal > 0 && (
              <Button asChild tone="neutral" variant="outline" size="sm">
                <Link to="/ordens-de-servico" search={{ tab: 'attention', sort: 'promisedAt', companyId }}>
                  {`Ver ordens (${formatCount(orderTotal)})`}
                </Link>
              </Button>
            )}
            {occurrenceTotal > 0 && (
              <Button asChild tone="neutral" variant="outline" size="sm">
                <Link to="/ocorrencias" search={{ status: 'open', companyId }}>
                  Ver ocorrências
                </Link>
              </Button>
            )}
          </Inline>
        )
      }
    >
      <DataTable.Root
        label="Ordens e ocorrências que precisam de você"
        columns={columnsWithAct}
        rows={rows ?? none}
        getRowId={getId}
        renderRowLink={renderOrderLink}
        rowNavigation={false}
        loading={!rows && !firstError}
      >
        <ListRows
          error={firstError}
          onRetry={() => {
            void refetch()
            void late.refetch()
            void opened.refetch()
          }}
          loadingRowCount={urgentOrderCount}
          empty={
            <EmptyState icon={<CircleCheck />} title="Nada espera por você agora.">
              Ordens atrasadas, com falha ou em espera e ocorrências sem responsável ou fora do prazo aparecem aqui, o
              que está atrasado primeiro.
            </EmptyState>
          }
        />
      </DataTable.Root>
      <StepDialog steps={steps} user={user} />
      {resolving && (
        <Suspense>
          <ResolveDialog occurrence={resolving} onClose={() => setResolving(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}

interface OccurrenceStepProps {
  occurrence: Occurrence
  onResolve: (occurrence: Occurrence) => void
}

/** The resolution of an overdue occurrence; of one without an owner, the order in which a person takes it. */
function OccurrenceStep({ occurrence, onResolve }: OccurrenceStepProps) {
  const { orderNumber, overdue } = occurrence
  const name = getOccurrenceName(occurrence)
  if (overdue) {
    return (
      <Button
        tone="neutral"
        variant="outline"
        size="sm"
        aria-label={`Resolver ${name}`}
        onClick={() => onResolve(occurrence)}
      >
        Resolver
      </Button>
    )
  }
  return (
    <Button asChild tone="neutral" variant="outline" size="sm">
      <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }} aria-label={`Abrir ${name}`}>
        Abrir
      </Link>
    </Button>
  )
}

interface NextStepsProps {
  order: ServiceOrderSummary
  steps: OrderSteps
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
