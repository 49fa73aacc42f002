import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import { confirm } from './confirm.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConfirmHost } from './confirm-host.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog (janela de confirmação)',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Publicar esta alteração?',
    children: 'Os entregadores recebem o novo endereço na hora.',
    confirmLabel: 'Publicar alteração',
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Publicar alteração' })).toHaveFocus())
  },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Cancelar esta ordem?',
    children: 'O entregador já está a caminho: o cancelamento será cobrado.',
    confirmLabel: 'Cancelar ordem',
    cancelLabel: 'Manter ordem',
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Manter ordem' })).toHaveFocus())
  },
}

export const Pending: Story = {
  args: { ...Danger.args, pending: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
  },
}

/** Opened by a call, which returns whether the user has confirmed. */
export const Call: Story = {
  render: ({ onConfirm }) => (
    <>
      <Button
        tone="danger"
        onClick={async () => {
          const confirmed = await confirm({
            title: 'Cancelar esta ordem?',
            text: 'O entregador já está a caminho: o cancelamento será cobrado.',
            confirmLabel: 'Cancelar ordem',
            cancelLabel: 'Manter ordem',
            tone: 'danger',
          })
          if (confirmed) onConfirm()
        }}
      >
        Cancelar
      </Button>
      <ConfirmHost />
    </>
  ),
  parameters: snapshots.lightOnly,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar ordem' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
  },
}
