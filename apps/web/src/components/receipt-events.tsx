import { describeReceiptEvent, type ReceiptEvent, type ReceiptStatement } from '@malote/api-client'
import { Code, Text } from '@malote/ui'
import type { ComponentProps } from 'react'

/** What the codes prove. */
export const eventCodesText = 'Cada código confirma o evento e o código anterior.'

interface ReceiptEventsProps extends ComponentProps<'ol'> {
  statement: Pick<ReceiptStatement, 'events' | 'stops'>
  formatMoment: (at: string) => string
  /** Returns the text of the place of an event, where the reader may see it. */
  formatPlace?: (event: ReceiptEvent) => string | undefined
}

/** The signed events of a receipt in words, on the page of the order and on the public page. */
export const ReceiptEvents = ({ statement, formatMoment, formatPlace, ...rest }: ReceiptEventsProps) => (
  <ol {...rest}>
    {statement.events.map((event) => (
      <li key={event.position}>
        <Text>
          {[
            formatMoment(event.occurredAt),
            describeReceiptEvent(event, statement),
            event.occurredAt < event.recordedAt && `recebido em ${formatMoment(event.recordedAt)}`,
            formatPlace?.(event),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </li>
    ))}
  </ol>
)

/** The codes of the events of a receipt, for those who verify them: few readers do. */
export const ReceiptCodes = ({ statement, formatMoment, ...rest }: Omit<ReceiptEventsProps, 'formatPlace'>) => (
  <ol {...rest}>
    {statement.events.map((event) => (
      <li key={event.position}>
        <Text size="sm">{`${formatMoment(event.occurredAt)} · ${describeReceiptEvent(event, statement)}`}</Text>
        <Text size="sm" tone="subtle">
          <Code>{event.hash}</Code>
        </Text>
      </li>
    ))}
  </ol>
)
