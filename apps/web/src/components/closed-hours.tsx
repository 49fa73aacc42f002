import { getClosedHoursText, locations, organization } from '@malote/api-client'
import { Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/http/api.ts'

interface ClosedHoursProps {
  window: { day: string; start: string; end: string }
  /** The id of the saved location of the stop; empty without one. */
  locationId?: string | undefined
}

/**
 * Advice on a window during which the operation, or the saved location of the stop, is closed, inside a status that is always
 * rendered. It rejects nothing, because a team can make an exception.
 */
export function ClosedHours({ window, locationId = '' }: ClosedHoursProps) {
  const { data } = useQuery(query(organization.get, {}))
  const { data: location } = useQuery({
    ...query(locations.get, { params: { id: locationId } }),
    enabled: locationId !== '',
  })
  const advice = [
    data && getClosedHoursText(window, data),
    location &&
      getClosedHoursText(window, { openingHours: location.hours, holidays: [] }, `o local “${location.name}”`),
  ]
    .filter(Boolean)
    .join(' ')
  if (!advice) return null
  return (
    <Text asChild size="sm" tone="warning">
      <span>{advice}</span>
    </Text>
  )
}
