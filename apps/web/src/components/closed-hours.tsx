import { getClosedHoursText, organization } from '@malote/api-client'
import { Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/http/api.ts'

interface ClosedHoursProps {
  window: { day: string; start: string; end: string }
}

/**
 * Advice on a window during which the operation is closed, inside a status that is always rendered. It rejects nothing,
 * because a team can make an exception.
 */
export function ClosedHours({ window }: ClosedHoursProps) {
  const { data } = useQuery(query(organization.get, {}))
  const advice = data && getClosedHoursText(window, data)
  if (!advice) return null
  return (
    <Text asChild size="sm" tone="warning">
      <span>{advice}</span>
    </Text>
  )
}
