import type { ReceiptVerification } from '@malote/api-client'
import { Alert, Card, Stack } from '@malote/ui'
import { checkLabels, resultLabels } from './receipt-check-labels.ts'

const tones = { passed: 'success', failed: 'danger', skipped: 'info' } as const

/** What was checked of a receipt, on the public pages. */
export function ReceiptChecks({ checks }: Pick<ReceiptVerification, 'checks'>) {
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="O que foi conferido" level={2} />
        <Card.Body>
          <Stack gap="sm">
            {checks.map(({ check, result, text }) => (
              // Part of the page, not a message that appears.
              <Alert
                key={check}
                role="group"
                tone={tones[result]}
                title={`${checkLabels[check]}: ${resultLabels[result]}`}
              >
                {text}
              </Alert>
            ))}
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}
