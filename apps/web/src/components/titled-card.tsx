import { Card, Stack } from '@malote/ui'
import { type ReactNode, useId } from 'react'

interface TitledCardProps {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** A section of a page in a card, labelled by its title. */
export function TitledCard({ title, actions, children }: TitledCardProps) {
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
