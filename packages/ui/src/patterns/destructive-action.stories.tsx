import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button, Inline, PageHeader, Stack, Toaster, toast } from '../index.ts'
import { CancelOrder } from './cancel-order.tsx'
import source from './cancel-order.tsx?raw'
import { Frame } from './frame.tsx'
import { toSample } from './to-sample.ts'

const meta = {
  title: 'Patterns/Destructive act (ato sem volta)',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ConfirmationOpen: Story = {
  render: () => <CancelOrder />,
  parameters: { docs: { source: { code: toSample(source) } } },
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
