import { Alert, Button, Dialog, ProgressBar, ScrollArea, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RetryAlert } from '../../components/load-failure.tsx'
import { formatAmount, formatCount } from '../../lib/format/formats.ts'
import { maxPastedNumbers } from '../orders/order-numbers.ts'
import type { SelectedOrder } from './bulk-act.ts'
import { lookUpOrders } from './order-list.queries.ts'

interface FindNumbersDialogProps {
  numbers: readonly string[]
  onSelect: (orders: readonly SelectedOrder[]) => void
  onClose: () => void
}

/** Looks up order numbers pasted into the search, and offers to select all of them. */
export function FindNumbersDialog({ numbers, onSelect, onClose }: FindNumbersDialogProps) {
  const [done, setDone] = useState(0)
  const requested = numbers.slice(0, maxPastedNumbers)
  const search = useQuery({
    queryKey: ['serviceOrders.findByNumbers', requested],
    queryFn: ({ signal }) => lookUpOrders(requested, setDone, signal),
    gcTime: 0,
  })
  const orderNumbers = search.data?.found ?? []
  const missing = search.data?.missing ?? []
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={`${formatCount(numbers.length)} números colados`}>
        <Stack gap="md">
          {numbers.length > maxPastedNumbers && (
            <Alert tone="warning" title={`Buscamos os primeiros ${maxPastedNumbers}`}>
              Cole os outros em seguida: as ordens já selecionadas continuam selecionadas.
            </Alert>
          )}
          {search.isPending && <ProgressBar label="Buscando as ordens" value={done} max={requested.length} />}
          {search.isError && (
            <RetryAlert
              title="Não foi possível buscar as ordens"
              error={search.error}
              onRetry={() => void search.refetch()}
            />
          )}
          {search.data && (
            <Text>
              {orderNumbers.length === 1
                ? '1 ordem encontrada.'
                : `${formatCount(orderNumbers.length)} ordens encontradas.`}
            </Text>
          )}
          {missing.length > 0 && (
            <Stack gap="xs">
              <Text weight="medium">{formatAmount(missing.length, 'número sem ordem:', 'números sem ordem:')}</Text>
              <ScrollArea label="Números sem ordem" surface="overlay" className="max-h-40">
                <Text tabularNumbers tone="subtle">
                  {missing.join(', ')}
                </Text>
              </ScrollArea>
            </Stack>
          )}
        </Stack>
        <Dialog.Footer>
          <Button tone="neutral" variant="outline" onClick={onClose}>
            Voltar
          </Button>
          <Button
            disabledReason={
              orderNumbers.length > 0
                ? undefined
                : search.isPending
                  ? 'Buscando as ordens…'
                  : 'Nenhuma ordem encontrada.'
            }
            onClick={() => onSelect(orderNumbers)}
          >
            {orderNumbers.length === 1 ? 'Selecionar ordem' : `Selecionar ${formatCount(orderNumbers.length)} ordens`}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
