import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button, ConfirmDialog, Inline, PageHeader, Stack, Textarea, Toaster, toast } from '../index.ts'
import { Frame } from './frame.tsx'

const meta = {
  title: 'Patterns/Destructive act (ato sem volta)',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function CancelOrder() {
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

export const ConfirmationOpen: Story = {
  render: () => <CancelOrder />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar ordem' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter ordem' })).toBeVisible())
  },
}

export const UndoOffered: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        <PageHeader title="Localizações" count="12" />
        <Inline>
          <Button
            tone="neutral"
            variant="outline"
            onClick={() =>
              toast.success('Local desativado', {
                action: { label: 'Desfazer', onClick: () => toast.success('Local ativo de novo') },
              })
            }
          >
            Desativar “Depósito Centro”
          </Button>
        </Inline>
      </Stack>
      <Toaster />
    </Frame>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Desativar “Depósito Centro”' }))
    await expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeVisible()
  },
}
