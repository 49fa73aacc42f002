import { type ServiceOrderSummary, serviceOrderStatusLabels, withFallback } from '@malote/api-client'
import { Badge, Inline, Text } from '@malote/ui'
import { formatMinutes, formatWeight } from '../../lib/format/formats.ts'
import { formatShortLocalMoment, getForeignZoneName, getTimeZone, toLocalTime } from '../orders/order/local-time.ts'
import { LateBadge, UrgentMark } from '../orders/order-status.tsx'
import type { PlannedOrder } from './predict-arrivals.ts'

/** `09:00 às 10:00 (Manaus)`: times in the zone of a stop, as its deadline. */
function formatTimes(zone: string, start: string, end?: string): string {
  const foreign = getForeignZoneName(zone, start)
  const times = [start, end].filter((time) => time !== undefined).map((time) => toLocalTime(zone, time).time)
  return `${times.join(' às ')}${foreign ? ` (${foreign})` : ''}`
}

/** @returns when the courier is expected: `09:00 às 10:00`, or else the deadline. */
function formatWindow({ nextStop, scheduledFor, promisedAt, dropoff }: ServiceOrderSummary): string {
  const zone = getTimeZone(nextStop?.address ?? dropoff)
  const window = nextStop?.window
  if (window) return formatTimes(zone, window.start, window.end)
  if (scheduledFor) return `a partir das ${formatTimes(zone, scheduledFor)}`
  return promisedAt ? `Prazo ${formatShortLocalMoment(promisedAt, getTimeZone(dropoff))}` : 'Sem hora'
}

/** Arrivals are rounded to these milliseconds: they are not known to the minute. */
const arrivalStep = 5 * 60_000

const stopNames = withFallback({ pickup: 'coleta', dropoff: 'entrega', return: 'devolução' }, 'dropoff')

/** @returns when the courier is predicted at the next stop: `coleta cerca de 10:40`. */
function formatPrediction({ nextStop, prediction }: PlannedOrder): string | undefined {
  if (!prediction || !nextStop) return undefined
  const arrival = new Date(Math.round(prediction.arrival / arrivalStep) * arrivalStep)
  return `${stopNames[nextStop.kind]} cerca de ${formatTimes(getTimeZone(nextStop.address), arrival.toISOString())}`
}

/** The content of an order's card below its number. */
export const renderPlannerCard = (order: PlannedOrder) => {
  const { company, externalRef, dropoff, dropoffCount, late, prediction, priority, status, weightGrams } = order
  const lateMinutes = late ? 0 : (prediction?.lateMinutes ?? 0)
  const place = [dropoff.neighborhood, dropoff.city].filter(Boolean).join(', ')
  const drops = dropoffCount > 1 ? ` e mais ${dropoffCount - 1}` : ''
  return (
    <>
      <Text size="sm" tone="subtle" truncate>
        {[externalRef, company.name].filter(Boolean).join(' · ')}
      </Text>
      <Text truncate>{`${place || 'Sem bairro'}${drops}`}</Text>
      <Text size="sm" tone="subtle" tabularNumbers>
        {[formatWindow(order), weightGrams ? formatWeight(weightGrams) : undefined].filter(Boolean).join(' · ')}
      </Text>
      {(late || lateMinutes > 0 || priority === 'urgent' || status !== 'requested') && (
        <Inline gap="xs" className="mt-1">
          {late && <LateBadge />}
          {lateMinutes > 0 && <Badge tone="warning">{`Atraso previsto: ${formatMinutes(lateMinutes)}`}</Badge>}
          {priority === 'urgent' && <UrgentMark />}
          {status !== 'requested' && (
            <Text size="sm" tone="subtle">
              {[serviceOrderStatusLabels[status], formatPrediction(order)].filter(Boolean).join(' · ')}
            </Text>
          )}
        </Inline>
      )}
    </>
  )
}
