import type { BulkResult } from '@malote/api-client'
import { Button, CopyButton, Dialog, Inline, Link as LinkLook, ScrollArea, Stack, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { formatAmount, formatCount } from '../../lib/format/formats.ts'
import { getRejectionReason } from '../orders/forms/send-in-batches.ts'

interface BulkResultDialogProps {
  /** The label of the action. */
  label: string
  results: readonly BulkResult[]
  onClose: () => void
}

/** The results of a bulk action: rejected orders are grouped by reason. */
export function BulkResultDialog({ label, results, onClose }: BulkResultDialogProps) {
  const failed = results.flatMap(({ orderNumber, problem }) =>
    problem ? [{ orderNumber, reason: getRejectionReason(problem) }] : [],
  )
  const done = results.length - failed.length
  const reasons = new Set(failed.map(({ reason }) => reason))
  const text = () => failed.map(({ orderNumber, reason }) => `${orderNumber}\t${reason}`).join('\n')
  const changed = formatAmount(done, 'mudou', 'mudaram')
  const summary = `${done === 0 ? 'Nenhuma mudou' : `${changed}, ${formatCount(failed.length)} não`}: veja por quê`
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={summary} description={`${label}. As que não mudaram continuam selecionadas na lista.`}>
        <ScrollArea label="Ordens que não mudaram" surface="overlay" className="max-h-80">
          <Stack gap="md">
            {[...reasons].map((reason) => (
              <Stack key={reason} gap="xs" asChild>
                <section aria-label={reason}>
                  <Text weight="medium">{reason}</Text>
                  <Inline gap="sm" asChild>
                    <ul>
                      {failed
                        .filter((order) => order.reason === reason)
                        .map(({ orderNumber }) => (
                          <li key={orderNumber}>
                            <LinkLook asChild>
                              <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }} target="_blank">
                                {orderNumber}
                              </Link>
                            </LinkLook>
                          </li>
                        ))}
                    </ul>
                  </Inline>
                </section>
              </Stack>
            ))}
          </Stack>
        </ScrollArea>
        <Dialog.Footer>
          <CopyButton text={text} variant="outline">
            Copiar lista
          </CopyButton>
          <Button onClick={onClose}>Voltar à lista</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
