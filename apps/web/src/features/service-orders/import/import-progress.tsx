import type { Import } from '@malote/api-client'
import { Button, Card, ProgressBar, Stack, Text } from '@malote/ui'
import { useState } from 'react'
import { ConfirmMutationDialog } from '../../../components/confirm-mutation-dialog.tsx'
import { formatCount } from '../../../lib/format/formats.ts'
import { useImportAction } from './import.queries.ts'

/** The progress of a running import, with a button to cancel it. The user may leave the page. */
export function ImportProgress({ current: { id, fileName, status, rows } }: { current: Import }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const step = useImportAction(id)
  const running = status === 'running'
  return (
    <Card.Root asChild>
      <section aria-label="Andamento">
        <Card.Body>
          <Stack gap="md">
            <ProgressBar
              label={running ? `Criando as ordens de ${fileName}` : `Conferindo ${fileName}`}
              value={running ? rows.processed : null}
              max={running ? rows.total : undefined}
              valueText={`${formatCount(rows.processed)} de ${formatCount(rows.total)} linhas`}
            />
            <Text tone="subtle">
              {running || rows.processed === 0
                ? 'Você pode sair desta página: o trabalho continua, e este endereço mostra o resultado.'
                : `${formatCount(rows.processed)} linhas conferidas até agora.`}
            </Text>
          </Stack>
        </Card.Body>
        <Card.Footer>
          <Button tone="neutral" variant="outline" pending={step.isPending} onClick={() => setIsConfirming(true)}>
            Cancelar importação
          </Button>
        </Card.Footer>
        {isConfirming && (
          <ConfirmMutationDialog
            texts={{
              title: 'Cancelar esta importação?',
              text: running ? 'As ordens que já foram criadas ficam.' : 'Nenhuma ordem foi criada ainda.',
              confirm: 'Cancelar importação',
              cancel: 'Continuar importando',
              failed: 'Não foi possível cancelar a importação.',
            }}
            mutation={step}
            input="cancel"
            onClose={() => setIsConfirming(false)}
          />
        )}
      </section>
    </Card.Root>
  )
}
