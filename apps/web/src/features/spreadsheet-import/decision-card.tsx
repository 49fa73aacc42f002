import { Alert, Button, type ButtonProps, Card, Form, Stack } from '@malote/ui'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { FormLock } from '../../lib/forms/form-lock.ts'

interface DecisionCardProps extends Pick<ButtonProps, 'tone' | 'variant'> {
  title: string
  description: string
  /** The name of the form. */
  label: string
  submitLabel: string
  pending: boolean
  error?: Error | null | undefined
  onSubmit: () => void
  children: ReactNode
}

/** A card with what the user decides about a file, after which its rows are checked again. */
export function DecisionCard({
  title,
  description,
  label,
  submitLabel,
  pending,
  error,
  onSubmit,
  children,
  ...button
}: DecisionCardProps) {
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title={title} description={description} />
        <Form
          aria-label={label}
          pending={pending}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <Card.Body>
            <Stack gap="md">
              {error && <Alert tone="danger" title={getErrorMessage(error)} />}
              <FormLock value={pending}>{children}</FormLock>
            </Stack>
          </Card.Body>
          <Card.Footer>
            <Button type="submit" pending={pending} {...button}>
              {submitLabel}
            </Button>
          </Card.Footer>
        </Form>
      </section>
    </Card.Root>
  )
}
