import type { ReceiptStatement } from '@malote/api-client'
import { Card, Disclosure, Stack, Text } from '@malote/ui'
import { formatMoment } from './receipt-check-labels.ts'
import { eventCodesText, ReceiptCodes, ReceiptEvents } from './receipt-events.tsx'

/** The history of a public page: the signed events, and their codes on request. */
export const ReceiptHistory = ({ title, statement }: { title: string; statement: ReceiptStatement }) => (
  <Card.Root asChild>
    <section>
      <Card.Header title={title} level={2} />
      <Card.Body>
        <Stack gap="sm">
          <Stack gap="sm" asChild>
            <ReceiptEvents statement={statement} formatMoment={formatMoment} />
          </Stack>
          <Text size="sm" tone="subtle">
            Horários de Brasília.
          </Text>
          <Disclosure summary="Códigos dos eventos">
            <Stack gap="sm">
              <Text size="sm" tone="subtle">
                {eventCodesText}
              </Text>
              <Stack gap="sm" asChild>
                <ReceiptCodes statement={statement} formatMoment={formatMoment} />
              </Stack>
            </Stack>
          </Disclosure>
        </Stack>
      </Card.Body>
    </section>
  </Card.Root>
)
