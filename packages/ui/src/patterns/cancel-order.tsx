import { useState } from 'react'
import { Button, ConfirmDialog, Inline, PageHeader, Stack, Textarea } from '../index.ts'
import { Frame } from './frame.tsx'

/** A page whose action cannot be undone and is confirmed. */
export function CancelOrder() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Frame>
      <Stack gap="lg">
        <PageHeader title="OS-2026-000123" description="Aguardando coleta" />
        <Inline>
          <Button tone="danger" variant="outline" onClick={() => setOpen(true)}>
            Cancelar ordem
          </Button>
        </Inline>
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          tone="danger"
          title="Cancelar a OS-2026-000123?"
          confirmLabel="Cancelar ordem"
          cancelLabel="Manter ordem"
          onConfirm={() => setOpen(false)}
        >
          <Stack>
            <span>O entregador já aceitou: este cancelamento será cobrado.</span>
            <Textarea label="Motivo" required help="Quem acompanha a entrega vai ler." />
          </Stack>
        </ConfirmDialog>
      </Stack>
    </Frame>
  )
}
