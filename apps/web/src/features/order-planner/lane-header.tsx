import { Stack, Text } from '@malote/ui'
import { LoadBar } from '@malote/ui/delivery'
import { memo } from 'react'
import { formatCount, formatWeight } from '../../lib/format/formats.ts'
import { getOrderNumber } from '../orders/order-link.tsx'
import { LaneRoute } from './lane-route.tsx'
import { getLoad, isAssignable, type Lane } from './plan.ts'
import type { Pace, PlannedOrder } from './predict-arrivals.ts'
import type { useArrangements } from './use-arrangements.ts'

interface LaneHeaderProps {
  lane: Lane
  /** The planned day. */
  day: string
  orders: readonly PlannedOrder[]
  /** How many orders a courier carries out in an hour. */
  capacity: number
  pace: Pace
  onArrange: ReturnType<typeof useArrangements>['arrange']
}

/**
 * The load of a courier, between the name and the orders, and a better sequence of them. A selection, a drag and a change of
 * another courier do not render it.
 */
export const LaneHeader = memo(function LaneHeader(props: LaneHeaderProps) {
  const { lane, day, orders, capacity, pace, onArrange } = props
  const { courier } = lane
  const { slots, untimed, weightGrams } = getLoad(orders, day)
  const late = orders.filter((order) => !order.late && order.prediction?.lateMinutes).length
  const facts = [
    late > 0 && `${formatCount(late)} com atraso previsto`,
    weightGrams > 0 && formatWeight(weightGrams),
    untimed > 0 && `${formatCount(untimed)} sem hora no dia`,
    !isAssignable(lane) && 'Não recebe ordens de você',
  ].filter(Boolean)
  return (
    <Stack gap="xs">
      <LoadBar label={`Carga de ${courier.name}, por hora`} slots={slots} capacity={capacity} />
      {facts.length > 0 && (
        <Text size="sm" tone="subtle" tabularNumbers>
          {facts.join(' · ')}
        </Text>
      )}
      {isAssignable(lane) && (
        <LaneRoute
          name={courier.name}
          orders={orders}
          pace={pace}
          onArrange={(next) => onArrange(courier, orders.map(getOrderNumber), () => next)}
        />
      )}
    </Stack>
  )
})
