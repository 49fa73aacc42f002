import type { ServiceOrderSummary } from '@malote/api-client'
import { Stack, Text } from '@malote/ui'
import { LoadBar } from '@malote/ui/delivery'
import type { ReactNode } from 'react'
import { formatCount, formatWeight } from '../../lib/format/formats.ts'
import { getLoad, hourlyCapacity, type Lane } from './plan.ts'

interface LaneHeaderProps {
  lane: Lane
  /** The planned day. */
  day: string
  orders: readonly ServiceOrderSummary[]
  children?: ReactNode
}

/** The load of a courier, between the name and the orders. */
export function LaneHeader({ lane, day, orders, children }: LaneHeaderProps) {
  const { slots, untimed, weightGrams } = getLoad(orders, day)
  const facts = [
    weightGrams > 0 && formatWeight(weightGrams),
    untimed > 0 && `${formatCount(untimed)} sem hora no dia`,
    !lane.isAssignable && 'Não recebe ordens de você',
  ].filter(Boolean)
  return (
    <Stack gap="xs">
      <LoadBar label={`Carga de ${lane.courier.name}, por hora`} slots={slots} capacity={hourlyCapacity} />
      {facts.length > 0 && (
        <Text size="sm" tone="subtle" tabularNumbers>
          {facts.join(' · ')}
        </Text>
      )}
      {children}
    </Stack>
  )
}
