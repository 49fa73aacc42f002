import { getClosedHoursText, organization } from '@malote/api-client'
import { Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/http/api.ts'

interface ClosedHoursProps {
  window: { day: string; start: string; end: string }
}

/** Advice on a window during which the operation is closed; it rejects nothing, because a team can make an exception. */
export function ClosedHours({ window }: ClosedHoursProps) {
  const { data } = useQuery(query(organization.get, {}))
  return (
    <Text size="sm" tone="warning" role="status">
      {data && getClosedHoursText(window, data)}
    </Text>
  )
}
