import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

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
    await expect(within(dialog).getByRole('button', { name: 'Publicar alteração' })).toHaveFocus()
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
    await expect(within(dialog).getByRole('button', { name: 'Manter ordem' })).toHaveFocus()
  },
}

export const Pending: Story = {
  args: { ...Danger.args, pending: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
  },
}
