import { type ServiceOrderSummary, serviceOrderStatusLabels } from '@malote/api-client'
import { Inline, Text } from '@malote/ui'
import { formatShortDateTime, formatWeight, inViewerZone } from '../../lib/format/formats.ts'
import { LateBadge, UrgentMark } from '../orders/order-status.tsx'

const formatTime = inViewerZone({ hour: '2-digit', minute: '2-digit' })

/** @returns when the courier is expected: `09:00 às 10:00`, or else the deadline. */
function formatWindow({ nextStop, scheduledFor, promisedAt }: ServiceOrderSummary): string {
  const window = nextStop?.window
  if (window) return `${formatTime(window.start)} às ${formatTime(window.end)}`
  if (scheduledFor) return `a partir das ${formatTime(scheduledFor)}`
  return promisedAt ? `Prazo ${formatShortDateTime(promisedAt)}` : 'Sem hora'
}

/** The content of an order's card below its number. */
export const renderPlannerCard = (order: ServiceOrderSummary) => {
  const { company, externalRef, dropoff, dropoffCount, late, priority, status, weightGrams } = order
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
      {(late || priority === 'urgent' || status !== 'requested') && (
        <Inline gap="xs" className="mt-1">
          {late && <LateBadge />}
          {priority === 'urgent' && <UrgentMark />}
          {status !== 'requested' && (
            <Text size="sm" tone="subtle">
              {serviceOrderStatusLabels[status]}
            </Text>
          )}
        </Inline>
      )}
    </>
  )
}
