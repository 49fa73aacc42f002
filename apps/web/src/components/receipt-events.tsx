import { describeReceiptEvent, type ReceiptEvent } from '@malote/api-client'
import { Code, Text } from '@malote/ui'
import type { ComponentProps } from 'react'

interface ReceiptEventsProps extends ComponentProps<'ol'> {
  events: readonly ReceiptEvent[]
  formatMoment: (at: string) => string
  /** Returns the text of the place of an event, where the reader may see it. */
  formatPlace?: (event: ReceiptEvent) => string | undefined
}

/** The signed events of a receipt with their hashes, on the page of the order and on the public page. */
export const ReceiptEvents = ({ events, formatMoment, formatPlace, ...rest }: ReceiptEventsProps) => (
  <ol {...rest}>
    {events.map((event) => (
      <li key={event.position}>
        <Text>
          {[
            formatMoment(event.occurredAt),
            describeReceiptEvent(event),
            event.occurredAt < event.recordedAt && `recebido em ${formatMoment(event.recordedAt)}`,
            formatPlace?.(event),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" tone="subtle">
          <Code>{event.hash}</Code>
        </Text>
      </li>
    ))}
  </ol>
)
