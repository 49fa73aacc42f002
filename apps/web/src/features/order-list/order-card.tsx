import type { ServiceOrderSummary } from '@malote/api-client'
import { Inline, Text } from '@malote/ui'
import { formatLocalMoment, formatShortLocalMoment, getTimeZone } from '../orders/order/local-time.ts'
import { LateBadge, UrgentMark, WaitingSteps } from '../orders/order-status.tsx'

/* A card has few elements: a board has hundreds of cards, and each element costs style and layout. */

/** @returns a function that renders the content of an order's card below its number. */
const createOrderCard = (hasOneCompany: boolean) => (order: ServiceOrderSummary) => {
  const { company, externalRef, dropoff, dropoffCount, promisedAt, assignee, priority, late, orderNumber } = order
  const about = hasOneCompany ? externalRef : [company.name, externalRef].filter(Boolean).join(' · ')
  const place = [dropoff.neighborhood, dropoff.city].filter(Boolean).join(', ')
  return (
    <>
      {about && (
        <Text size="sm" tone="subtle" truncate>
          {about}
        </Text>
      )}
      <Text truncate className="mt-1">
        {dropoffCount > 1 ? `${dropoff.contactName} e mais ${dropoffCount - 1}` : dropoff.contactName || 'A preencher'}
      </Text>
      {place && (
        <Text size="sm" tone="subtle" truncate>
          {place}
        </Text>
      )}
      <Text size="sm" tone={late ? 'danger' : 'subtle'} tabularNumbers>
        {promisedAt ? (
          <time
            dateTime={promisedAt}
            title={formatLocalMoment(promisedAt, getTimeZone(dropoff))}
          >{`Prazo ${formatShortLocalMoment(promisedAt, getTimeZone(dropoff))}`}</time>
        ) : (
          'Sem prazo'
        )}
        {assignee && ` · ${assignee.name}`}
      </Text>
      {(late || priority === 'urgent') && (
        <Inline gap="xs" className="mt-1">
          {late && <LateBadge />}
          {priority === 'urgent' && <UrgentMark />}
        </Inline>
      )}
      <WaitingSteps orderNumber={orderNumber} />
    </>
  )
}

/** The content of a card in a list of several companies. */
export const renderOrderCard = createOrderCard(false)
/** The same in a list of one company, whose name would be on each card. */
export const renderOrderCardOfOneCompany = createOrderCard(true)
