import { type CourierPace, getAssignmentError, type ServiceOrderSummary, type User } from '@malote/api-client'
import { Alert, Board, Button, DropdownMenu, Skeleton, Text } from '@malote/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { formatCount } from '../../lib/format/formats.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { getOrderNumber, renderOrderLink } from '../orders/order-link.tsx'
import { LaneHeader } from './lane-header.tsx'
import { getColumn, groupByColumn, isAssignable, type Lane, unassigned, withSequences } from './plan.ts'
import { renderPlannerCard } from './planner-card.tsx'
import { type PlannedOrder, toPace, withPrediction } from './predict-arrivals.ts'
import { describePace, predictPlan } from './predict-plan.ts'
import { SelectionBar } from './selection-bar.tsx'
import { type Sequence, shiftOrder } from './sequence-changes.ts'
import { useArrangements } from './use-arrangements.ts'
import { useAssignments } from './use-assignments.ts'

// Loaded only by those who plan on the map.
const OrderOutlineMap = lazyPart(() => import('../orders/map/order-outline-map.tsx'), 'OrderOutlineMap')

// Loaded when a person looks at one order of the plan.
const DropoffHistory = lazyPart(() => import('./dropoff-history.tsx'), 'DropoffHistory')

interface PlannerBoardProps {
  user: User
  day: string
  orders: readonly ServiceOrderSummary[]
  lanes: readonly Lane[]
  pace: CourierPace | undefined
  /** When the orders were read, in milliseconds. */
  readAt: number
  showsMap: boolean
}

const noOrders: readonly PlannedOrder[] = []

/** The capacity while the pace is read: that of the settings unless they were changed. */
const usualOrdersPerHour = 4

/** On the map of the plan, an order without a courier has the tone of waiting. */
const getMapTone = ({ late, assignee }: ServiceOrderSummary) => (late ? 'danger' : assignee ? 'neutral' : 'waiting')

/** The orders of a day in columns: those without a courier, and those of each courier. */
export function PlannerBoard({ user, day, orders, lanes, pace, readAt, showsMap }: PlannerBoardProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { moving, rejected, clearRejected, assign } = useAssignments()
  const { sequences, arrange } = useArrangements()
  const moved = useMemo(
    () =>
      withSequences(
        orders.map((order) => {
          const courier = moving.get(order.orderNumber)
          return courier ? { ...order, assignee: courier } : order
        }),
        sequences,
      ),
    [orders, moving, sequences],
  )
  // The cards are painted first: what is predicted and counted follows.
  const predictedOrders = useDeferredValue(moved)
  const predictions = useMemo(
    () => predictPlan(predictedOrders, { day, now: readAt, pace }),
    [predictedOrders, day, readAt, pace],
  )
  const items = useMemo(
    () => moved.map((order) => withPrediction(order, predictions.get(order.orderNumber))),
    [moved, predictions],
  )
  const byColumn = useMemo(() => groupByColumn(items), [items])
  const waiting = byColumn.get(unassigned) ?? noOrders
  const numbersOfDay = new Set(orders.map(getOrderNumber))
  const selected = chosen.filter((number) => numbersOfDay.has(number))
  const countedColumns = useDeferredValue(byColumn)
  const lanePace = useMemo(() => toPace(pace), [pace])
  const countedSelection = useDeferredValue(selected)
  const counted = new Set(countedSelection)
  const selectedOrders = items.filter(({ orderNumber }) => counted.has(orderNumber))
  const only = selectedOrders.length === 1 ? selectedOrders[0] : undefined
  /** Returns the couriers to whom the user may assign all of these orders; without orders, those who may get any. */
  const getCouriers = (some?: readonly ServiceOrderSummary[]) =>
    lanes.filter((lane) => isAssignable(lane, some)).map(({ courier }) => courier)
  const couriers = getCouriers()
  const canDispatch = user.role === 'admin' || couriers.some(({ id }) => id !== user.id)

  /** Moves an order within the sequence of its courier. */
  const shift = ({ orderNumber, assignee }: ServiceOrderSummary, by: 1 | -1) => {
    const numbers = assignee ? (byColumn.get(assignee.id) ?? noOrders).map(getOrderNumber) : []
    const apply = (sequence: Sequence) => shiftOrder(sequence, orderNumber, by)
    if (assignee && apply(numbers) !== numbers) arrange(assignee, numbers, apply)
  }

  const give = (numbers: readonly string[], id: string) => {
    const courier = couriers.find((one) => one.id === id)
    const given = orders.filter(
      ({ orderNumber, assignee }) => numbers.includes(orderNumber) && assignee?.id !== id && !moving.has(orderNumber),
    )
    if (!courier || given.length === 0) return
    setChosen((current) => current.filter((number) => !numbers.includes(number)))
    void assign(given, courier)
  }

  // The same objects while a card moves: the columns of the other couriers are not rendered.
  const laneColumns = lanes.map((lane) => ({
    id: lane.courier.id,
    title: lane.courier.id === user.id ? `${lane.courier.name} (você)` : lane.courier.name,
    emptyText: 'Nenhuma ordem',
    header: (
      <LaneHeader
        lane={lane}
        day={day}
        orders={countedColumns.get(lane.courier.id) ?? noOrders}
        capacity={pace?.ordersPerHour ?? usualOrdersPerHour}
        pace={lanePace}
        onArrange={arrange}
      />
    ),
  }))

  return (
    <>
      {!canDispatch && (
        <Alert tone="info" title="Você pode assumir ordens para você">
          Passar ordens a outras pessoas é de quem tem a permissão de despacho. Um gestor ou administrador a dá.
        </Alert>
      )}
      {rejected && (
        <Alert
          tone="danger"
          title={rejected.label}
          action={
            <Button tone="neutral" variant="outline" size="sm" onClick={clearRejected}>
              Entendi
            </Button>
          }
        >
          <ul>
            {rejected.reasons.map(({ reason, orderNumbers }) => (
              <li key={reason}>{`${orderNumbers.join(', ')}: ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      {showsMap && (
        <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
          <OrderOutlineMap
            label="Ordens do dia no mapa"
            size="md"
            orders={items}
            getItemTone={getMapTone}
            emptyText="Nenhuma ordem neste dia."
            loading={items.some(({ dropoffPosition }) => dropoffPosition === undefined)}
            selected={countedSelection}
            onSelectedChange={setChosen}
          />
        </Suspense>
      )}
      <Board
        label="Ordens do dia por entregador"
        columns={[
          {
            id: unassigned,
            title: 'Sem entregador',
            pinned: true,
            waiting: waiting.length > 0,
            emptyText: 'Todas as ordens do dia têm entregador',
            header: waiting.length > 0 && (
              <Button
                tone="neutral"
                variant="outline"
                size="sm"
                className="w-full"
                onClick={() => setChosen(waiting.map(getOrderNumber))}
              >
                {waiting.length === 1 ? 'Selecionar a única' : `Selecionar todas (${formatCount(waiting.length)})`}
              </Button>
            ),
          },
          ...laneColumns,
        ]}
        items={items}
        getItemId={getOrderNumber}
        getItemColumn={getColumn}
        getItemTitle={getOrderNumber}
        renderItemLink={renderOrderLink}
        renderItem={renderPlannerCard}
        getMoves={(order) => {
          const reason = order.status === 'requested' ? null : getAssignmentError(order)
          return getCouriers([order])
            .filter(({ id }) => id !== order.assignee?.id)
            .map(({ id, name }) => ({ column: id, label: name, forbidden: reason ?? undefined }))
        }}
        getForbiddenText={(order, column) =>
          column === unassigned
            ? 'Devolver à fila pede um motivo: abra a ordem.'
            : couriers.some(({ id }) => id === column)
              ? `Esta pessoa não atende ${order.company.name}.`
              : 'Passar ordens a esta pessoa pede a permissão de despacho.'
        }
        onMove={({ orderNumber }, column) => give(selected.includes(orderNumber) ? selected : [orderNumber], column)}
        itemActions={(order) =>
          couriers.some(({ id }) => id === order.assignee?.id) && (
            <>
              <DropdownMenu.Item icon={<ArrowUp />} onSelect={() => shift(order, -1)}>
                Subir na sequência
              </DropdownMenu.Item>
              <DropdownMenu.Item icon={<ArrowDown />} onSelect={() => shift(order, 1)}>
                Descer na sequência
              </DropdownMenu.Item>
            </>
          )
        }
        selectable
        selected={selected}
        onSelectedChange={setChosen}
        pendingIds={[...moving.keys()]}
        className="max-md:auto-cols-auto max-md:grid-flow-row"
      />
      {pace && (
        <Text size="sm" tone="subtle">
          {describePace(pace)}
        </Text>
      )}
      {countedSelection.length > 0 && (
        <SelectionBar
          count={countedSelection.length}
          assignedCount={selectedOrders.filter(({ assignee }) => assignee).length}
          couriers={getCouriers(selectedOrders)}
          onAssign={({ id }) => give(countedSelection, id)}
          onDeselectAssigned={() => setChosen(selectedOrders.filter(({ assignee }) => !assignee).map(getOrderNumber))}
          onClear={() => setChosen([])}
        >
          {only?.dropoffCount === 1 && (
            <Suspense>
              <DropoffHistory key={only.orderNumber} orderNumber={only.orderNumber} />
            </Suspense>
          )}
        </SelectionBar>
      )}
    </>
  )
}
