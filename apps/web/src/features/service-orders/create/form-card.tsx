import { Card, Stack } from '@malote/ui'
import { type ReactNode, useId } from 'react'

interface FormCardProps {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** A section of the form on a surface of its own. */
export function FormCard({ title, actions, children }: FormCardProps) {
  const id = useId()
  return (
    <Card.Root asChild>
      <section aria-labelledby={id}>
        <Card.Header title={<span id={id}>{title}</span>} level={2} actions={actions} />
        <Card.Body>
          <Stack gap="md">{children}</Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}
