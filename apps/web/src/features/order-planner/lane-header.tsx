import { Stack, Text } from '@malote/ui'
import { LoadBar } from '@malote/ui/delivery'
import type { ReactNode } from 'react'
import { formatCount, formatWeight } from '../../lib/format/formats.ts'
import { getLoad, type Lane } from './plan.ts'
import type { PlannedOrder } from './predict-arrivals.ts'

interface LaneHeaderProps {
  lane: Lane
  /** The planned day. */
  day: string
  orders: readonly PlannedOrder[]
  /** How many orders a courier carries out in an hour. */
  capacity: number
  children?: ReactNode
}

/** The load of a courier, between the name and the orders. */
export function LaneHeader({ lane, day, orders, capacity, children }: LaneHeaderProps) {
  const { slots, untimed, weightGrams } = getLoad(orders, day)
  const late = orders.filter((order) => !order.late && order.prediction?.lateMinutes).length
  const facts = [
    late > 0 && `${formatCount(late)} com atraso previsto`,
    weightGrams > 0 && formatWeight(weightGrams),
    untimed > 0 && `${formatCount(untimed)} sem hora no dia`,
    !lane.isAssignable && 'Não recebe ordens de você',
  ].filter(Boolean)
  return (
    <Stack gap="xs">
      <LoadBar label={`Carga de ${lane.courier.name}, por hora`} slots={slots} capacity={capacity} />
      {facts.length > 0 && (
        <Text size="sm" tone="subtle" tabularNumbers>
          {facts.join(' · ')}
        </Text>
      )}
      {children}
    </Stack>
  )
}
