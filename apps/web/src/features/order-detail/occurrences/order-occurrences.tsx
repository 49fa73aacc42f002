import type { Attachment, ServiceOrder, User } from '@malote/api-client'
import { Button, Card, Skeleton, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { useRefetchInterval } from '../../../lib/live/use-live-updates.ts'
import { orderOccurrencesQuery } from '../../orders/occurrences/occurrences.queries.ts'
import { NewOccurrenceDialog } from './new-occurrence-dialog.tsx'
import { OccurrenceEntry } from './occurrence-entry.tsx'

interface OrderOccurrencesProps {
  order: ServiceOrder
  user: User
  files: readonly Attachment[] | undefined
}

/** What went wrong with an order, oldest first, and the button to open an occurrence. */
export function OrderOccurrences({ order, user, files }: OrderOccurrencesProps) {
  const { data, error, refetch } = useQuery({
    ...orderOccurrencesQuery(order.orderNumber),
    refetchInterval: useRefetchInterval(),
  })
  const [isOpening, setOpening] = useState(false)
  return (
    <Card.Root asChild>
      <section aria-label="Ocorrências">
        <Card.Header
          title="Ocorrências"
          level={2}
          actions={
            <Button size="sm" variant="outline" tone="neutral" onClick={() => setOpening(true)}>
              Abrir ocorrência
            </Button>
          }
        />
        <Card.Body>
          {!data && !error && <Skeleton shape="block" className="h-6 w-full" />}
          {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
          {data?.data.length === 0 && <Text tone="subtle">Nenhuma ocorrência.</Text>}
          {data && data.data.length > 0 && (
            <Stack gap="lg" asChild>
              <ol>
                {data.data.map((occurrence) => (
                  <OccurrenceEntry
                    key={occurrence.id}
                    order={order}
                    user={user}
                    occurrence={occurrence}
                    files={files?.filter(({ occurrenceId }) => occurrenceId === occurrence.id) ?? []}
                  />
                ))}
              </ol>
            </Stack>
          )}
        </Card.Body>
        {isOpening && <NewOccurrenceDialog order={order} onClose={() => setOpening(false)} />}
      </section>
    </Card.Root>
  )
}
